import { Store } from '../../../lib/store.ts';

/** Whether the socket is connected and subscribed to the user's events. */
export const connection = new Store(false);

let hangUp = () => {};

/** Registers the function that disconnects. */
export function onHangUp(act: () => void): void {
  hangUp = act;
}

/** Disconnects before the session ends, so that the server need not do it. */
export function endConnection(): void {
  hangUp();
}
