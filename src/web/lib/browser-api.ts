import type { ApiClient } from '#contract/api-client.ts';

export interface CallOptions {
  /** Makes a creating POST idempotent: see `newActKey`. */
  readonly idempotencyKey?: string;
  /** Sends the browser's id, if the visitor has consented: for calls prone to abuse. */
  readonly isIdentified?: boolean;
  /** The request survives closing the page (`keepalive`), up to the browser's size limit. */
  readonly outlivesPage?: boolean;
}

/**
 * The API client of the browser: in the page's language, with the user's session.
 *
 * A call that requires the password asks for it and is then repeated; when the user cancels, it rejects with its own
 * error, `passwordConfirmationRequired`. The error `mustLoggedIn` ends the session and shows the login, which leads
 * back. Every other error is passed on: an ApiError when the server has responded, what `fetch` throws when it has not.
 *
 * The implementation is loaded at the first call. An endpoint's value imports the contract's schemas, so public pages
 * import it only when needed.
 */
export function browserApi(options: CallOptions = {}): ApiClient {
  return {
    async call(endpoint, ...input) {
      const { callApi } = await import('./session/call-api.ts');
      return callApi(endpoint, input[0], options);
    },
  };
}
