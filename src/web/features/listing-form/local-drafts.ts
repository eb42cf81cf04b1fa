import type { KindId } from '#kinds/index.ts';
import type { LocalDraft } from './draft-content.ts';

/** Whose draft of what: `listingId` is 0 for a new listing. */
export interface DraftKey {
  readonly accountId: number;
  readonly kind: KindId;
  readonly listingId: number;
}

/** Under which name the browser keeps a draft and its photos. The person is part of it: on a shared device nobody is shown what another has begun. */
export const draftName = ({ accountId, kind, listingId }: DraftKey) => `draft:${accountId}:${kind}:${listingId}`;

/** The draft in the browser's storage; null where there is none, or none that can be read. */
export function readLocalDraft(key: DraftKey): LocalDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(draftName(key)) ?? 'null') as LocalDraft | null;
    return draft && typeof draft.content === 'object' && draft.content !== null ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft in the browser, or forgets it with null. @returns false where the browser refuses, or has no room */
export function keepLocalDraft(key: DraftKey, draft: LocalDraft | null): boolean {
  try {
    if (draft) localStorage.setItem(draftName(key), JSON.stringify(draft));
    else localStorage.removeItem(draftName(key));
    return true;
  } catch {
    return false;
  }
}

/** Whether this tab was just writing it: a phone may throw a page away while its camera is open. */
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
    // Then one is asked whether to go on.
  }
}
