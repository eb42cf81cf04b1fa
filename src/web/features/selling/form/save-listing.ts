import type { RefObject } from 'react';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { PlanId } from '#kinds/plans.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { choosePlan } from '../own/calls.ts';
import { createListing, updateListing } from './calls.ts';
import { type EditBase, withBase } from './draft-content.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { PostingFormMethods } from './form-context.tsx';
import type { DraftKey } from './local-drafts.ts';
import { postOnce } from './send-listing.ts';

export interface SavingContext {
  readonly draftKey: DraftKey;
  readonly form: PostingFormMethods;
  readonly keeper: DraftKeeper;
  /** The base version of the edit; updated once the user has seen what was saved meanwhile. */
  readonly base: RefObject<EditBase | null>;
}

/** Posts a new listing exactly once, or saves an edit. */
export function saveListing({ draftKey, form, keeper, base }: SavingContext, sent: ListingForm): Promise<OwnListing> {
  const { kind, listingId } = draftKey;
  const update = async (id: number, version: number, newest: ListingForm) => {
    const body = { version, form: { ...newest } };
    return (await browserApi().call(updateListing(kind), { params: { id }, body })).data;
  };
  if (listingId > 0) return update(listingId, base.current?.version ?? 1, sent);
  return postOnce(
    {
      create: async ({ key, form: body }) =>
        (await browserApi({ idempotencyKey: key }).call(createListing(kind), { body: { ...body } })).data,
      update,
      note: (attempt) => keeper.noteAttempt(attempt, withBase(form.getValues(), base.current)),
      newKey: newActKey,
    },
    sent,
    keeper.attempt,
  );
}

/** The listing is saved already: if choosing the plan fails, the next page offers it again. */
export async function withPlan(listing: OwnListing, plan: PlanId | null): Promise<OwnListing> {
  if (!plan || !listing.plans.includes(plan)) return listing;
  const chosen = browserApi().call(choosePlan, { params: { id: listing.id }, body: { plan } });
  return chosen.then(({ data }) => data).catch(() => listing);
}
