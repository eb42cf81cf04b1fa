import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { NewestTitles, titledIn } from './newest-titles.ts';
import type { Run } from './postings.ts';

const SHIFT = 8;

test('the newest titles are those that all postings give, while listings are added, expire and return', () => {
  const random = createRandom(7);
  const newest = new NewestTitles();
  const postings: number[] = [];
  const expiresAt = new Map<number, number>();
  const runOf = (): Run => ({
    data: Uint32Array.from(postings),
    start: 0,
    end: postings.length,
    shift: SHIFT,
    fields: 255,
    key: 1,
  });
  for (let round = 0; round < 400; round++) {
    for (let added = random.below(round % 50 === 0 ? 6_000 : 12); added > 0; added--) {
      const slot = expiresAt.size;
      postings.push((slot << SHIFT) | random.below(4));
      expiresAt.set(slot, round + random.below(40));
    }
    const nowMs = random.below(10) === 0 ? random.below(round + 1) : round;
    const isVisible = (slot: number) => (expiresAt.get(slot) as number) > nowMs;
    const run = runOf();
    for (const atMost of [8, 32])
      expect(newest.find(run, 'ad', nowMs, isVisible, atMost)).toEqual(
        titledIn(run, 0, run.end, isVisible, atMost).slots,
      );
  }
});
