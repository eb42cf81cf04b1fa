import type { ApiClient } from '#contract/api-client.ts';

export interface CallOptions {
  /** Names the act of a POST that creates, so that it counts once however often it is sent: see `newActKey`. */
  readonly idempotencyKey?: string;
  /** Says which browser it is, where its person has agreed to that: for calls that are abused. */
  readonly isIdentified?: boolean;
}

/**
 * The API as the browser calls it: in the page's language, in the name of who is logged in.
 *
 * A call that wants the password typed again asks for it and then goes on by itself; when the person cancels, it fails
 * with its own error, `passwordConfirmationRequired`. A call that is told `mustLoggedIn` ends the session and shows the
 * log-in, from where one comes back. Every other error passes unchanged: an ApiError where the server has answered, what
 * `fetch` throws where it has not.
 *
 * What makes the calls is loaded at the first of them. An endpoint's value brings the contract's schemas along, so pages
 * that visitors see import it only when it is needed.
 */
export function browserApi(options: CallOptions = {}): ApiClient {
  return {
    async call(endpoint, ...input) {
      const { callApi } = await import('../features/session/call-api.ts');
      return callApi(endpoint, input[0], options);
    },
  };
}
