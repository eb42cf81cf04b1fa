import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { startWatch } from './stop-watch.ts';
import { timingsOf } from './timings.ts';

// Evaluated for each file, before the file itself, so that its imports are part of its time.
const read = startWatch();

afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  appendFileSync(timingsOf(inject('runFolder')), `${JSON.stringify({ file, ...read() })}\n`);
});
