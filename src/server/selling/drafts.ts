import type { GalleryPicture } from '#contract/media.ts';
import type { Draft } from '#contract/selling/drafts.ts';
import type { Db } from '../platform/db/client.ts';
import { type DraftKey, deleteDraft, deleteOldDrafts, findDraft, putDraft } from './draft-repository.ts';

interface DraftDeps {
  readonly db: Db;
  readonly picturesOf: (accountId: number, keys: readonly number[]) => Promise<GalleryPicture[]>;
}

export type DraftService = ReturnType<typeof createDraftService>;

/** Drafts stored on the server: offered again on return, also on another device. */
export function createDraftService({ db, picturesOf }: DraftDeps) {
  async function get(key: DraftKey): Promise<Draft | null> {
    const row = await findDraft(db, key);
    if (!row) return null;
    return {
      form: row.form,
      pictures: await picturesOf(key.accountId, row.media_ids),
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    };
  }

  async function save(key: DraftKey, form: Record<string, unknown>): Promise<{ version: number; updatedAt: string }> {
    const { version, updated_at } = await putDraft(db, key, form, pictureKeysOf(form));
    return { version, updatedAt: updated_at.toISOString() };
  }

  return { get, save, remove: (key: DraftKey) => deleteDraft(db, key), purge: () => deleteOldDrafts(db) };
}

/** A draft may contain anything; its pictures are the entries that look like a form's pictures. */
function pictureKeysOf({ pictures }: Record<string, unknown>): number[] {
  if (!Array.isArray(pictures)) return [];
  const keys = pictures.map((picture) => (picture as { key?: unknown } | null)?.key);
  return keys.filter((key): key is number => Number.isSafeInteger(key) && Number(key) > 0).slice(0, 50);
}
