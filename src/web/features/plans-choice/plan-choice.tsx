import { useState } from 'react';
import type { OwnListing } from '#contract/selling.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choosePlan } from '../my-listings/calls.ts';
import { Cover } from '../my-listings/cover.tsx';
import { StandingBadge, WantedPlan } from '../my-listings/standing-badge.tsx';
import { failureText, isCalledOff } from '../panel/failure-text.ts';
import { FormFailure } from '../panel/form/form-failure.tsx';
import { PlanDone } from './plan-done.tsx';
import { PlanOption } from './plan-option.tsx';

export interface PlanChoiceProps {
  listing: OwnListing;
  onChosen: (listing: OwnListing) => void;
}

/** The plans that a listing may go over to now, side by side. */
export function PlanChoice({ listing, onChosen }: PlanChoiceProps) {
  const t = useT();
  const [busy, setBusy] = useState<PlanId | null>(null);
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(plan: PlanId): Promise<void> {
    setBusy(plan);
    setFailure(null);
    try {
      const { data } = await browserApi().call(choosePlan, { params: { id: listing.id }, body: { plan } });
      onChosen(data);
      setChosen(plan);
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
    }
    setBusy(null);
  }

  if (chosen) return <PlanDone plan={chosen} listing={listing} onOther={() => setChosen(null)} />;
  return (
    <div className="flex flex-col gap-6">
      <Subject listing={listing} />
      <FormFailure failure={failure} title={t('selling.failed')} />
      {listing.plans.length === 0 ? (
        <NoWay listing={listing} />
      ) : (
        <ul className="grid items-stretch gap-x-5 gap-y-7 pt-2 md:grid-cols-2 lg:grid-cols-3">
          {listing.plans.map((plan) => (
            <PlanOption key={plan} plan={plan} listing={listing}>
              <Button
                variant={plan === 'extended' ? 'amber' : plan === 'basic' ? 'primary' : 'secondary'}
                size="lg"
                busy={busy === plan}
                onClick={() => busy === null && void choose(plan)}
              >
                {plans[plan].priceMinor === 0 ? t(freeLabel(listing)) : t('selling.plan.choose')}
              </Button>
            </PlanOption>
          ))}
        </ul>
      )}
      {listing.plans.some((plan) => plans[plan].priceMinor > 0) && (
        <p className="flex items-start gap-2.5 text-muted">
          <Icon name="info" className="mt-0.5" />
          {t('selling.plan.payLater')}
        </p>
      )}
    </div>
  );
}

function freeLabel({ status }: OwnListing) {
  return status === 'expired' ? 'selling.act.renew' : 'selling.act.show';
}

/** Which listing it is about, and where it stands now. */
function Subject({ listing }: { listing: OwnListing }) {
  return (
    <Card className="flex items-center gap-4 p-3 sm:p-4">
      <Cover listing={listing} className="size-20 sm:h-24 sm:w-30" />
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
