import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Vouchers from '#contract/payments/vouchers.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { moneyText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { PersonMark } from '../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { deskPaymentHref } from '../desk/places.ts';
import { listVoucherUses } from './calls.ts';

type Uses = AnswerOf<typeof Vouchers.listVoucherUses>;

/** The uses of a voucher with their buyers, including unpaid orders. */
export function UsesSheet({ voucher: { id, code }, onClose }: { voucher: Vouchers.Voucher; onClose: () => void }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const remote = useKeptRemote<Uses>(`voucher:${id}:${page}`, () =>
    browserApi().call(listVoucherUses, { params: { id }, query: { page } as never }),
  );
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={code} closeLabel={t('frame.close')}>
      <AdminPart remote={remote}>
        {({ items, pageCount }) => (
          <>
            {items.length === 0 && <p className="text-muted">{t('vouchers.noUses')}</p>}
            <ul className="divide-y divide-line">
              {items.map((use) => (
                <UseRow key={use.transactionId} use={use} />
              ))}
            </ul>
            {pageCount > 1 && (
              <div className="mt-4 flex justify-between">
                <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('list.previous')}
                </Button>
                <Button variant="secondary" size="sm" disabled={page === pageCount} onClick={() => setPage(page + 1)}>
                  {t('list.next')}
                </Button>
              </div>
            )}
          </>
        )}
      </AdminPart>
    </Sheet>
  );
}

function UseRow({ use }: { use: Vouchers.VoucherUse }) {
  const { locale, t } = useLanguage();
  const { transactionId, person, plan, title, status, reduction, amount, startedAt } = use;
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <PersonMark person={person} isLink />
        <Badge tone={status === 'success' ? 'success' : 'neutral'}>{t(`vouchers.use.${status}`)}</Badge>
      </p>
      <p className="text-[0.9375rem] wrap-anywhere">
        {t(`pricesDesk.plan.${plan}`)}: {title}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <TimeLabel moment={startedAt} />
        <span>
          −{moneyText(locale, reduction)} → {moneyText(locale, amount)}
        </span>
        <Link to={deskPaymentHref(transactionId)} className="link tap inline-flex min-h-6 items-center">
          {t('vouchers.payment', { number: transactionId })}
        </Link>
      </p>
    </li>
  );
}
