import { useState } from 'react';
import type { Quote } from '#contract/payments/payments.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { PLAN_IDS, type PlanId, plans } from '#kinds/plans.ts';
import { getQuote } from '../../features/payments/paying/calls.ts';
import { orderedName, quoteQuery } from '../../features/payments/paying/ordered.ts';
import { planGives } from '../../features/payments/paying/plan-gives.ts';
import { priceText } from '../../features/payments/paying/price-text.ts';
import { choosePlan } from '../../features/selling/own/calls.ts';
import { Cover } from '../../features/selling/own/cover.tsx';
import { StandingBadge, WantedPlan } from '../../features/selling/own/standing-badge.tsx';
import { browserApi } from '../../lib/browser-api.ts';
import { FormFailure } from '../../lib/forms/form-failure.tsx';
import { useT } from '../../lib/i18n.tsx';
import { payHref } from '../../lib/paths/listing-paths.ts';
import { isPaidPlan } from '../../lib/plans/is-paid-plan.ts';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlanDone } from './plan-done.tsx';
import { PlanOption } from './plan-option.tsx';

export interface PlanChoiceProps {
  listing: OwnListing;
  onChosen: (listing: OwnListing) => void;
}

/** The plans available to a listing, beside its current one. */
export function PlanChoice({ listing, onChosen }: PlanChoiceProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function chooseFree(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await browserApi().call(choosePlan, { params: { id: listing.id }, body: { plan: 'free' } });
      onChosen(data);
      setDone(true);
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
    }
    setBusy(false);
  }

  if (isDone) return <PlanDone listing={listing} />;
  const running = runningPlan(listing);
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <Subject listing={listing} />
      <FormFailure failure={failure} title={t('selling.failed')} />
      {listing.plans.length === 0 ? (
        <NoWay listing={listing} />
      ) : (
        <ul className="grid items-stretch gap-3 lg:grid-cols-3 lg:gap-5">
          {PLAN_IDS.filter((plan) => plan === running || listing.plans.includes(plan)).map((plan) => (
            <PlanOption
              key={plan}
              plan={plan}
              listing={listing}
              isChosen={plan === (running ?? listing.wantedPlan)}
              note={
                running &&
                plans[running].priceMinor > 0 &&
                plan !== running && <Upgrade listing={listing} plan={plan} />
              }
            >
              {listing.plans.includes(plan) ? (
                <Choose plan={plan} listing={listing} isBusy={isBusy} onFree={() => !isBusy && void chooseFree()} />
              ) : (
                <p className="flex min-h-11 items-center gap-2 font-semibold lg:gap-2.5">
                  <Icon name="circle-check" className="text-success" />
                  {t('paying.choice.now')}
                </p>
              )}
            </PlanOption>
          ))}
        </ul>
      )}
      {listing.plans.length > 0 && <EveryPlan kind={listing.kind} />}
      {listing.plans.some((plan) => plans[plan].priceMinor > 0) && (
        <p className="flex items-start gap-2.5 text-muted">
          <Icon name="info" className="mt-0.5" />
          {t('paying.choice.note')}
        </p>
      )}
    </div>
  );
}

/** What the plans have in common. */
function EveryPlan({ kind }: { kind: KindId }) {
  const t = useT();
  const shared = planGives('free', kind, t).map(({ text }) => text);
  return <p className="text-muted">{t('selling.plan.always', { list: shared.join(' · ') })}</p>;
}

/** The listing's current plan; null when none is active. */
function runningPlan({ status, daysLeft }: OwnListing): PlanId | null {
  if (daysLeft === null) return null;
  return PLAN_IDS.find((id) => plans[id].status === status) ?? null;
}

interface ChooseProps {
  plan: PlanId;
  listing: OwnListing;
  isBusy: boolean;
  onFree: () => void;
}

/** A free plan is chosen here, a paid one is ordered on the next page. */
function Choose({ plan, listing, isBusy, onFree }: ChooseProps) {
  const t = useT();
  const href = isPaidPlan(plan) && payHref(listing, plan);
  if (!href) {
    return (
      <Button variant="secondary" busy={isBusy} onClick={onFree}>
        {t(freeLabel(listing))}
      </Button>
    );
  }
  return (
    <LinkButton
      to={href}
      variant={plan === 'extended' ? 'amber' : 'primary'}
      aria-label={t('paying.choice.chooseNamed', { plan: t(`pages.plan.${plan}`) })}
    >
      {t('selling.plan.choose')}
    </LinkButton>
  );
}

/** The price of an upgrade, less the remaining days of the current plan. */
function Upgrade({ listing: { id }, plan }: { listing: OwnListing; plan: PlanId }) {
  const t = useT();
  const ordered = { type: 'listing', listingId: id, plan: plan as 'basic' | 'extended' } as const;
  const { value } = useRemote<Quote>(`quote:${orderedName(ordered)}`, () =>
    browserApi().call(getQuote, { query: quoteQuery(ordered) }),
  );
  if (!value?.credit) return null;
  return (
    <p className="rounded-field bg-amber-soft px-4 py-2.5">
      {t('paying.choice.upgrade', { price: priceText(value.amount), count: value.unusedDays })}
    </p>
  );
}

function freeLabel({ status }: OwnListing) {
  return status === 'expired' ? 'selling.act.renew' : 'selling.act.show';
}

/** The listing and its state. */
function Subject({ listing }: { listing: OwnListing }) {
  return (
    <Card className="flex items-center gap-4 p-3">
      <Cover listing={listing} className="size-14 sm:size-16" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 className="text-subheading wrap-anywhere">{listing.title}</h2>
        <p className="flex flex-wrap gap-1.5">
          <StandingBadge listing={listing} />
        </p>
        <p className="text-sm text-muted empty:hidden">
          <WantedPlan listing={listing} />
        </p>
      </div>
    </Card>
  );
}

function NoWay({ listing }: { listing: OwnListing }) {
  const t = useT();
  if (listing.hidden === 'suspended') {
    return (
      <Alert tone="warning" title={t('selling.is.suspended')}>
        {t('selling.plan.suspended')}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={t('selling.plan.highest')}>
      {t('selling.plan.highestText')}
    </Alert>
  );
}
