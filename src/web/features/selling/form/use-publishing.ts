import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, isApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { PlanId } from '#kinds/plans.ts';
import { useT } from '../../../lib/i18n.tsx';
import { isCalledOff } from '../../../lib/remote/failure-text.ts';
import { type TroubleText, troubleText } from '../../../lib/session/trouble-text.ts';
import { useFirstQuestion } from './form-context.tsx';
import { noteWriting } from './local-drafts.ts';
import type { Photos } from './photos/use-photos.ts';
import { type SavingContext, saveListing, withPlan } from './save-listing.ts';
import { type EditConflict, useEditConflict } from './use-edit-conflict.ts';
import { useShowSaved } from './use-show-saved.ts';
import { askTown } from './use-town.ts';

/** Why submitting failed: a general error, or only field errors. Each failure is a new object. */
export interface PublishFailure {
  readonly trouble: TroubleText | null;
}

export interface PublishingOptions extends SavingContext {
  readonly photos: Photos;
  /** Whether the form has a field of this name. */
  readonly isKnownField: (name: string) => boolean;
}

export interface Publishing {
  readonly busy: null | 'photos' | 'sending';
  readonly failure: PublishFailure | null;
  readonly conflict: EditConflict | null;
  readonly publish: (plan: PlanId | null) => void;
  /** Continues with the user's edit and the chosen fields of the other; null: back to the form. */
  readonly settle: (theirFields: readonly string[] | null) => void;
}

/** Submits the form: waits for uploads, posts or saves exactly once, and reports errors. */
export function usePublishing(options: PublishingOptions): Publishing {
  const { draftKey, form, keeper, photos, base, isKnownField } = options;
  const t = useT();
  const question = useFirstQuestion();
  const showSaved = useShowSaved(draftKey);
  const { conflict, compare, settle } = useEditConflict(draftKey, form, base);
  const [busy, setBusy] = useState<Publishing['busy']>(null);
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const isRunning = useRef(false);
  const isSent = useRef(false);
  const lastPlan = useRef<PlanId | null>(null);

  async function send(sent: ListingForm): Promise<void> {
    const listing = await saveListing(options, sent);
    isSent.current = true;
    await keeper.finish();
    photos.finish();
    noteWriting(draftKey, false);
    const shown = await withPlan(listing, lastPlan.current);
    await showSaved(shown, lastPlan.current);
  }

  async function submit(): Promise<void> {
    setBusy('photos');
    if (!(await photos.settled())) {
      form.setError('pictures', { type: 'custom', message: t('posting.photos.notSent') });
      setFailure({ trouble: null });
      return;
    }
    setBusy('sending');
    // Saves the answer to the page's question first: if posting then fails, a retry only sends the listing.
    if (lastPlan.current !== null && question && !(await question.answer())) {
      setFailure({ trouble: null });
      await form.trigger();
      return;
    }
    await askTown(form.getValues('town')).catch(() => {});
    let isWrong = false;
    await form.handleSubmit(send, () => {
      isWrong = true;
    })();
    // Errors are set on the fields only now.
    if (isWrong) setFailure({ trouble: null });
  }

  async function recover(error: unknown): Promise<void> {
    if (isCalledOff(error)) return;
    if (isApiError(error) && error.code === 'conflict' && draftKey.listingId > 0) {
      if (await compare()) await form.handleSubmit(send)();
      return;
    }
    const known = isApiError(error) ? fieldMessages(error.fieldErrors, isKnownField) : [];
    for (const [name, message] of known) form.setError(name as 'title', { type: 'server', message });
    setFailure({ trouble: known.length > 0 ? null : troubleText(error, t) });
  }

  async function run(): Promise<void> {
    // Once it is sent, the page is about to leave: another press must not post it again.
    if (isRunning.current || isSent.current) return;
    isRunning.current = true;
    setFailure(null);
    try {
      await submit();
    } catch (error) {
      await recover(error).catch((again: unknown) => setFailure({ trouble: troubleText(again, t) }));
    }
    isRunning.current = false;
    if (!isSent.current) setBusy(null);
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
      if (settle(theirFields)) void run();
    },
  };
}

/** Repeats a failed submission when the connection is back. */
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

/** The first message of each known field. Rules treat codes as details. */
function fieldMessages(errors: FieldErrors, isKnown: (name: string) => boolean): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([said, [message]]) => {
    const name = [said, said.replace(/^details\./, 'codes.')].find(isKnown);
    return name && message ? [[name, message] as [string, string]] : [];
  });
}
