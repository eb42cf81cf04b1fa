import { LAST_SEARCHES_KEY } from '../../lib/storage/keys.ts';
import { readStored, writeStored } from '../../lib/storage/stored-value.ts';

const MOST = 8;

/** This browser's last searches, latest first; empty when there are none or they cannot be read. */
export function readLastSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(LAST_SEARCHES_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest; one that differs only by capitals replaces the former. */
export function keepSearch(text: string): void {
  const typed = text.trim();
  if (typed) write([typed, ...without(typed)]);
}

/** Removes one of them. */
export function forgetSearch(text: string): void {
  write(without(text));
}

/** Removes all of them. */
export function forgetSearches(): void {
  write([]);
}

function without(text: string): string[] {
  return readLastSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
}

function write(list: readonly string[]): void {
  writeStored(LAST_SEARCHES_KEY, list.length > 0 ? JSON.stringify(list.slice(0, MOST)) : null);
}
