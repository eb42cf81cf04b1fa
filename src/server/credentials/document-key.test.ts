import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMediaStore } from '../media/store.ts';
import { openDocumentKey } from './document-key.ts';
import { createDocumentStore } from './document-store.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const silent = () => {};
const KEY = Buffer.alloc(32, 7);

test("the first start creates a key readable only by the server's user, and later starts use it", () => {
  const dataDir = join(aFolder(), 'data');
  const settings = { credentialsKey: null, dataDir, s3: null };
  const key = openDocumentKey(settings, silent);
  expect(key).toHaveLength(32);
  expect(openDocumentKey(settings, silent)).toEqual(key);
  expect(readdirSync(dataDir)).toEqual(['credentials.key']);
  expect(statSync(join(dataDir, 'credentials.key')).mode & 0o777).toBe(0o600);
  expect(openDocumentKey({ ...settings, dataDir: aFolder() }, silent)).not.toEqual(key);
});

test('a damaged key is not replaced', () => {
  const dataDir = aFolder();
  writeFileSync(join(dataDir, 'credentials.key'), '');
  expect(() => openDocumentKey({ credentialsKey: null, dataDir, s3: null }, silent)).toThrow('does not hold a key');
});

test('a configured key creates no file, and a missing one with files in S3 is warned about at startup', () => {
  const dataDir = aFolder();
  const lines: string[] = [];
  const warn = (line: string) => lines.push(line);
  expect(openDocumentKey({ credentialsKey: KEY, dataDir, s3: {} }, warn)).toBe(KEY);
  expect([readdirSync(dataDir), lines]).toEqual([[], []]);
  openDocumentKey({ credentialsKey: null, dataDir, s3: {} }, warn);
  expect(lines).toEqual([expect.stringContaining('CREDENTIALS_KEY')]);
});

test('a document can be opened only with its own name and key, and only if unmodified', async () => {
  const store = await openMediaStore({ kind: 'disk', directory: aFolder() });
  const documents = createDocumentStore({ store, key: KEY });
  const [name, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const bytes = Buffer.from('Certyfikat Haliny');
  await documents.put(name, bytes);
  expect(await documents.get(name)).toEqual(bytes);
  const sealed = Buffer.from(await store.getBytes(`${name}.sealed`));
  expect(sealed.includes('Haliny')).toBe(false);
  await expect(createDocumentStore({ store, key: Buffer.alloc(32, 8) }).get(name)).rejects.toThrow();
  await store.put(`${other}.sealed`, sealed);
  await expect(documents.get(other)).rejects.toThrow();
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  await store.remove(`${name}.sealed`);
  await store.put(`${name}.sealed`, sealed);
  await expect(documents.get(name)).rejects.toThrow();
  await documents.remove(name);
  expect(await documents.get(name)).toBeUndefined();
});
