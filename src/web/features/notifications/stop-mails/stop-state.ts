/**
 * Result of unsubscribing from e-mails about messages.
 *
 * done     unsubscribed.
 * invalid  the link is invalid, expired or incomplete.
 * failed   a temporary failure; `text` explains it in the page's language, if known.
 */
export type StopState =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'failed'; readonly text?: string };

/** Errors that mean that the link is invalid. */
const INVALID = ['linkInvalid', 'notFound', 'validationFailed'];

export function isInvalidLink(code: string): boolean {
  return INVALID.includes(code);
}
