import type { Account } from '#contract/accounts/settings.ts';
import type { Ordered, Quote } from '#contract/payments/payments.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { useCurrentUser } from '../../../lib/session/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { ConfirmFirst } from './confirm-first.tsx';
import { priceText } from './price-text.ts';
import { ProviderChoice } from './provider-choice.tsx';
import { StoredBuyer } from './stored-buyer.tsx';
import { type UsedCheckout, useCheckout } from './use-checkout.ts';

export interface CheckoutFormProps {
  ordered: Ordered;
  quote: Quote;
  account: Account | undefined;
  /** Reloads the quote. */
  reloadQuote: () => Promise<void>;
  /** The voucher cannot be used after all; receives why. */
  onRefusedCode: (message: string) => Promise<void>;
}

/** The invoice's recipient, the payment method, the consent, and the button with the price. */
export function CheckoutForm({ quote, account, ...rest }: CheckoutFormProps) {
  const t = useT();
  const email = account?.email ?? '';
  const { form, isBusy, failure, changed, onSubmit, errorOf } = useCheckout({ quote, email, ...rest });
  const isFree = quote.amount === 0;
  const isUnconfirmed = useCurrentUser()?.verified === false;
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
      {!isFree && <InvoiceTo {...{ quote, form, errorOf }} />}
      <Card as="section" padded aria-labelledby="how-to-pay" className="flex flex-col gap-5">
        <div>
          <h2 id="how-to-pay" className="text-heading">
            {t(isFree ? 'paying.free.title' : 'paying.way.title')}
          </h2>
          {isFree && <p className="mt-1 text-muted">{t('paying.free.text')}</p>}
        </div>
        {!isFree && <ProviderChoice providers={quote.providers} form={form} error={errorOf('provider')} />}
        <div className="border-t border-line pt-4">
          <CheckboxInput
            label={t('paying.atOnce')}
            error={errorOf('wantsAtOnce')}
            required
            {...form.register('wantsAtOnce')}
          />
        </div>
        {isUnconfirmed && <ConfirmFirst />}
        {changed && (
          <Alert tone="warning" live title={t('paying.changed')}>
            <p>{changed}</p>
          </Alert>
        )}
        <FormFailure failure={failure} title={t('paying.failed')} />
        <Button type="submit" size="lg" variant="amber" icon="lock" busy={isBusy} className="h-auto w-full py-3">
          {isFree && !isBusy
            ? t('paying.free.do')
            : t(isBusy ? 'paying.going' : 'paying.pay', { price: priceText(quote.amount) })}
        </Button>
        <p className="flex items-start gap-2.5 text-sm text-muted">
          <Icon name="shield-check" className="mt-px" />
          <span>
            <LinkedText text={t('paying.terms')} links={{ terms: '/terms' }} />
          </span>
        </p>
      </Card>
    </form>
  );
}

/** The recipient of the invoice. */
function InvoiceTo({ quote, form, errorOf }: { quote: Quote } & Pick<UsedCheckout, 'form' | 'errorOf'>) {
  const t = useT();
  return (
    <Card as="section" padded aria-labelledby="invoice-to" className="flex flex-col gap-5">
      <div>
        <h2 id="invoice-to" className="text-heading">
          {t('paying.buyer.title')}
        </h2>
        <p className="mt-1 text-muted">{t('paying.buyer.lead')}</p>
      </div>
      {quote.hasStoredBuyer && <StoredBuyer form={form} />}
      <BuyerFields form={form} errorOf={errorOf} />
      <CheckboxInput
        label={t('paying.remember')}
        hint={t('paying.rememberHint')}
        {...form.register('remembersBuyer')}
      />
    </Card>
  );
}
