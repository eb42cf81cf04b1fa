/**
 * What became of the wish for no more mails about messages.
 *
 * done     none comes any more.
 * invalid  the link is nobody's, too old or torn.
 * failed   it did not get through, for a reason that passes; `text` says it in the page's language, where it is known.
 */
export type StopState =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'failed'; readonly text?: string };

/** Errors that say: this link is none. */
const INVALID = ['linkInvalid', 'notFound', 'validationFailed'];

export function isInvalidLink(code: string): boolean {
  return INVALID.includes(code);
}
