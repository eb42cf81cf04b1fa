import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Transaction } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dayOfMoment, monthText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { onNews } from '../../../lib/realtime/news.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type HistoryPage, listTransactions } from './calls.ts';
import { KeptBuyer } from './kept-buyer.tsx';
import { historyHref, historyPageOf } from './places.ts';
import { TransactionCard } from './transaction-card.tsx';

/** The user's payments and attempts, latest first, with the available actions. */
export function TransactionsSection() {
  const t = useT();
  const [search] = useSearchParams();
  const page = historyPageOf(search);
  const history = useRemote<HistoryPage>(`transactions:${page}`, () =>
    browserApi().call(listTransactions, { query: { page } }),
  );
  useKeepingUp(history);
  return (
    <SectionFrame
      id="transactions"
      lead={t('history.lead')}
      action={
        <LinkButton to="/pricing" variant="quiet" size="sm" icon="tag" className="max-sm:-ms-3.5">
          {t('history.pricing')}
        </LinkButton>
      }
    >
      <RemotePart remote={history} skeleton={<HistorySkeleton />}>
        {(value) => <History key={page} history={value} onChanged={replaceIn(value, history.write)} />}
      </RemotePart>
      <KeptBuyer />
    </SectionFrame>
  );
}

const ASK_AGAIN_MS = 20_000;

/** Changes arrive by socket; pending payments are also polled. */
function useKeepingUp({ value, reload }: UsedRemote<HistoryPage>): void {
  useEffect(() => onNews('transactionChanged', () => void reload()), [reload]);
  const isPending = value?.items.some(({ status }) => status === 'pending') ?? false;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPending, reload]);
}

function replaceIn(history: HistoryPage, write: (value: HistoryPage) => void) {
  return (changed: Transaction) =>
    write({ ...history, items: history.items.map((each) => (each.id === changed.id ? changed : each)) });
}

function History({ history, onChanged }: { history: HistoryPage; onChanged: (changed: Transaction) => void }) {
  const { locale, t } = useLanguage();
  if (history.items.length === 0 && history.page <= 1) return <Nothing />;
  return (
    <div className="flex flex-col gap-8">
      {byMonth(history.items).map(({ month, items }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} className="mb-3 text-subheading first-letter:uppercase">
            {monthText(locale, `${month}-15`)}
          </h2>
          <ul className="flex flex-col gap-4">
            {items.map((transaction) => (
              <TransactionCard key={transaction.id} transaction={transaction} onChanged={onChanged} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={history.page}
        pageCount={history.pageCount}
        hrefOf={historyHref}
        labels={{
          navigation: t('list.pagination'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.pageNumber', { page: number }),
        }}
      />
    </div>
  );
}

/** Groups payments by the Polish month in which they were started, keeping their order. */
function byMonth(items: readonly Transaction[]): { month: string; items: Transaction[] }[] {
  const months: { month: string; items: Transaction[] }[] = [];
  for (const item of items) {
    const month = dayOfMoment(item.startedAt).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.items.push(item);
    else months.push({ month, items: [item] });
  }
  return months;
}

function Nothing() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament="rosette"
        title={t('history.none')}
        action={<LinkButton to="/pricing">{t('history.toPricing')}</LinkButton>}
      >
        {t('history.noneText')}
      </EmptyState>
    </Card>
  );
}

const ROWS = [1, 2, 3];

function HistorySkeleton() {
  return (
    <span className="block">
      <Skeleton className="mb-4 h-6 w-36" />
      <span className="flex flex-col gap-4">
        {ROWS.map((row) => (
          <span key={row} className="card flex gap-4 p-4 sm:p-5">
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <span className="min-w-0 flex-1">
              <Skeleton className="h-5 w-3/5" />
              <SkeletonText lines={2} className="mt-3" />
            </span>
            <Skeleton className="h-7 w-16" />
          </span>
        ))}
      </span>
    </span>
  );
}
