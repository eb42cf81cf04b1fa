import { browserRows } from './browser-rows.ts';

/** A file under the id of the act that sends it. */
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

/** Keeps a file in the browser, over reloads, for a month at most. @returns false where the browser refuses, or has no room */
export async function keepFile(place: string, { id, file }: KeptFile): Promise<boolean> {
  const row: Row = { place, id, keptAtMs: Date.now(), name: file.name, content: file };
  return inTurn((store) => store.put(row), 'readwrite').then(
    () => true,
    () => false,
  );
}

/** What is kept at a place, oldest first; nothing where the browser refuses. */
export async function listKeptFiles(place: string): Promise<KeptFile[]> {
  const all: Row[] = await inTurn((store) => store.getAll(), 'readonly').catch(() => []);
  const isOld = ({ keptAtMs }: Row) => Date.now() - keptAtMs > LONGEST_KEPT_MS;
  for (const { place: where, id } of all.filter(isOld)) void forgetFile(where, id);
  return all
    .filter((row) => row.place === place && !isOld(row))
    .sort((one, other) => one.keptAtMs - other.keptAtMs)
    .map(({ id, name, content }) => ({ id, file: new File([content], name, { type: content.type }) }));
}

/** Forgets one file; one that is not there is no trouble. */
export async function forgetFile(place: string, id: string): Promise<void> {
  await inTurn((store) => store.delete([place, id]), 'readwrite').catch(() => {});
}

/** Forgets everything at a place. */
export async function forgetFiles(place: string): Promise<void> {
  // In keys of several parts a list comes after every text.
  await inTurn((store) => store.delete(IDBKeyRange.bound([place], [place, []])), 'readwrite').catch(() => {});
}
