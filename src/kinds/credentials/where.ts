import { naturePath } from '../ad/categories.ts';
import type { KindId } from '../index.ts';
import { ruleFieldsFor } from '../rules/for-category.ts';
import { type CredentialKind, credentialKinds } from './kinds.ts';

/** The parts of a listing that decide which credentials it can refer to; `categoryId` is null without categories. */
export interface CredentialPlace {
  readonly kind: KindId;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
}

/**
 * The relation of a credential to a listing.
 *
 * needed    the law requires this one.
 * oneOf     the law requires one of several, including this one.
 * possible  it can be stated.
 */
export type Need = 'needed' | 'oneOf' | 'possible';

/** Whether a listing needs a kind of credential; null if it makes no sense there. */
export function needOf(kind: CredentialKind, place: CredentialPlace): Need | null {
  const field =
    place.kind === 'ad'
      ? ruleFieldsFor(place.categoryId, place.tags).find(({ name }) => name === kind.field)
      : undefined;
  const takesIt = field?.forms.some((form) => kind.forms.includes(form));
  if (field && takesIt) {
    if (!field.required) return 'possible';
    return field.forms.every((form) => kind.forms.includes(form)) ? 'needed' : 'oneOf';
  }
  return kind.places.some((each) => isThere(each, place)) ? 'possible' : null;
}

function isThere({ kind, categories }: CredentialKind['places'][number], place: CredentialPlace): boolean {
  if (kind !== place.kind) return false;
  if (!categories) return true;
  return place.categoryId !== null && naturePath(place.categoryId).some(({ id }) => categories.includes(id));
}

/** The kinds of credentials that fit a listing, required ones first. */
export function credentialsFor(place: CredentialPlace): { readonly kind: CredentialKind; readonly need: Need }[] {
  const order: readonly Need[] = ['needed', 'oneOf', 'possible'];
  return credentialKinds
    .flatMap((kind) => {
      const need = needOf(kind, place);
      return need ? [{ kind, need }] : [];
    })
    .sort((one, other) => order.indexOf(one.need) - order.indexOf(other.need));
}
