import type { ReactNode } from 'react';
import type { OwnListing } from '#contract/selling.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { useT } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { PLAN_FRAMES } from '../documents/plan-frames.ts';
import { planPriceText } from '../documents/plan-prices.ts';
import { PaidMark } from '../listings/paid-mark.tsx';
import { planGives } from '../paying/plan-gives.ts';

export interface PlanOptionProps {
  plan: PlanId;
  listing: OwnListing;
  /** Below the price: what it comes to for this listing. */
  note?: ReactNode;
  /** What chooses it, or says that it was chosen. */
  children: ReactNode;
}

/** A plan: what it costs, how long it holds, what it gives. */
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
