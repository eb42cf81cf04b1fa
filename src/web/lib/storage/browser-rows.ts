/** Some browsers never respond when their storage is broken; do not wait for it. */
const PATIENCE_MS = 1_500;

/** Rows stored in the browser across reloads and crashes. */
export interface BrowserRows {
  /**
   * Runs one request at a time, so that a deletion right after a write takes effect; resolves when it is on disk.
   * Rejects when storage is blocked or full.
   */
  inTurn<Result>(act: (store: IDBObjectStore) => IDBRequest<Result>, mode: IDBTransactionMode): Promise<Result>;
}

/**
 * A store of rows in its own database in the browser.
 *
 * keyPath  the key members of a row.
 */
export function browserRows(database: string, store: string, keyPath: string | string[]): BrowserRows {
  let last: Promise<unknown> = Promise.resolve();
  return {
    inTurn(act, mode) {
      const next = last.then(() => inStore(database, store, keyPath, act, mode));
      last = next.catch(() => {});
      return next;
    },
  };
}

async function inStore<Result>(
  name: string,
  store: string,
  keyPath: string | string[],
  act: (store: IDBObjectStore) => IDBRequest<Result>,
  mode: IDBTransactionMode,
): Promise<Result> {
  const database = await openDatabase(name, (created) => created.createObjectStore(store, { keyPath }));
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new DOMException('storage does not answer', 'TimeoutError')), PATIENCE_MS);
  });
}
