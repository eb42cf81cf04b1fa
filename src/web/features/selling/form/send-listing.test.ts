import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Attempt } from './draft-content.ts';
import { postOnce, type SendingDeps } from './send-listing.ts';

const form = (title: string) => ({ title }) as never;
const refused = new ApiError('validationFailed', { requestId: 'r' });

function setUp(outcomes: (unknown | 'posted')[] = []) {
  const log: string[] = [];
  let noted: Attempt | null = null;
  const next = () => {
    const outcome = outcomes.shift() ?? 'posted';
    if (outcome !== 'posted') throw outcome;
    return { id: 5, version: 1 } as never;
  };
  const deps: SendingDeps = {
    create: async ({ key, form: { title } }) => {
      log.push(`create ${key} ${title}`);
      return next();
    },
    update: async (id, version, { title }) => {
      log.push(`update ${id} v${version} ${title}`);
      return next();
    },
    note: (attempt) => {
      noted = attempt;
    },
    newKey: () => 'new',
  };
  return { deps, log, noted: () => noted };
}

test('a lost response leaves its idempotency key, and the next attempt uses it', async () => {
  const first = setUp([new TypeError('lost')]);
  await expect(postOnce(first.deps, form('Ser'), undefined)).rejects.toThrow('lost');
  expect(first.noted()).toEqual({ key: 'new', form: form('Ser') });
  const second = setUp();
  await postOnce(second.deps, form('Ser'), { key: 'old', form: form('Ser') });
  expect(second.log).toEqual(['create old Ser']);
});

test('changes after a lost response become an edit of the same listing', async () => {
  const { deps, log } = setUp();
  await postOnce(deps, form('Ser kozi'), { key: 'old', form: form('Ser') });
  expect(log).toEqual(['create old Ser', 'update 5 v1 Ser kozi']);
});

test('an earlier refused attempt leaves nothing to edit', async () => {
  const { deps, log } = setUp([refused]);
  await postOnce(deps, form('Ser kozi'), { key: 'old', form: form('Ser') });
  expect(log).toEqual(['create old Ser', 'create new Ser kozi']);
});

test('a refusal is a result: the next attempt has a new key', async () => {
  const { deps, noted } = setUp([refused]);
  await expect(postOnce(deps, form('Ser'), undefined)).rejects.toBe(refused);
  expect(noted()).toBeNull();
});
