import { Suspense, useEffect, useRef, useState } from 'react';
import type { PlanId } from '#kinds/plans.ts';
import { useLeavingQuestion } from '../../../lib/forms/use-leaving-question.ts';
import { useT } from '../../../lib/i18n.tsx';
import { type SessionUser, useCurrentUser } from '../../../lib/session/session-store.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { useKeeperState } from './draft-state.tsx';
import { PostingProvider, Preview } from './form-context.tsx';
import { findStep, STEP_IDS } from './form-plan.ts';
import { loadChecks } from './load-checks.ts';
import type { DraftKey } from './local-drafts.ts';
import { Part } from './part.tsx';
import { DetailsSection } from './parts/details-section.tsx';
import { PlaceSection } from './parts/place-section.tsx';
import { TextSection } from './parts/text-section.tsx';
import { WhatSection } from './parts/what-section.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishSection } from './publish-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePostingForm } from './use-posting-form.ts';
import { usePublishing } from './use-publishing.ts';
import type { Start } from './use-start.ts';

const ConflictDialog = lazyPart(
  () => import('./conflict-dialog.tsx'),
  (module) => module.ConflictDialog,
);

const PARTS = [
  ['photos', PhotosSection],
  ['what', WhatSection],
  ['details', DetailsSection],
  ['place', PlaceSection],
  ['text', TextSection],
] as const;

export interface ListingFormProps {
  draftKey: DraftKey;
  user: SessionUser;
  start: Start;
  keeper: DraftKeeper;
}

/** The form of a listing of any kind, on one page; with a preview beside it where there is room. */
export function ListingForm({ draftKey, user, start, keeper }: ListingFormProps) {
  const t = useT();
  const base = useRef(start.base);
  const isWide = useIsWide();
  const { element, posting } = usePostingForm({ draftKey, user, start, keeper, base });
  const { form, photos, fields, errorOf } = posting;
  const isKnownField = (name: string) => findStep(name, fields) !== undefined;
  const publishing = usePublishing({ draftKey, form, keeper, photos, base, isKnownField });
  const { conflict, failure } = publishing;
  const isNew = start.listing === null || start.listing.status === 'neverActivated';
  const [plan, setPlan] = useState<PlanId | null>(isNew ? 'free' : null);
  useEffect(() => void loadChecks(draftKey.kind, t).catch(() => {}), [draftKey.kind, t]);
  useAutosave(draftKey, form, keeper, base);
  useLeavingQuestion(useKeeperState(keeper) === 'unsafe' || !photos.areSafe);
  const isUnconfirmed = useCurrentUser()?.verified === false;
  const wrong = new Set(STEP_IDS.filter((step) => fields[step].some((name) => errorOf(name))));
  return (
    <PostingProvider value={posting}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <form
          ref={element}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="flex min-w-0 flex-col gap-8 lg:gap-5"
        >
          <SectionNav wrong={wrong} />
          {isUnconfirmed && <ConfirmFirst />}
          {PARTS.map(([step, Content]) => (
            <Part key={step} step={step} isWide={isWide}>
              <Content />
            </Part>
          ))}
          <Part step="publish" isWide={isWide}>
            <PublishSection
              plan={plan}
              onPlan={setPlan}
              hasPreview={!isWide}
              isRejected={failure !== null && !failure.trouble}
            />
          </Part>
          <PublishBar keeper={keeper} publishing={publishing} plan={plan} />
        </form>
        {isWide && (
          <aside className="sticky top-6">
            <Preview />
          </aside>
        )}
      </div>
      <Suspense>
        {conflict && <ConflictDialog conflict={conflict} mine={form.getValues()} onSettle={publishing.settle} />}
      </Suspense>
    </PostingProvider>
  );
}
