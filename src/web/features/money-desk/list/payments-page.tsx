import { useSearchParams } from 'react-router';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { RowsSkeleton } from '../../desk/desk-part.tsx';
import { useFreshOnReturn, useKeptRemote } from '../../desk/use-desk.ts';
import { listPayments, type PaymentsPage as PaymentsAnswer } from '../calls.ts';
import { MoneyPart } from '../money-part.tsx';
import { isNarrow, type PaymentsView, paymentsHref, paymentsQuery, paymentsViewOf } from '../places.ts';
import { AttentionFilter } from './attention-filter.tsx';
import { MonthFigures } from './month-figures.tsx';
import { PaymentRow } from './payment-row.tsx';
import { PaymentsFilters } from './payments-filters.tsx';
import { PaymentsShell } from './payments-shell.tsx';

/** All payments, the latest first, or those that somebody should look at; with what the month has brought. */
export function PaymentsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const view = paymentsViewOf(search);
  const remote = useKeptRemote<PaymentsAnswer>(`money:${paymentsHref(view)}`, () =>
    browserApi().call(listPayments, { query: paymentsQuery(view) as never }),
  );
  useFreshOnReturn(remote.reload);
  return (
    <PaymentsShell
      tab={view.attention === null ? 'all' : 'attention'}
      attentionCount={remote.value?.attention}
      action={
        <Button variant="quiet" size="sm" icon="rotate-cw" onClick={() => void remote.reload()}>
          {t('moneyDesk.refresh')}
        </Button>
      }
    >
      {view.attention === null && <MonthFigures month={remote.value?.month} />}
      {view.attention !== null && <AttentionFilter view={view} />}
      <PaymentsFilters view={view} />
      <MoneyPart remote={remote} skeleton={<RowsSkeleton />}>
        {(page) => <Found view={view} page={page} isStale={remote.isStale} />}
      </MoneyPart>
    </PaymentsShell>
  );
}

function Found({ view, page, isStale }: { view: PaymentsView; page: PaymentsAnswer; isStale: boolean }) {
  const t = useT();
  if (page.items.length === 0) return <Nothing view={view} />;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {t('moneyDesk.found', { count: page.total })}
      </p>
      <ul
        aria-label={t('moneyDesk.list')}
        className={classNames('card divide-y divide-line overflow-hidden transition-opacity', isStale && 'opacity-60')}
      >
        {page.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} view={view} />
        ))}
      </ul>
      <Pagination
        className="mt-6"
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={(number) => paymentsHref({ ...view, page: number })}
        labels={{
          navigation: t('list.pagination'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.pageNumber', { page: number }),
        }}
      />
    </>
  );
}

/** Nobody has paid yet; or nothing waits, which is good; or nothing of what was asked for. */
function Nothing({ view }: { view: PaymentsView }) {
  const t = useT();
  const what = isNarrow(view) ? 'narrow' : view.attention === null ? 'all' : 'attention';
  return (
    <EmptyState
      className="py-6"
      ornament={what === 'attention' ? 'rooster-pair' : what === 'narrow' ? 'basket' : 'rosette'}
      title={t(`moneyDesk.empty.${what}`)}
      action={
        what === 'all' ? undefined : (
          <LinkButton to={paymentsHref()} variant="secondary">
            {t('moneyDesk.empty.toAll')}
          </LinkButton>
        )
      }
    >
      {t(`moneyDesk.empty.${what}Text`)}
    </EmptyState>
  );
}
