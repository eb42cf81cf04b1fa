import { listBackups, readManifest } from './manifest.ts';
import type { Vault } from './vault.ts';

/**
 * Removes all but the newest complete backups, the remains of incomplete ones, and files that no backup refers to any
 * more.
 *
 * A backup's manifest is removed first: if this is interrupted, the backup counts as incomplete and is removed next
 * time.
 */
export async function removeOldBackups(vault: Vault, keep: number, say: (line: string) => void): Promise<void> {
  const all = await listBackups(vault);
  const kept = all.filter(({ isWhole }) => isWhole).slice(-keep);
  const gone = all.filter((each) => !kept.includes(each));
  for (const { id, keys } of gone) {
    const manifestFirst = keys.toSorted((a) => (a.endsWith('/manifest.jsonl') ? -1 : 1));
    for (const key of manifestFirst) await vault.store.remove(key);
    say(`Removed the backup ${id}`);
  }
  if (gone.length === 0) return;
  const needed = new Set<string>();
  // Throws if a manifest cannot be read, because the files that such a backup needs are unknown.
  for (const { id } of kept) for (const { sha256 } of (await readManifest(vault, id)).files) needed.add(sha256);
  const neededKeys = new Set([...needed].map((sha256) => vault.poolKey(sha256)));
  const unused: string[] = [];
  for await (const { key } of vault.store.list('files/')) if (!neededKeys.has(key)) unused.push(key);
  for (const key of unused) await vault.store.remove(key);
}
