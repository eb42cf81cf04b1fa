import { useT } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { StepProps } from './wizard.tsx';

const NAMES = { stripe: 'Stripe', przelewy24: 'Przelewy24', ksef: 'KSeF' } as const;

/** Which providers the environment configures; their keys are secrets and never typed here. */
export function PaymentsStep({ setup: { payments } }: StepProps) {
  const t = useT();
  const providers = (['stripe', 'przelewy24', 'ksef'] as const).filter((name) => payments[name]);
  const isReal = payments.stripe || payments.przelewy24;
  return (
    <Card as="section" padded>
      <SectionHeading icon="credit-card">{t('setup.payments.title')}</SectionHeading>
      <p className="mt-2 max-w-text text-muted">
        {isReal
          ? t('setup.payments.real', { providers: providers.map((name) => NAMES[name]).join(', ') })
          : t('setup.payments.sandbox')}
      </p>
    </Card>
  );
}
