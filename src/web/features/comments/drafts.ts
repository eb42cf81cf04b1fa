/** What was typed and not sent yet; the stars of an answer are null. */
export interface Draft {
  readonly text: string;
  readonly rating: string | null;
}

/*
 * Drafts last as long as the tab, so that nothing is lost where the connection fails, or where the session ends by itself
 * and one logs in anew; who logs out leaves none. They are a person's own: who logs in after them in the same tab does
 * not find them.
 */
const keyOf = (name: string) => `draft:${name}`;

/** The name of the draft of a person's comment on a listing, be it new or changed. */
export function commentDraft(personId: number, listingId: number): string {
  return `comment:${personId}:${listingId}`;
}

/** The name of the draft of a seller's answer to a comment. */
export function replyDraft(personId: number, commentId: number): string {
  return `reply:${personId}:${commentId}`;
}

/** What was kept under a name; null when there is nothing, or nothing that makes sense. */
export function readDraft(name: string): Draft | null {
  try {
    const { text, rating } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft;
    return typeof text === 'string' ? { text, rating: /^[1-5]$/.test(rating ?? '') ? rating : null } : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed; what is empty is forgotten. A storage that is refused is left alone. */
export function keepDraft(name: string, draft: Draft | null): void {
  try {
    if (draft?.text || draft?.rating) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Private windows may refuse; what was typed then lasts as long as the form.
  }
}
