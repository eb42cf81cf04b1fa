import { lazy, Suspense, useEffect, useRef } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { useT } from '../../../lib/i18n.tsx';
import { type SessionUser, useCurrentUser } from '../../../lib/session/session-store.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { DraftState, useKeeperState, useLeavingQuestion } from './draft-state.tsx';
import { PostingProvider, Preview } from './form-context.tsx';
import { findStep, STEP_IDS, type StepId } from './form-plan.ts';
import { loadChecks } from './load-checks.ts';
import type { DraftKey } from './local-drafts.ts';
import { Part } from './part.tsx';
import { DetailsSection } from './parts/details-section.tsx';
import { PlaceSection } from './parts/place-section.tsx';
import { WhatSection } from './parts/what-section.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { PublishSection } from './publish-section.tsx';
import { StepBar } from './step-bar.tsx';
import { StepList } from './steps.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePostingForm } from './use-posting-form.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';
import type { Start } from './use-start.ts';
import { type Steps, useSteps } from './use-steps.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

const PARTS = { what: WhatSection, photos: PhotosSection, details: DetailsSection, place: PlaceSection } as const;

export interface ListingFormProps {
  draftKey: DraftKey;
  user: SessionUser;
  start: Start;
  keeper: DraftKeeper;
}

/** The form of a listing of any kind: steps on a phone, one page with a preview beside it where there is room. */
export function ListingForm({ draftKey, user, start, keeper }: ListingFormProps) {
  const t = useT();
  const base = useRef(start.base);
  const steps = useSteps();
  const { element, posting } = usePostingForm({ draftKey, user, start, keeper, base, steps });
  const { form, photos, fields, errorOf } = posting;
  const isKnownField = (name: string) => findStep(name, fields) !== undefined;
  const publishing = usePublishing({ draftKey, form, keeper, photos, base, isKnownField });
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
          className="flex min-w-0 flex-col gap-5"
        >
          <StepList current={steps.current} wrong={wrong} onGo={steps.go} />
          {!steps.isWide && <DraftState keeper={keeper} />}
          {isUnconfirmed && steps.current === 'what' && <ConfirmFirst />}
          {STEP_IDS.map((step) => (
            <Part key={step} step={step} isCurrent={step === steps.current} isWide={steps.isWide}>
              <PartContent step={step} steps={steps} listing={start.listing} publishing={publishing} />
            </Part>
          ))}
          {steps.current !== 'publish' && <StepBar steps={steps} />}
        </form>
        {steps.isWide && (
          <aside className="sticky top-6 flex flex-col gap-4">
            <Preview />
            <DraftState keeper={keeper} />
          </aside>
        )}
      </div>
      <Suspense>
        {publishing.conflict && (
          <ConflictDialog conflict={publishing.conflict} mine={form.getValues()} onSettle={publishing.settle} />
        )}
      </Suspense>
    </PostingProvider>
  );
}

interface PartContentProps {
  step: StepId;
  steps: Steps;
  listing: OwnListing | null;
  publishing: Publishing;
}

function PartContent({ step, steps, listing, publishing }: PartContentProps) {
  if (step !== 'publish') {
    const Content = PARTS[step];
    return <Content />;
  }
  const isCurrent = steps.current === 'publish';
  return (
    <PublishSection
      listing={listing}
      publishing={publishing}
      hasPreview={!steps.isWide && isCurrent}
      isShown={steps.isWide || isCurrent}
    />
  );
}
