import { isApiError } from '#contract/errors.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { historyHref } from '../history/places.ts';
import { OwnPage } from '../panel/own-page.tsx';
import { PanelProvider } from '../panel/panel-context.tsx';
import { CardSkeleton, RemotePart } from '../panel/remote-part.tsx';
import { PaymentState } from './payment-state.tsx';
import { usePayment } from './use-payment.ts';

const ID = /^[1-9]\d{0,14}$/;

/** Where one comes back to from paying: follows the payment until it is settled. */
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
  return (
    <>
      <h1 className="mb-6 text-title">{t('paying.payment.title')}</h1>
      <noscript>
        <p className="mb-6 max-w-text">{t('account.session.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <CardSkeleton />
      </Loading>
    </>
  );
}

function Followed({ id, memberId }: { id: number; memberId: number }) {
  const t = useT();
  const remote = usePayment(id);
  if (remote.value)
    return <PaymentState transaction={remote.value} memberId={memberId} hasLost={remote.error !== undefined} />;
  if (isApiError(remote.error) && remote.error.code === 'notFound') return <Gone />;
  if (remote.error === undefined) return <Waiting />;
  return (
    <>
      <h1 className="mb-6 text-title">{t('paying.payment.title')}</h1>
      <RemotePart remote={remote}>{() => null}</RemotePart>
    </>
  );
}

/** Somebody else's, or never there: which of them is nobody's business. */
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
