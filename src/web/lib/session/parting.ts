/**
 * What features do on logout.
 *
 * begin  while the session is still valid.
 * end    once it has ended in this browser.
 */
export interface Parting {
  readonly begin: () => void;
  readonly end: () => void;
}

const NOTHING: Parting = { begin: () => {}, end: () => {} };

let load: () => Promise<Parting> = async () => NOTHING;

/** Registers what features do on logout. Called by the frame, which knows the features. */
export function setParting(loader: () => Promise<Parting>): void {
  load = loader;
}

/** Loads it; offline nothing, as logging out must work all the same. */
export function loadParting(): Promise<Parting> {
  return load().catch(() => NOTHING);
}
