import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from './stop-watch.ts';

/** The timings of one test file. */
export interface Timing extends Reading {
  readonly file: string;
}

/** The file to which the workers of a run append a line of JSON per test file. */
export function timingsOf(runFolder: string): string {
  return join(runFolder, 'timings.jsonl');
}

/** Stores the timings of a run's files in `.cache`, slowest first: `npm test` prints and checks them. */
export function keepTimings(name: 'units' | 'journeys', all: readonly Timing[]): void {
  const folder = new URL('../.cache/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const sorted = all.toSorted((a, b) => b.wallS - a.wallS);
  writeFileSync(new URL(`timings-${name}.json`, folder), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** The lines written by the workers of a run. */
export function readTimings(runFolder: string): Timing[] {
  const file = timingsOf(runFolder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Timing);
}
