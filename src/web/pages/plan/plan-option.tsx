import type { ReactNode } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { planGives } from '../../features/payments/paying/plan-gives.ts';
import { useT } from '../../lib/i18n.tsx';
import { PaidMark } from '../../lib/plans/paid-mark.tsx';
import { planPriceText } from '../../lib/plans/plan-prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

export interface PlanOptionProps {
  plan: PlanId;
  listing: OwnListing;
  /** The listing's current plan, or the one that was chosen when it was posted. */
  isChosen: boolean;
  /** Below the price: the price for this listing. */
  note?: ReactNode;
  /** The button that chooses it, or the mark that it is chosen. */
  children: ReactNode;
}

/**
 * A plan: price, duration, and what it gives beyond the free one. Compact, as plans are to be compared: on phones its
 * button stands beside the price, and three plans fit on one screen.
 */
export function PlanOption({ plan, listing, isChosen, note, children }: PlanOptionProps) {
  const t = useT();
  const { priceMinor, visibleDays, status } = plans[plan];
  const extras = planGives(plan, listing.kind, t).filter(({ isExtra }) => isExtra);
  return (
    <li
      className={classNames(
        'card grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4 lg:flex lg:flex-col lg:gap-4 lg:p-6',
        isChosen && 'border-primary bg-primary-soft outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 lg:min-h-16 lg:content-start">
        <h2 className="text-subheading lg:text-heading">{t(`pages.plan.${plan}`)}</h2>
        {listing.wantedPlan === plan ? (
          <Badge tone="info">{t('selling.plan.chosen')}</Badge>
        ) : (
          <PaidMark status={status} className="max-lg:hidden" />
        )}
        <p className="flex basis-full items-baseline gap-x-2">
          <span className="font-heading text-2xl font-bold text-primary-strong lg:text-title">
            {planPriceText(priceMinor)}
          </span>
          <span className="text-sm text-muted lg:text-base">{t('selling.plan.days', { count: visibleDays })}</span>
        </p>
      </div>
      {note && <div className="max-lg:col-span-full">{note}</div>}
      <ul className="flex flex-1 flex-col max-lg:col-span-full gap-1 text-[0.9375rem] leading-snug lg:gap-2">
        {extras.map(({ name, text }) => (
          <Gain key={name} icon="star" text={text} />
        ))}
        {extras.length === 0 && <Gain icon="check" text={t('selling.plan.usualPlace')} />}
      </ul>
      <div className="max-lg:col-start-2 max-lg:row-start-1 max-lg:max-w-52 max-lg:self-center lg:grid">{children}</div>
    </li>
  );
}

function Gain({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size={18} className="mt-0.5 text-primary" />
      <span>{text}</span>
    </li>
  );
}
