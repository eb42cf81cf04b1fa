import type { CallParts } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import { isApiError } from '#contract/errors.ts';
import { refreshCurrentUser } from '../session/keep-session.ts';
import { plainApi } from '../session/session-call.ts';

/**
 * A call that nobody has asked for by pressing something: a session that is over then ends without a word, and nobody is
 * sent to the log-in from a page that they only read.
 *
 * @throws ApiError, or what `fetch` throws
 */
export async function backgroundCall<E extends AnyEndpoint>(endpoint: E, input: CallParts = {}): Promise<AnswerOf<E>> {
  try {
    return (await plainApi.call(endpoint, input as never)) as AnswerOf<E>;
  } catch (error) {
    if (isApiError(error) && error.code === 'mustLoggedIn') void refreshCurrentUser().catch(() => {});
    throw error;
  }
}
