import { type ReactNode, useEffect, useRef } from 'react';
import type { Transaction } from '#contract/payments/payments.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FolkStrip, Ornament } from '../../../ui/ornament.tsx';
import type { OrnamentName } from '../../../ui/ornament-sizes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { stateOf, type TransactionState } from '../history/transaction-state.ts';
import { writeTyped } from './order-values.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { PaymentWords } from './payment-words.tsx';

export interface PaymentStateProps {
  transaction: Transaction;
  memberId: number;
  /** The last request failed; the payment shown may be outdated. */
  hasLost: boolean;
}

/** A payment's state: what it means, the available actions, and the purchase. */
export function PaymentState({ transaction, memberId, hasLost }: PaymentStateProps) {
  const t = useT();
  const state = stateOf(transaction);
  const heading = useHeading(state);
  const isPaid = transaction.paidAt !== null;
  useEffect(() => {
    if (isPaid) writeTyped(memberId, null);
  }, [isPaid, memberId]);
  return (
    <Card className="overflow-hidden">
      <div className="bg-linen px-5 pt-7">
        <Sign state={state} />
        <FolkStrip className="-mx-5 mt-6" />
      </div>
      <div className="flex flex-col gap-6 p-5 sm:p-8">
        <div role="status" className="flex flex-col items-center text-center">
          <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
            {t(`paying.state.${state}`)}
          </h1>
          <div className="mt-3 flex max-w-text flex-col gap-2 text-muted">
            <PaymentWords transaction={transaction} />
          </div>
        </div>
        {hasLost && (
          <Alert tone="warning" live>
            <p>{t('paying.lost')}</p>
          </Alert>
        )}
        <PaymentWays transaction={transaction} />
        <PaymentFacts transaction={transaction} />
        {transaction.provider === 'sandbox' && (
          <p className="flex items-start justify-center gap-2.5 text-center text-sm text-muted">
            <Icon name="info" className="mt-px" />
            {t('paying.sandbox')}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Focuses the heading when its text changes, but not initially. */
function useHeading(state: TransactionState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state]);
  return heading;
}

const ORNAMENTS: Readonly<Record<TransactionState, OrnamentName>> = {
  pending: 'jug',
  approved: 'rooster-pair',
  stuck: 'lost-path',
  withdrawn: 'basket',
  timeout: 'jug',
  declined: 'lost-path',
  refunded: 'basket',
  refundedPart: 'basket',
};

function Sign({ state }: { state: TransactionState }): ReactNode {
  return (
    <div className="relative mx-auto w-fit">
      <Ornament name={ORNAMENTS[state]} className={state === 'approved' ? 'w-64 sm:w-80' : 'w-40 sm:w-48'} />
      {state === 'pending' && (
        <span className="absolute -end-3 bottom-0 grid size-14 place-items-center rounded-full bg-surface text-primary shadow-card">
          <Spinner size="1.75rem" />
        </span>
      )}
    </div>
  );
}
