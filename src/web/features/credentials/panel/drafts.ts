import type { CredentialKindId } from '#kinds/credentials/kinds.ts';

/** The form's values: text as typed. `kind` is empty until one is chosen. */
export interface CredentialValues {
  kind: CredentialKindId | '';
  number: string;
  validFrom: string;
  validUntil: string;
}

/*
 * Unsent input lasts as long as the tab, as a phone may drop the page while its camera is open. Logging out deletes it;
 * the key names the user and the credential, 0 for a new one.
 */
const keyOf = (personId: number, id: number) => `draft:credential:${personId}:${id}`;

/** The stored input; null when missing or malformed. */
export function readDraft(personId: number, id: number): CredentialValues | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(personId, id)) ?? 'null') as CredentialValues | null;
    const isWhole =
      draft && [draft.kind, draft.number, draft.validFrom, draft.validUntil].every((each) => typeof each === 'string');
    return isWhole ? draft : null;
  } catch {
    return null;
  }
}

/** Stores input, or removes it. Ignores a storage that throws. */
export function keepDraft(personId: number, id: number, draft: CredentialValues | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(personId, id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(personId, id));
  } catch {
    // Private windows may block the storage; input then lasts as long as the form.
  }
}
