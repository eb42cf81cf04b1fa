import { lazy, Suspense, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ListingForm as SentForm } from '#contract/listing-forms.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { type SessionUser, useCurrentUser } from '../session/session-store.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { DraftState, useKeeperState, useLeavingQuestion } from './draft-state.tsx';
import { focusField } from './focus-field.ts';
import { PostingProvider } from './form-context.tsx';
import { fieldsOf, STEP_IDS, stepOf } from './form-plan.ts';
import { listingResolver, messageOf } from './form-resolver.ts';
import type { FormValues } from './form-values.ts';
import { loadChecks } from './load-checks.ts';
import { type DraftKey, draftName, noteWriting } from './local-drafts.ts';
import { Part } from './part.tsx';
import { DetailsSection } from './parts/details-section.tsx';
import { PlaceSection } from './parts/place-section.tsx';
import { WhatSection } from './parts/what-section.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { usePhotos } from './photos/use-photos.ts';
import { Preview } from './preview/preview.tsx';
import { PublishSection } from './publish-section.tsx';
import { useRuleView } from './rule-view.ts';
import { StepList } from './steps.tsx';
import { useAutosave } from './use-autosave.ts';
import { useFoundPlace } from './use-found-place.ts';
import { contentOf, usePublishing } from './use-publishing.ts';
import type { Start } from './use-start.ts';
import { useSteps } from './use-steps.ts';

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
  const kind = getKind(draftKey.kind);
  const base = useRef(start.base);
  const form = useForm<FormValues, unknown, SentForm>({
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: listingResolver(kind, () => loadChecks(draftKey.kind, t), t),
  });
  const { errors } = form.formState;
  const category = useWatch({ control: form.control, name: 'category' });
  const place = useFoundPlace(useWatch({ control: form.control, name: 'town' }));
  const rules = useRuleView(form, kind);
  const photos = usePhotos(form, {
    place: draftName(draftKey),
    kept: start.photos,
    onChosen() {
      keeper.put(contentOf(form.getValues(), base.current));
      noteWriting(draftKey, true);
    },
  });
  const fields = fieldsOf(
    kind,
    category,
    rules.codes.map(({ field }) => field.name),
  );
  const steps = useSteps();
  const element = useRef<HTMLFormElement>(null);
  const isKnownField = (name: string) => STEP_IDS.some((step) => fields[step].some((each) => isBelow(name, each)));
  const publishing = usePublishing({ draftKey, form, keeper, photos, base, isKnownField });
  useEffect(() => void loadChecks(draftKey.kind, t).catch(() => {}), [draftKey.kind, t]);
  useAutosave(draftKey, form, keeper, base);
  useLeavingQuestion(useKeeperState(keeper) === 'unsafe' || !photos.areSafe);
  const isUnconfirmed = useCurrentUser()?.verified === false;

  const errorOf = (name: string) => messageOf(errors, name);
  const wrong = new Set(STEP_IDS.filter((step) => fields[step].some((name) => errorOf(name))));

  function showField(name: string): void {
    steps.go(stepOf(name, fields));
    // The part is in sight only after the next painting.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(element.current, name)));
  }

  async function goOn(): Promise<void> {
    const names = fields[steps.current];
    await form.trigger(names as 'title'[]);
    const first = names.find((name) => form.getFieldState(name as 'title').error);
    if (first) showField(first);
    else steps.next();
  }

  return (
    <PostingProvider
      value={{
        kindId: draftKey.kind,
        kind,
        user,
        listingId: draftKey.listingId,
        form,
        errorOf,
        fields,
        photos,
        rules,
        place,
        showField,
      }}
    >
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
              {step === 'publish' ? (
                <PublishSection
                  listing={start.listing}
                  publishing={publishing}
                  hasPreview={!steps.isWide && steps.current === 'publish'}
                  isShown={steps.isWide || steps.current === 'publish'}
                />
              ) : (
                <PartContent step={step} />
              )}
            </Part>
          ))}
          {steps.current !== 'publish' && (
            <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 -mx-4 flex gap-3 border-t border-line bg-surface px-4 py-2.5 sm:bottom-0 sm:-mx-6 sm:px-6 lg:hidden">
              {steps.current !== 'what' && (
                <Button variant="secondary" icon="chevron-left" onClick={steps.back}>
                  {t('posting.back')}
                </Button>
              )}
              <Button iconEnd="chevron-right" className="flex-1" onClick={() => void goOn()}>
                {t('posting.next')}
              </Button>
            </div>
          )}
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

function isBelow(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`);
}

function PartContent({ step }: { step: keyof typeof PARTS }) {
  const Content = PARTS[step];
  return <Content />;
}
