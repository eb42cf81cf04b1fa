import { isApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { Attempt } from './draft-content.ts';

export interface SendingDeps {
  readonly create: (attempt: Attempt) => Promise<OwnListing>;
  readonly update: (id: number, version: number, form: ListingForm) => Promise<OwnListing>;
  /** Stores an attempt until its result is known; null: it is known. */
  readonly note: (attempt: Attempt | null) => void;
  readonly newKey: () => string;
}

/** Whether the server has responded. Without a response the listing may have been posted nevertheless. */
export function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && error.requestId !== '';
}

/**
 * Posts a listing exactly once. An earlier attempt whose response was lost is repeated with its key; if the form has
 * changed since, the earlier listing is settled first and then edited.
 *
 * @throws  what the calls throw; an attempt with an unknown result stays stored.
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
