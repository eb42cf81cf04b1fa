import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/settings.ts';
import { type ErrorCode, isApiError } from '#contract/errors.ts';
import type { Ordered, Quote } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { getAccount } from '../../../lib/session/calls.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PriceSummary } from './price-summary.tsx';
import { StartedPayment } from './started-payment.tsx';
import { useQuote } from './use-quote.ts';
import { VoucherField } from './voucher-field.tsx';

export interface CheckoutProps {
  ordered: Ordered;
  /** The listing or shop being promoted, shown in the order so that its owner recognises it. */
  subject: ReactNode;
  /** What the price includes, below it. */
  gives?: ReactNode;
  /** Above the form: the offer, unless explained before. Receives the quote. */
  offer?: (quote: Quote) => ReactNode;
  /** Shown when the purchase is refused, as opposed to a failed request. */
  refused: (code: ErrorCode) => ReactNode;
}

/** The checkout of an order: price, invoice recipient, payment method. */
export function Checkout({ ordered, subject, gives, offer, refused }: CheckoutProps) {
  const { quote, voucher } = useQuote(ordered);
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  const refusal = refusalOf(quote);
  if (refusal) return refused(refusal);
  // Waits for the account, which prefills the invoice's e-mail address, unless it fails to load.
  const isReady = account.value !== undefined || account.error !== undefined || quote.value === undefined;
  return (
    <RemotePart
      remote={isReady ? quote : { ...quote, value: undefined, error: undefined }}
      skeleton={<CheckoutSkeleton />}
    >
      {(value) => (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
          {offer?.(value)}
          <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <PriceSummary
              ordered={ordered}
              quote={value}
              subject={subject}
              voucher={value.providers.length > 0 && <VoucherField quote={value} voucher={voucher} />}
            >
              {gives}
            </PriceSummary>
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
            <StartedPayment ordered={ordered} quote={value} />
            {value.providers.length === 0 ? (
              <NothingToPayBy quote={quote} />
            ) : (
              <CheckoutForm
                {...{ ordered, quote: value, account: account.value, reloadQuote: quote.reload }}
                onRefusedCode={voucher.refuse}
              />
            )}
          </div>
        </div>
      )}
    </RemotePart>
  );
}

const REFUSALS: readonly ErrorCode[] = ['notFound', 'moveNotAllowed', 'shopLinkMissing', 'accountSuspended'];

/** Why the purchase is refused; null when it is not, or while unknown. */
function refusalOf({ error }: UsedRemote<Quote>): ErrorCode | null {
  return isApiError(error) && REFUSALS.includes(error.code) ? error.code : null;
}

function NothingToPayBy({ quote }: { quote: UsedRemote<Quote> }) {
  const t = useT();
  return (
    <Alert
      tone="warning"
      title={t('paying.none.title')}
      action={
        <Button variant="secondary" icon="rotate-cw" onClick={() => void quote.reload()}>
          {t('panel.failed.again')}
        </Button>
      }
    >
      <p>{t('paying.none.text')}</p>
    </Alert>
  );
}
