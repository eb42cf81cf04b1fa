import { expect, test } from 'vitest';
import { STEP_IDS, stepsOf } from './steps.ts';

const nobody = {
  avatar: null,
  gallery: [],
  seller: { status: null, farmer: false, trader: null },
  counts: { ad: 0, agritourism: 0, event: 0, comments: 4 },
};

test('a new user has all steps ahead', () => {
  const steps = stepsOf({ verified: false, description: '', town: null }, nobody);
  expect(steps.map(({ id }) => id)).toEqual([...STEP_IDS]);
  expect(steps.some(({ isDone }) => isDone)).toBe(false);
});

test('a listing of any kind counts; received comments do not', () => {
  const done = (counts: typeof nobody.counts) =>
    stepsOf({ verified: true, description: 'Sery', town: 'Łowicz' }, { ...nobody, counts }).filter(
      (step) => step.isDone,
    );
  expect(done(nobody.counts).map(({ id }) => id)).toEqual(['email', 'description', 'town']);
  expect(done({ ...nobody.counts, event: 1 }).map(({ id }) => id)).toContain('offer');
});

test('the step about the kind of seller is done once it is stated', () => {
  const account = { verified: true, description: '', town: null };
  const isDone = (status: 'private' | null) =>
    stepsOf(account, { ...nobody, seller: { ...nobody.seller, status } }).find(({ id }) => id === 'seller')?.isDone;
  expect([isDone(null), isDone('private')]).toEqual([false, true]);
});
