import { isApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { OwnListing } from '#contract/selling.ts';
import type { Attempt } from './draft-content.ts';

export interface SendingDeps {
  readonly create: (attempt: Attempt) => Promise<OwnListing>;
  readonly update: (id: number, version: number, form: ListingForm) => Promise<OwnListing>;
  /** Keeps what is about to be sent until its outcome is known; null: it is. */
  readonly note: (attempt: Attempt | null) => void;
  readonly newKey: () => string;
}

/** Whether the server has said what came of it. Where no answer came, the listing may have been posted all the same. */
export function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && error.requestId !== '';
}

/**
 * Posts a listing once, whatever happens on the way. An earlier try whose answer was lost is repeated under its key; when
 * the form was changed since, the earlier one is settled first, and then edited.
 *
 * @throws  what the calls throw; a try whose outcome is unknown stays noted.
 */
export async function postOnce(
  deps: SendingDeps,
  form: ListingForm,
  earlier: Attempt | undefined,
): Promise<OwnListing> {
  if (earlier && !isSame(earlier.form, form)) {
    const posted = await settle(deps, earlier);
    if (posted) return deps.update(posted.id, posted.version, form);
  }
  const isRepeated = earlier !== undefined && isSame(earlier.form, form);
  return createNoted(deps, isRepeated ? earlier : { key: deps.newKey(), form });
}

async function settle(deps: SendingDeps, earlier: Attempt): Promise<OwnListing | null> {
  try {
    return await deps.create(earlier);
  } catch (error) {
    if (!isAnswered(error)) throw error;
    deps.note(null);
    return null;
  }
}

async function createNoted(deps: SendingDeps, attempt: Attempt): Promise<OwnListing> {
  deps.note(attempt);
  try {
    return await deps.create(attempt);
  } catch (error) {
    if (isAnswered(error)) deps.note(null);
    throw error;
  }
}

function isSame(one: ListingForm, other: ListingForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
