import { useT } from '../../../lib/i18n.tsx';
import { isNotFound } from '../../../lib/remote/failure-text.ts';
import { PanelProvider } from '../../../lib/remote/remote-context.tsx';
import { RemotePage, RemotePageWaiting } from '../../../lib/remote/remote-page.tsx';
import { OwnPage } from '../../../lib/session/own-page.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { historyHref } from '../history/places.ts';
import { PaymentState } from './payment-state.tsx';
import { usePayment } from './use-payment.ts';

const ID = /^[1-9]\d{0,14}$/;

/** The return page of the checkout: follows the payment until it is settled. */
export function PaymentPage({ id }: { id: string }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 lg:py-12">
      <OwnPage loader={<Waiting />}>
        {(user) => (
          <PanelProvider key={user.id}>
            {ID.test(id) ? <Followed id={Number(id)} memberId={user.id} /> : <Gone />}
          </PanelProvider>
        )}
      </OwnPage>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return <RemotePageWaiting title={t('paying.payment.title')} script={t('account.session.script')} />;
}

function Followed({ id, memberId }: { id: number; memberId: number }) {
  const t = useT();
  const remote = usePayment(id);
  return (
    <RemotePage
      remote={remote}
      title={t('paying.payment.title')}
      waiting={<Waiting />}
      isGone={isNotFound}
      gone={<Gone />}
    >
      {(payment) => <PaymentState transaction={payment} memberId={memberId} hasLost={remote.error !== undefined} />}
    </RemotePage>
  );
}

/** Somebody else's or nonexistent: the page does not reveal which. */
function Gone() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        level={1}
        ornament="lost-path"
        title={t('paying.gone.title')}
        action={<LinkButton to={historyHref()}>{t('paying.toHistory')}</LinkButton>}
      >
        {t('paying.gone.text')}
      </EmptyState>
    </Card>
  );
}
