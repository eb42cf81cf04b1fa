import { browserRows } from './browser-rows.ts';

/** A file under the idempotency key of its upload. */
export interface KeptFile {
  readonly id: string;
  readonly file: File;
}

interface Row {
  readonly place: string;
  readonly id: string;
  readonly keptAtMs: number;
  readonly name: string;
  readonly content: Blob;
}

const LONGEST_KEPT_MS = 30 * 86_400_000;

const { inTurn } = browserRows('jarmark', 'files', ['place', 'id']);

/** Stores a file in the browser for at most a month. @returns false when storage is blocked or full */
export async function keepFile(place: string, { id, file }: KeptFile): Promise<boolean> {
  const row: Row = { place, id, keptAtMs: Date.now(), name: file.name, content: file };
  return inTurn((store) => store.put(row), 'readwrite').then(
    () => true,
    () => false,
  );
}

/** The files stored at a place, oldest first; empty when storage is blocked. */
export async function listKeptFiles(place: string): Promise<KeptFile[]> {
  const all: Row[] = await inTurn((store) => store.getAll(), 'readonly').catch(() => []);
  const isOld = ({ keptAtMs }: Row) => Date.now() - keptAtMs > LONGEST_KEPT_MS;
  for (const { place: where, id } of all.filter(isOld)) void forgetFile(where, id);
  return all
    .filter((row) => row.place === place && !isOld(row))
    .sort((one, other) => one.keptAtMs - other.keptAtMs)
    .map(({ id, name, content }) => ({ id, file: new File([content], name, { type: content.type }) }));
}

/** Deletes one file; a missing one is not an error. */
export async function forgetFile(place: string, id: string): Promise<void> {
  await inTurn((store) => store.delete([place, id]), 'readwrite').catch(() => {});
}

/** Deletes all files of a place. */
export async function forgetFiles(place: string): Promise<void> {
  // In composite keys arrays sort after strings.
  await inTurn((store) => store.delete(IDBKeyRange.bound([place], [place, []])), 'readwrite').catch(() => {});
}
