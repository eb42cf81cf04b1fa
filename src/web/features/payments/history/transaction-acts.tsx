import { Suspense, useState } from 'react';
import type { Transaction } from '#contract/payments/payments.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { againHref } from '../paying/ordered.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { paymentHref } from './places.ts';
import type { TransactionCardProps } from './transaction-card.tsx';

const WithdrawalDialog = lazyPart(
  () => import('./withdrawal-dialog.tsx'),
  (module) => module.WithdrawalDialog,
);

/** Available actions on a payment: pay, retry, download invoices, withdraw. */
export function TransactionActs({ transaction, onChanged }: TransactionCardProps) {
  const { status, invoices, duplicateOf } = transaction;
  const isUnpaid = (status === 'timeout' || status === 'declined') && duplicateOf === null;
  return (
    <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2.5 empty:hidden">
      {status === 'pending' && <GoOn transaction={transaction} />}
      {isUnpaid && <Again transaction={transaction} />}
      {invoices.map((invoice) => (
        <InvoiceButton key={invoice.id} invoice={invoice} />
      ))}
      <Withdrawal transaction={transaction} onChanged={onChanged} />
    </div>
  );
}

/** Links to the checkout, which may be on another site, and to the page that follows the payment. */
function GoOn({ transaction: { id, checkoutUrl } }: { transaction: Transaction }) {
  const t = useT();
  return (
    <>
      {checkoutUrl && (
        <a href={checkoutUrl} className="btn btn-sm">
          <Icon name="credit-card" />
          {t('history.act.goOn')}
        </a>
      )}
      <LinkButton to={paymentHref(id)} variant={checkoutUrl ? 'quiet' : 'secondary'} size="sm">
        {t('history.act.follow')}
      </LinkButton>
    </>
  );
}

function Again({ transaction }: { transaction: Transaction }) {
  const t = useT();
  return (
    <LinkButton to={againHref(transaction)} variant="secondary" size="sm" icon="rotate-cw">
      {t('history.act.again')}
    </LinkButton>
  );
}

/** The statutory 14-day right of withdrawal from distance contracts, offered beside the purchase. */
function Withdrawal({ transaction, onChanged }: TransactionCardProps) {
  const t = useT();
  const nowMs = useNowMs();
  const [isOpen, setOpen] = useState(false);
  const { withdrawableUntil } = transaction;
  if (!withdrawableUntil || Date.parse(withdrawableUntil) <= nowMs) return null;
  return (
    <>
      <Button variant="quiet" size="sm" icon="undo-2" onClick={() => setOpen(true)}>
        {t('history.act.withdraw')}
      </Button>
      {isOpen && (
        <Suspense>
          <WithdrawalDialog transaction={transaction} onChanged={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
