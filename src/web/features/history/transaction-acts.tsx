import { lazy, Suspense, useState } from 'react';
import type { Transaction } from '#contract/payments.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { againHref } from '../paying/ordered.ts';
import { useNowMs } from '../time/use-now.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { paymentHref } from './places.ts';
import type { TransactionCardProps } from './transaction-card.tsx';

const WithdrawalDialog = lazy(async () => ({
  default: (await import('./withdrawal-dialog.tsx')).WithdrawalDialog,
}));

/** What can be done with a payment now: pay it, try again, save its invoices, withdraw from it. */
export function TransactionActs({ transaction, onChanged }: TransactionCardProps) {
  const { status, invoices } = transaction;
  const isUnpaid = status === 'timeout' || status === 'declined';
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

/** The way back to where it is paid, which may lie on another site, and to the page that follows it. */
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

/** The law gives whoever bought at a distance fourteen days; the way to use them stands where the purchase does. */
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
