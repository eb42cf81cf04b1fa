/** Some browsers never answer when their storage is broken; nobody is kept waiting for that. */
const PATIENCE_MS = 1_500;

/** Rows that the browser keeps, over reloads and crashes. */
export interface BrowserRows {
  /**
   * Runs one request, one after the other, so that what is forgotten right after it was kept is gone; resolves when it
   * is on the disk. Rejects where the browser refuses, or has no room.
   */
  inTurn<Result>(act: (store: IDBObjectStore) => IDBRequest<Result>, mode: IDBTransactionMode): Promise<Result>;
}

/**
 * A store of rows in a database of its own in the browser.
 *
 * keyPath  the members of a row that name it.
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
