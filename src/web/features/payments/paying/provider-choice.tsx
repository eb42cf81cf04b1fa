import type { ProviderId } from '#contract/payments/payments.ts';
import { useT } from '../../../lib/i18n.tsx';
import { RadioGroup } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { UsedCheckout } from './use-checkout.ts';

export interface ProviderChoiceProps extends Pick<UsedCheckout, 'form'> {
  providers: readonly ProviderId[];
  error: string | undefined;
}

/** The payment methods as users know them: card, BLIK, bank. A single one is shown without a choice. */
export function ProviderChoice({ providers, form, error }: ProviderChoiceProps) {
  const t = useT();
  const [only] = providers;
  if (providers.length === 1 && only) {
    return (
      <div className="flex items-start gap-3">
        <Icon name="credit-card" size={24} className="mt-0.5 text-amber-strong" />
        <p className="min-w-0">
          <span className="block font-bold">{t(`paying.way.${only}`)}</span>
          <span className="block text-sm text-muted">{t(`paying.way.${only}Hint`)}</span>
        </p>
      </div>
    );
  }
  return (
    <RadioGroup
      layout="cards"
      legend={t('paying.way.title')}
      quietLegend
      error={error}
      options={providers.map((id) => ({
        value: id,
        label: t(`paying.way.${id}`),
        hint: t(`paying.way.${id}Hint`),
      }))}
      inputProps={form.register('provider')}
      name="provider"
    />
  );
}
