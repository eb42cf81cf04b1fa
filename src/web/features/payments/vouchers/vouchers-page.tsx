import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Vouchers from '#contract/payments/vouchers.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { listVouchers } from './calls.ts';
import { VoucherRow } from './voucher-row.tsx';

const CreateDialog = lazyPart(
  () => import('./create-dialog.tsx'),
  (module) => module.CreateDialog,
);

type Page = AnswerOf<typeof Vouchers.listVouchers>;

/** The operator's vouchers, latest first, with their discounts, uses and users. */
export function VouchersPage() {
  const t = useT();
  const [search] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const page = Math.max(1, Number(search.get('page')) || 1);
  const remote = useKeptRemote<Page>(`vouchers:${page}`, () =>
    browserApi().call(listVouchers, { query: { page } as never }),
  );
  useFreshOnReturn(remote.reload);
  return (
    <StaffPage
      page="vouchers"
      title={t('operator.nav.vouchers')}
      lead={t('vouchers.lead')}
      action={
        <Button icon="plus" onClick={() => setCreating(true)}>
          {t('vouchers.create')}
        </Button>
      }
    >
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {(found) =>
          found.items.length === 0 ? (
            <EmptyState ornament="basket" title={t('vouchers.none')}>
              {t('vouchers.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={t('operator.nav.vouchers')} className="card divide-y divide-line overflow-hidden">
                {found.items.map((voucher) => (
                  <VoucherRow key={voucher.id} voucher={voucher} onChange={remote.reload} />
                ))}
              </ul>
              <Pagination
                className="mt-6"
                page={found.page}
                pageCount={found.pageCount}
                hrefOf={(number) => `?page=${number}`}
                labels={{
                  navigation: t('list.pagination'),
                  previous: t('list.previous'),
                  next: t('list.next'),
                  page: (number) => t('list.pageNumber', { page: number }),
                }}
              />
            </>
          )
        }
      </AdminPart>
      {isCreating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} onMade={remote.reload} />
        </Suspense>
      )}
    </StaffPage>
  );
}
