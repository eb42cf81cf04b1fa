import { useLocation } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../../lib/remote/use-fresh-on-return.ts';
import { type UsedRemote, useRemote } from '../../../../lib/remote/use-remote.ts';
import { AdminPart } from '../../../../lib/staff/admin/admin-part.tsx';
import { BackLink } from '../../../../lib/staff/admin/back-link.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Skeleton, SkeletonText } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { getPayment } from '../calls.ts';
import { hrefBehind, paymentsHref } from '../places.ts';
import { ActsPart } from './acts-part.tsx';
import { BuyerPart } from './buyer-part.tsx';
import { CoursePart } from './course-part.tsx';
import { ExplanationsPart } from './explanations-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { InvoicesPart } from './invoices-part.tsx';
import { PaymentHeader } from './payment-header.tsx';

/** A payment with all its data and the actions on it. */
export function PaymentPage({ id: text }: { id: string }) {
  const t = useT();
  const id = Number(text);
  const remote = useRemote<DeskPaymentDetail>(`money:payment:${id}`, () =>
    browserApi().call(getPayment, { params: { id } }),
  );
  useFreshOnReturn(remote.reload);
  const back = hrefBehind(useLocation().state);
  const isUnknown = isApiError(remote.error) && [400, 404].includes(remote.error.status);
  return (
    <>
      <BackLink to={back}>{t('moneyDesk.back')}</BackLink>
      {isUnknown && remote.value === undefined ? (
        <NoSuchPayment />
      ) : (
        <AdminPart remote={remote} skeleton={<PaymentSkeleton />}>
          {(payment) => <Payment payment={payment} remote={remote} />}
        </AdminPart>
      )}
    </>
  );
}

interface PaymentProps {
  payment: DeskPaymentDetail;
  remote: UsedRemote<DeskPaymentDetail>;
}

function Payment({ payment, remote }: PaymentProps) {
  return (
    <>
      <PaymentHeader payment={payment} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] xl:gap-8">
        <div className="flex min-w-0 flex-col gap-6 max-xl:order-last">
          <FactsPart payment={payment} />
          <CoursePart payment={payment} />
          <ExplanationsPart payment={payment} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ActsPart payment={payment} onPayment={remote.write} />
          <InvoicesPart payment={payment} />
          <BuyerPart payment={payment} />
        </div>
      </div>
    </>
  );
}

function NoSuchPayment() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      ornament="jug"
      title={t('moneyDesk.unknown')}
      action={<LinkButton to={paymentsHref()}>{t('moneyDesk.empty.toAll')}</LinkButton>}
    >
      {t('moneyDesk.unknownText')}
    </EmptyState>
  );
}

function PaymentSkeleton() {
  return (
    <span className="block">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="mt-3 h-5 w-1/2" />
      <span className="mt-7 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <span className="card block p-5">
          <SkeletonText lines={6} />
        </span>
        <span className="card block p-5">
          <SkeletonText lines={4} />
          <Skeleton className="mt-5 h-11 w-40 rounded-full" />
        </span>
      </span>
    </span>
  );
}
