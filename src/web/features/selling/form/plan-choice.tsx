import type { MessageId } from '#i18n/message-id.ts';
import { PLAN_IDS, type PlanId, plans } from '#kinds/plans.ts';
import { useT } from '../../../lib/i18n.tsx';
import { planPriceText } from '../../../lib/plans/plan-prices.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioGroup } from '../../../ui/choices.tsx';

export interface PlanChoiceProps {
  value: PlanId;
  /** Selectable plans; all by default. */
  among?: readonly PlanId[];
  onChange: (plan: PlanId) => void;
}

/** The choice of a plan, and what choosing a paid one entails. */
export function PlanChoice({ value, among = PLAN_IDS, onChange }: PlanChoiceProps) {
  const t = useT();
  const { visibleDays } = plans[value];
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        legend={t('posting.plan.title')}
        hint={t('posting.plan.hint', { count: visibleDays })}
        name="plan"
        layout="cards"
        value={value}
        onValueChange={(plan) => onChange(plan as PlanId)}
        options={among.map((id) => ({
          value: id,
          label: (
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              {t(`pages.plan.${id}` as MessageId)}
              <span className="font-heading text-lg text-primary-strong">
                {plans[id].priceMinor === 0 ? t('posting.plan.nothing') : planPriceText(plans[id].priceMinor)}
              </span>
            </span>
          ),
          hint: t(`posting.plan.${id}`),
        }))}
      />
      {plans[value].priceMinor > 0 && (
        <Alert tone="info" live title={t('posting.plan.laterTitle')}>
          <p>{t('posting.plan.later')}</p>
        </Alert>
      )}
    </div>
  );
}
