import { Store } from './store.ts';

/** Whether the socket is connected and hears what is said to its person. */
export const connection = new Store(false);

let hangUp = () => {};

/** Names what ends the connection. */
export function onHangUp(act: () => void): void {
  hangUp = act;
}

/** Ends the connection before the session ends, so that the server need not cut it. */
export function endConnection(): void {
  hangUp();
}
