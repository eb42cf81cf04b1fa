import type { CallParts } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import { isApiError } from '#contract/errors.ts';
import { refreshCurrentUser } from './keep-session.ts';
import { plainApi } from './session-call.ts';

/**
 * A call not triggered by the user: an expired session ends silently, without a redirect from the page being read.
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
