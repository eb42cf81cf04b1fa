import { useSearchParams } from 'react-router';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../../../lib/staff/rows-skeleton.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Pagination } from '../../../../ui/pagination.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { listPayments, type PaymentsPage as PaymentsAnswer } from '../calls.ts';
import { isNarrow, type PaymentsView, paymentsHref, paymentsQuery, paymentsViewOf } from '../places.ts';
import { AttentionFilter } from './attention-filter.tsx';
import { MonthFigures } from './month-figures.tsx';
import { PaymentRow } from './payment-row.tsx';
import { PaymentsFilters } from './payments-filters.tsx';
import { PaymentsShell, type PaymentsTab } from './payments-shell.tsx';

/** All payments, latest first, or those that need attention; with the month's revenue. */
export function PaymentsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const view = paymentsViewOf(search);
  const remote = useKeptRemote<PaymentsAnswer>(`money:${paymentsHref(view)}`, () =>
    browserApi().call(listPayments, { query: paymentsQuery(view) as never }),
  );
  useFreshOnReturn(remote.reload);
  const tab = tabOf(view);
  return (
    <PaymentsShell
      tab={tab}
      attentionCount={remote.value?.attention}
      action={
        <Button variant="quiet" size="sm" icon="rotate-cw" onClick={() => void remote.reload()}>
          {t('moneyDesk.refresh')}
        </Button>
      }
    >
      {tab === 'all' && <MonthFigures month={remote.value?.month} />}
      {tab === 'attention' && <AttentionFilter view={view} />}
      <PaymentsFilters view={view} />
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {(page) => <Found view={view} page={page} isStale={remote.isStale} />}
      </AdminPart>
    </PaymentsShell>
  );
}

function tabOf({ attention }: PaymentsView): PaymentsTab {
  if (attention === null) return 'all';
  return attention === 'explained' ? 'explained' : 'attention';
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

/** No payments yet, none that need attention, or no match for the filters. */
function Nothing({ view }: { view: PaymentsView }) {
  const t = useT();
  const what = isNarrow(view) ? 'narrow' : tabOf(view);
  return (
    <EmptyState
      className="py-6"
      ornament={
        what === 'attention' || what === 'explained' ? 'rooster-pair' : what === 'narrow' ? 'basket' : 'rosette'
      }
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
