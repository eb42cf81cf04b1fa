import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ListingCard } from '../../../features/listings/listing-card.tsx';
import { usePosting } from '../../../features/selling/form/form-context.tsx';
import type { FormValues } from '../../../features/selling/form/form-values.ts';
import { previewOf } from '../../../features/selling/form/preview-listing.ts';
import { useT } from '../../../lib/i18n.tsx';
import { loadMessages } from '../../../lib/session/late-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const PagePreview = lazy(async () => {
  const [{ PagePreview: Part }] = await Promise.all([import('./page-preview.tsx'), loadMessages('preview')]);
  return { default: Part };
});

const VIEWS = ['card', 'page'] as const;

/** A live preview, in a list and on its own page. */
export function ListingPreview() {
  const t = useT();
  const { kindId, user, form, town } = usePosting();
  const place = town?.place ?? null;
  const [view, setView] = useState<(typeof VIEWS)[number]>('card');
  const [nowMs] = useState(() => Date.now());
  const values = useDeferredValue(useWatch({ control: form.control }) as FormValues);
  const listing = useMemo(() => {
    const untitled = t('posting.preview.untitled');
    const anywhere = t('posting.preview.anywhere');
    return previewOf(kindId, values, { seller: user, place, nowMs, untitled, anywhere });
  }, [kindId, values, user, place, nowMs, t]);
  return (
    <section aria-labelledby="listing-preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="listing-preview" className="flex items-center gap-2 text-subheading max-lg:sr-only">
          <Icon name="eye" className="text-muted" />
          {t('posting.preview.title')}
        </h3>
        <div className="flex gap-1.5">
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={view === each}
              data-selected={view === each || undefined}
              onClick={() => setView(each)}
            >
              {t(`posting.preview.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {view === 'card' ? (
        <div inert className="mx-auto w-full max-w-80">
          <ListingCard listing={listing} headingLevel={4} />
        </div>
      ) : listing.voivodeship ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <PagePreview listing={listing} />
        </Suspense>
      ) : (
        <p className="rounded-card border border-dashed border-line-strong p-5 text-center text-muted">
          {t('posting.preview.townFirst')}
        </p>
      )}
    </section>
  );
}
