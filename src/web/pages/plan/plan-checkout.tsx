import type { OwnListing } from '#contract/selling/selling.ts';
import { Checkout } from '../../features/payments/paying/checkout.tsx';
import { planGives } from '../../features/payments/paying/plan-gives.ts';
import { Cover } from '../../features/selling/own/cover.tsx';
import { standingOf } from '../../features/selling/own/standing.ts';
import { useT } from '../../lib/i18n.tsx';
import { planHref, publicHref } from '../../lib/paths/listing-paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/states.tsx';

export interface PlanCheckoutProps {
  listing: OwnListing;
  plan: 'basic' | 'extended';
}

/** The page that orders a listing's paid plan. */
export function PlanCheckout({ listing, plan }: PlanCheckoutProps) {
  const t = useT();
  return (
    <Checkout
      ordered={{ type: 'listing', listingId: listing.id, plan }}
      subject={<Subject listing={listing} />}
      gives={<Gives {...{ listing, plan }} />}
      refused={() => (
        <Card>
          <EmptyState
            ornament="lost-path"
            title={t('paying.refused.title')}
            action={
              <LinkButton to={planHref(listing) ?? publicHref(listing)} reloadDocument>
                {t('paying.otherPlan')}
              </LinkButton>
            }
          >
            {t('paying.refused.text')}
          </EmptyState>
        </Card>
      )}
    />
  );
}

function Subject({ listing }: { listing: OwnListing }) {
  return (
    <div className="flex items-center gap-3.5">
      <Cover listing={listing} className="size-16" />
      <p className="min-w-0 font-heading text-lg leading-snug font-semibold wrap-anywhere">
        {standingOf(listing) === 'visible' ? (
          <Link to={publicHref(listing)} className="hover:underline">
            {listing.title}
          </Link>
        ) : (
          listing.title
        )}
      </p>
    </div>
  );
}

/** Benefits of this plan over the free one. */
function Gives({ listing, plan }: PlanCheckoutProps) {
  const t = useT();
  return (
    <ul className="flex flex-col gap-2">
      {planGives(plan, listing.kind, t)
        .filter(({ isExtra }) => isExtra)
        .map(({ name, text }) => (
          <li key={name} className="flex gap-2.5">
            <Icon name="star" className="mt-0.5 text-primary" />
            <span>{text}</span>
          </li>
        ))}
    </ul>
  );
}
