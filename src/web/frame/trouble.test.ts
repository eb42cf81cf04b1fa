import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { troubleOf } from './trouble.ts';

/** As the router passes on what a loader threw with `data`. */
const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

test('a failed call keeps its code and request id', () => {
  expect(troubleOf(thrown(403, { code: 'forbidden', requestId: 'req-7' }))).toMatchObject({
    code: 'forbidden',
    status: 403,
    requestId: 'req-7',
  });
  expect(troubleOf(new ApiError('conflict', { requestId: 'req-8' }))).toMatchObject({
    code: 'conflict',
    status: 409,
    requestId: 'req-8',
  });
});

test('a plain status is its own code', () => {
  expect(troubleOf(thrown(404, null))).toMatchObject({ code: '404', status: 404, requestId: '' });
});

test('temporary failures and an unreachable server have their own texts', () => {
  expect(troubleOf(thrown(503, { code: 'unavailable', requestId: '' })).text).toBe('frame.error.busy');
  expect(troubleOf(new TypeError('Failed to fetch')).text).toBe('frame.error.offline');
});

test('anything else is an internal error', () => {
  for (const error of [new Error('boom'), 'boom', null, undefined]) {
    expect(troubleOf(error)).toEqual({ code: 'internal', status: 500, requestId: '', text: 'frame.error.text' });
  }
});
