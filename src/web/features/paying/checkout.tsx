import type { ReactNode } from 'react';
import type { Account } from '#contract/account-settings.ts';
import { type ErrorCode, isApiError } from '#contract/errors.ts';
import type { Ordered, Quote } from '#contract/payments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { getAccount } from '../panel/calls.ts';
import { RemotePart } from '../panel/remote-part.tsx';
import { type UsedRemote, useRemote } from '../panel/use-remote.ts';
import { getQuote } from './calls.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { orderedName, quoteQuery } from './ordered.ts';
import { PriceSummary } from './price-summary.tsx';
import { StartedPayment } from './started-payment.tsx';

export interface CheckoutProps {
  ordered: Ordered;
  /** What it is for, as its owner knows it: stands in the order. */
  subject: ReactNode;
  /** What one gets for it, below the price. */
  gives?: ReactNode;
  /** Stands above the form: what is bought, where it has not been explained before. Is told what it costs. */
  offer?: (quote: Quote) => ReactNode;
  /** What is to be said where it cannot be bought, for another reason than that nobody could be asked. */
  refused: (code: ErrorCode) => ReactNode;
}

/** Where something is ordered and paid for: what it costs, whom the invoice is for, how it is paid. */
export function Checkout({ ordered, subject, gives, offer, refused }: CheckoutProps) {
  const name = orderedName(ordered);
  const quote = useRemote<Quote>(`quote:${name}`, () => browserApi().call(getQuote, { query: quoteQuery(ordered) }));
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  const refusal = refusalOf(quote);
  if (refusal) return refused(refusal);
  // The address that the invoice goes to is filled in where it is known; nobody waits for it in vain.
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
            <PriceSummary ordered={ordered} quote={value} subject={subject}>
              {gives}
            </PriceSummary>
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
            <StartedPayment ordered={ordered} />
            {value.providers.length === 0 ? (
              <NothingToPayBy quote={quote} />
            ) : (
              <CheckoutForm ordered={ordered} quote={value} account={account.value} reloadQuote={quote.reload} />
            )}
          </div>
        </div>
      )}
    </RemotePart>
  );
}

const REFUSALS: readonly ErrorCode[] = ['notFound', 'moveNotAllowed', 'shopLinkMissing', 'accountSuspended'];

/** Why the thing cannot be bought; null where it can, or where that is not known. */
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
