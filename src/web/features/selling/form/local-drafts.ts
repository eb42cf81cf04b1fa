import type { KindId } from '#kinds/index.ts';
import type { LocalDraft } from './draft-content.ts';

/** Identifies a draft: `listingId` is 0 for a new listing. */
export interface DraftKey {
  readonly accountId: number;
  readonly kind: KindId;
  readonly listingId: number;
}

/** Storage name of a draft and its photos. It contains the user: on a shared device nobody sees another's drafts. */
export const draftName = ({ accountId, kind, listingId }: DraftKey) => `draft:${accountId}:${kind}:${listingId}`;

/** The draft in the browser's storage; null when missing or unreadable. */
export function readLocalDraft(key: DraftKey): LocalDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(draftName(key)) ?? 'null') as LocalDraft | null;
    return draft && typeof draft.content === 'object' && draft.content !== null ? draft : null;
  } catch {
    return null;
  }
}

/** Stores the draft in the browser; null deletes it. @returns false when storage is blocked or full */
export function keepLocalDraft(key: DraftKey, draft: LocalDraft | null): boolean {
  try {
    if (draft) localStorage.setItem(draftName(key), JSON.stringify(draft));
    else localStorage.removeItem(draftName(key));
    return true;
  } catch {
    return false;
  }
}

const WRITER_KEY = 'draftWriter';

/** This browser's id as a writer of drafts; undefined when storage is blocked. */
export function draftWriter(): string | undefined {
  try {
    const known = localStorage.getItem(WRITER_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(WRITER_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Whether this tab was just writing it: a phone may discard a page while its camera is open. */
export function wasWriting(key: DraftKey): boolean {
  try {
    return sessionStorage.getItem(draftName(key)) !== null;
  } catch {
    return false;
  }
}

export function noteWriting(key: DraftKey, isWriting: boolean): void {
  try {
    if (isWriting) sessionStorage.setItem(draftName(key), '1');
    else sessionStorage.removeItem(draftName(key));
  } catch {
    // Then the user is asked whether to continue.
  }
}
