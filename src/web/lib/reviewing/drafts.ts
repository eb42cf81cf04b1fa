/** Unsent input; a reply's stars are null. */
export interface Draft {
  readonly text: string;
  readonly rating: string | null;
}

/*
 * Drafts last as long as the tab, so that nothing is lost when the connection fails or the session expires; logging out
 * deletes them. They are keyed by user: the next user in the same tab does not see them.
 */
const keyOf = (name: string) => `draft:${name}`;

/** Key of the draft of a user's comment on a listing, new or edited. */
export function commentDraft(personId: number, listingId: number): string {
  return `comment:${personId}:${listingId}`;
}

/** Key of the draft of a review after an agreement. */
export function reviewDraft(personId: number, agreementId: number): string {
  return `review:${personId}:${agreementId}`;
}

/** Key of the draft of a seller's reply to a comment. */
export function replyDraft(personId: number, commentId: number): string {
  return `reply:${personId}:${commentId}`;
}

/** The stored draft; null when missing or malformed. */
export function readDraft(name: string): Draft | null {
  try {
    const { text, rating } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft;
    return typeof text === 'string' ? { text, rating: /^[1-5]$/.test(rating ?? '') ? rating : null } : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it when empty. Ignores a storage that throws. */
export function keepDraft(name: string, draft: Draft | null): void {
  try {
    if (draft?.text || draft?.rating) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Private windows may block the storage; input then lasts as long as the form.
  }
}
