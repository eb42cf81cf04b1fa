import type { Transaction } from '#contract/payments/payments.ts';
import { moneyText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { publicHref } from '../../../lib/paths/listing-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { TransactionActs } from './transaction-acts.tsx';
import { TransactionFacts } from './transaction-facts.tsx';
import { BoughtSeal, boughtText, StateMark } from './transaction-marks.tsx';
import { TransactionNote } from './transaction-note.tsx';

export interface TransactionCardProps {
  transaction: Transaction;
  /** A response has updated the payment. */
  onChanged: (changed: Transaction) => void;
}

/** A payment: what was bought, its state and the available actions; the rest is collapsed. */
export function TransactionCard({ transaction, onChanged }: TransactionCardProps) {
  const { locale, t } = useLanguage();
  return (
    <li className="card overflow-hidden">
      <div className="flex gap-x-4 p-4 sm:p-5">
        <BoughtSeal variant={transaction.variant} className="max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="font-sans text-[1.0625rem] leading-snug font-bold wrap-anywhere hyphens-auto">
                <Title transaction={transaction} />
              </h3>
              <p className="mt-0.5 text-[0.9375rem] text-muted">{boughtText(transaction, t)}</p>
            </div>
            <p className="flex flex-col gap-1 max-sm:w-full max-sm:flex-row max-sm:items-center max-sm:justify-between sm:items-end">
              <span className="font-heading text-xl leading-tight font-bold">
                {moneyText(locale, transaction.amount)}
              </span>
              <StateMark transaction={transaction} />
            </p>
          </div>
          <TransactionNote transaction={transaction} />
          <TransactionActs transaction={transaction} onChanged={onChanged} />
        </div>
      </div>
      <TransactionFacts transaction={transaction} />
    </li>
  );
}

/** Links to the listing; a deleted one has only its title. */
function Title({ transaction: { title, kind, listingId } }: Pick<TransactionCardProps, 'transaction'>) {
  if (kind === null || listingId === null) return title;
  return (
    <Link
      to={publicHref({ kind, id: listingId })}
      className="tap inline-block min-h-6 underline-offset-4 hover:text-primary-strong hover:underline"
    >
      {title}
    </Link>
  );
}
