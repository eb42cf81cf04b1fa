import { Suspense, useState } from 'react';
import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { editHref, OWNER_BAR_ID, planHref, sectionOfKind } from '../../../lib/paths/listing-paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ACT_ICONS, type Act, actLabel, actsOf } from './acts-of.ts';
import { viewHref } from './own-view.ts';
import type { ShowNumbers } from './show-numbers.ts';
import { standingOf } from './standing.ts';
import { StandingBadge, WantedPlan } from './standing-badge.tsx';
import { complain } from './use-acts.ts';
import { type Own, useOwnListing } from './use-own-listing.ts';

const RemovalDialog = lazyPart(
  () => import('./removal-dialog.tsx'),
  (module) => module.RemovalDialog,
);

const FRAME =
  'mb-4 flex scroll-mt-4 flex-col gap-3 rounded-card border border-amber bg-amber-soft p-4 print:hidden lg:flex-row lg:items-center lg:justify-between lg:gap-8';

/** On a listing's page, for its owner only: state, statistics and actions. */
export function OwnerBar({ id, showNumbers }: { id: number; showNumbers: ShowNumbers }) {
  const { t } = useLanguage();
  const own = useOwnListing(id);
  const isUnseen = own.listing && standingOf(own.listing) !== 'visible';
  return own.hasFailed ? null : (
    <OwnersPart {...own} showNumbers={showNumbers} note={isUnseen && t('selling.owner.hidden')} />
  );
}

export interface OwnersPartProps extends Own {
  showNumbers: ShowNumbers;
  /** A further note to the owner. */
  note?: string | false | null;
}

/** Content of the bar. */
export function OwnersPart({ listing, busy, act, showNumbers, note }: OwnersPartProps) {
  const { locale, t } = useLanguage();
  return (
    <section id={OWNER_BAR_ID} aria-label={t('selling.owner.title')} className={FRAME}>
      {listing ? (
        <>
          <div className="flex min-w-0 flex-col gap-1.5">
            <p className="font-heading text-lg leading-tight font-semibold">{t('selling.owner.title')}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <StandingBadge listing={listing} />
              <span className="inline-flex items-center gap-1.5">
                <Icon name="eye" size="1.1em" />
                {t('selling.viewsShort', { count: listing.views, views: numberText(locale, listing.views) })}
              </span>
            </p>
            <p className="text-sm empty:hidden">{note || <WantedPlan listing={listing} />}</p>
          </div>
          <Buttons listing={listing} busy={busy} onAct={act} showNumbers={showNumbers} />
        </>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </section>
  );
}

/** Actions offered here; all others are in the panel. */
const OFFERED: readonly Act[] = [
  'edit',
  'numbers',
  'plan',
  'renew',
  'pause',
  'resume',
  'reserve',
  'release',
  'reopen',
  'restore',
  'remove',
];

interface ButtonsProps {
  listing: OwnListing;
  busy: ListingAction | null;
  onAct: (action: ListingAction, listing: OwnListing) => Promise<void>;
  showNumbers: ShowNumbers;
}

function Buttons({ listing, busy, onAct, showNumbers }: ButtonsProps) {
  const { t } = useLanguage();
  const [isRemoving, setRemoving] = useState(false);
  const possible = actsOf(listing);
  const press = (act: Act, button: HTMLElement) => {
    if (act === 'remove') setRemoving(true);
    else if (act === 'numbers') showNumbers(listing, button).catch((error) => complain(error, t));
    else void onAct(act as ListingAction, listing);
  };
  const hrefs: Partial<Record<Act, string | null>> = { edit: editHref(listing), plan: planHref(listing) };
  return (
    <div className="flex flex-wrap gap-2 xl:max-w-4/5 xl:shrink-0">
      {OFFERED.filter((act) => possible.includes(act)).map((act) => {
        const look = { size: 'sm', variant: 'secondary', icon: ACT_ICONS[act] } as const;
        const href = hrefs[act];
        const label = t(actLabel(act, listing));
        if (href) {
          return (
            <LinkButton key={act} to={href} {...look}>
              {label}
            </LinkButton>
          );
        }
        return (
          <Button
            key={act}
            busy={busy === act}
            className={act === 'remove' ? 'text-danger' : undefined}
            onClick={(event) => press(act, event.currentTarget)}
            {...look}
          >
            {label}
          </Button>
        );
      })}
      <LinkButton to={viewHref(sectionOfKind(listing.kind), {})} size="sm" variant="quiet" iconEnd="arrow-right">
        {t('selling.owner.all')}
      </LinkButton>
      {isRemoving && (
        <Suspense>
          <RemovalDialog
            listings={[listing]}
            onRemove={() => void onAct('remove', listing)}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
