import { readStored, writeStored } from '../storage/stored-value.ts';

/** Local storage key of the token that marks this browser as known to the accounts used in it. */
const BROWSER_KEY = 'known_browser';

/**
 * Stores the browser's token; it survives logout, so that strangers guessing passwords do not slow down the returning
 * user.
 */
export function keepBrowserToken(token: string): void {
  writeStored(BROWSER_KEY, token);
}

/** Headers that identify the browser at login; empty if nobody has logged in here yet. */
export function browserHeaders(): Record<string, string> {
  const token = readStored(BROWSER_KEY);
  return token ? { 'x-browser-token': token } : {};
}
