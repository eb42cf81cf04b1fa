import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { isRefusal } from './keep-session.ts';

test.each([
  [new ApiError('mustLoggedIn'), true],
  [new ApiError('forbidden', { requestId: 'req-1' }), true],
  [new ApiError('notFound', { requestId: 'req-1' }), true],
  // Rate limiting says nothing about the session.
  [new ApiError('tooManyRequests', { requestId: 'req-1' }), false],
  // A captive portal's response: no request id.
  [new ApiError('badRequest'), false],
  [new ApiError('unavailable', { requestId: 'req-1' }), false],
  [new ApiError('internal', { requestId: 'req-1' }), false],
  [new TypeError('Failed to fetch'), false],
  [new DOMException('late', 'TimeoutError'), false],
])('%s ends the session: %s', (error, ends) => {
  expect(isRefusal(error)).toBe(ends);
});
