import type { ReactNode } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { planGives } from '../../features/payments/paying/plan-gives.ts';
import { useT } from '../../lib/i18n.tsx';
import { PaidMark } from '../../lib/plans/paid-mark.tsx';
import { PLAN_FRAMES } from '../../lib/plans/plan-frames.ts';
import { planPriceText } from '../../lib/plans/plan-prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

export interface PlanOptionProps {
  plan: PlanId;
  listing: OwnListing;
  /** Below the price: the price for this listing. */
  note?: ReactNode;
  /** The button that chooses it, or the mark that it is chosen. */
  children: ReactNode;
}

/** A plan: price, duration and benefits. */
export function PlanOption({ plan, listing, note, children }: PlanOptionProps) {
  const t = useT();
  const { priceMinor, visibleDays, status } = plans[plan];
  return (
    <li className={classNames('card relative flex flex-col gap-4 p-6', PLAN_FRAMES[plan])}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">{t(`pages.plan.${plan}`)}</h2>
        {listing.wantedPlan === plan && <Badge tone="info">{t('selling.plan.chosen')}</Badge>}
      </div>
      <PaidMark status={status} className="absolute end-5 -top-3" />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-heading text-display font-bold text-primary-strong">{planPriceText(priceMinor)}</span>
        <span className="text-muted">{t('selling.plan.days', { count: visibleDays })}</span>
      </p>
      {note}
      <ul className="flex flex-1 flex-col gap-2.5">
        {planGives(plan, listing.kind, t).map(({ name, text, isExtra }) => (
          <li key={name} className="flex gap-2.5">
            <Icon name={isExtra ? 'star' : 'check'} className="mt-0.5 text-primary" />
            <span className={isExtra ? 'font-semibold' : undefined}>{text}</span>
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}
