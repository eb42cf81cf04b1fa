import { expect, test } from 'vitest';
import { openConversation } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { refusalOf } from './refusal.ts';

test('every refusal to open a conversation has its own state', () => {
  const codes = openConversation.errors.filter((code) => code !== 'mustLoggedIn');
  expect(codes.map((code) => refusalOf(new ApiError(code)))).toEqual(codes);
});

test('temporary failures can be retried', () => {
  const passing = [new ApiError('tooManyRequests'), new ApiError('unavailable'), new TypeError('Failed to fetch')];
  expect(passing.map(refusalOf)).toEqual(['failed', 'failed', 'failed']);
});
