import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FieldErrors, isApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { OwnListing } from '#contract/selling.ts';
import { getKind } from '#kinds/index.ts';
import type { PlanId } from '#kinds/plans.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { choosePlan } from '../my-listings/calls.ts';
import { payHref } from '../my-listings/places.ts';
import { isCalledOff } from '../panel/failure-text.ts';
import { isPaidPlan } from '../paying/ordered.ts';
import { newActKey } from '../session/act-key.ts';
import { type TroubleText, troubleText } from '../session/trouble-text.ts';
import { createListing, getEditable, updateListing } from './calls.ts';
import type { EditBase } from './draft-content.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { PostingFormMethods } from './form-context.tsx';
import { type FormValues, valuesOf } from './form-values.ts';
import { type DraftKey, noteWriting } from './local-drafts.ts';
import type { Photos } from './photos/use-photos.ts';
import { postOnce } from './send-listing.ts';
import { type Difference, differencesOf, withChosen } from './versions.ts';

/** Why the form did not get through: a trouble of the whole, or only of its fields. Each failure is a new object. */
export interface PublishFailure {
  readonly trouble: TroubleText | null;
}

/** Somebody saved another edit meanwhile. */
export interface EditConflict {
  readonly theirs: FormValues;
  readonly version: number;
  readonly differences: readonly Difference[];
}

export interface PublishingOptions {
  readonly draftKey: DraftKey;
  readonly form: PostingFormMethods;
  readonly keeper: DraftKeeper;
  readonly photos: Photos;
  /** What the edit goes out from; is written when the person has seen what others saved. */
  readonly base: RefObject<EditBase | null>;
  /** Tidies what was typed before it is looked at. */
  readonly isKnownField: (name: string) => boolean;
}

export interface Publishing {
  readonly busy: null | 'photos' | 'sending';
  readonly failure: PublishFailure | null;
  readonly conflict: EditConflict | null;
  readonly publish: (plan: PlanId | null) => void;
  /** Goes on with the own edit and the fields of the other that were chosen; null: goes back to the form. */
  readonly settle: (theirFields: readonly string[] | null) => void;
}

/** Sends the form: waits for the pictures, posts or saves once, and says what is wrong. */
export function usePublishing(options: PublishingOptions): Publishing {
  const { draftKey, form, keeper, photos, base, isKnownField } = options;
  const { kind: kindId, listingId } = draftKey;
  const t = useT();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Publishing['busy']>(null);
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const isRunning = useRef(false);
  const lastPlan = useRef<PlanId | null>(null);
  const api = (idempotencyKey?: string) => browserApi({ idempotencyKey });

  const update = async (id: number, version: number, sent: ListingForm) => {
    const body = { version, form: { ...sent } };
    return (await api().call(updateListing(kindId), { params: { id }, body })).data;
  };

  const post = (sent: ListingForm) =>
    postOnce(
      {
        create: async (attempt) =>
          (await api(attempt.key).call(createListing(kindId), { body: { ...attempt.form } })).data,
        update,
        note: (attempt) => keeper.noteAttempt(attempt, contentOf(form.getValues(), base.current)),
        newKey: newActKey,
      },
      sent,
      keeper.attempt,
    );

  async function send(sent: ListingForm): Promise<void> {
    const listing = listingId > 0 ? await update(listingId, base.current?.version ?? 1, sent) : await post(sent);
    await keeper.finish();
    photos.finish();
    noteWriting(draftKey, false);
    await arrive(await withPlan(listing, lastPlan.current));
  }

  /** The listing is safe by now: when the plan cannot be chosen, the next page offers it again. */
  async function withPlan(listing: OwnListing, plan: PlanId | null): Promise<OwnListing> {
    if (!plan || !listing.plans.includes(plan)) return listing;
    const chosen = api().call(choosePlan, { params: { id: listing.id }, body: { plan } });
    return chosen.then(({ data }) => data).catch(() => listing);
  }

  async function arrive(listing: OwnListing): Promise<void> {
    const { paths } = getKind(kindId);
    if (listingId === 0 || listing.status === 'neverActivated') {
      await navigate(`${paths.add}#done=${listing.id}`, { replace: true, state: { listing } });
      const { wantedPlan } = listing;
      // The way back from there leads to what became of the listing.
      const order = isPaidPlan(wantedPlan) && wantedPlan === lastPlan.current && payHref(listing, wantedPlan);
      if (order) await navigate(order);
      return;
    }
    showToast({ tone: 'success', title: t('posting.saved') });
    const isSeen = listing.hidden === null && listing.status !== 'expired';
    return navigate(isSeen ? `${paths.detail}/${listing.id}` : '/userpanel?section=ads', { replace: true });
  }

  async function compare(): Promise<void> {
    const kind = getKind(kindId);
    const editable = await api().call(getEditable(kindId), { params: { id: listingId } });
    const theirs = valuesOf(kind, editable.form as unknown as ListingForm, editable.pictures);
    const { version } = editable.listing;
    const differences = differencesOf(base.current?.values ?? null, form.getValues(), theirs);
    if (differences.length > 0) {
      setConflict({ theirs, version, differences });
      return;
    }
    base.current = { version, values: theirs };
    await form.handleSubmit(send)();
  }

  async function tell(error: unknown): Promise<void> {
    if (isCalledOff(error)) return;
    if (isApiError(error) && error.code === 'conflict' && listingId > 0) return compare();
    const known = isApiError(error) ? fieldMessages(error.fieldErrors, isKnownField) : [];
    for (const [name, message] of known) form.setError(name as 'title', { type: 'server', message });
    setFailure({ trouble: known.length > 0 ? null : troubleText(error, t) });
  }

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    try {
      setBusy('photos');
      if (await photos.settled()) {
        setBusy('sending');
        let isWrong = false;
        await form.handleSubmit(send, () => {
          isWrong = true;
        })();
        // Only now the fields know what is wrong with them.
        if (isWrong) setFailure({ trouble: null });
      } else {
        form.setError('pictures', { type: 'custom', message: t('posting.photos.notSent') });
        setFailure({ trouble: null });
      }
    } catch (error) {
      await tell(error).catch((again: unknown) => setFailure({ trouble: troubleText(again, t) }));
    }
    isRunning.current = false;
    setBusy(null);
  }

  useOnceOnline(failure?.trouble?.isOffline === true, () => void run());

  return {
    busy,
    failure,
    conflict,
    publish(plan) {
      lastPlan.current = plan;
      void run();
    },
    settle(theirFields) {
      setConflict(null);
      if (!conflict || !theirFields) return;
      base.current = { version: conflict.version, values: conflict.theirs };
      form.reset(withChosen(form.getValues(), conflict.theirs, theirFields), { keepDefaultValues: true });
      void run();
    },
  };
}

/** A draft's content: the form and what it goes out from. */
export function contentOf(values: FormValues, base: EditBase | null) {
  return base ? { ...values, base } : values;
}

/** What was sent in vain goes again when the connection is back. */
function useOnceOnline(isWaiting: boolean, run: () => void): void {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    if (!isWaiting) return;
    const go = () => newest.current();
    addEventListener('online', go);
    return () => removeEventListener('online', go);
  }, [isWaiting]);
}

/** The first message of each field that the form has. Rules speak of codes as of details. */
function fieldMessages(errors: FieldErrors, isKnown: (name: string) => boolean): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([said, [message]]) => {
    const name = [said, said.replace(/^details\./, 'codes.')].find(isKnown);
    return name && message ? [[name, message] as [string, string]] : [];
  });
}
