import { Suspense, useState } from 'react';
import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { checkPayment, retryPayment } from '../calls.ts';
import { actsOn, type DeskAct } from './acts-on.ts';

const RefundDialog = lazyPart(
  () => import('./refund-dialog.tsx'),
  (module) => module.RefundDialog,
);

const ExplainDialog = lazyPart(
  () => import('./explain-dialog.tsx'),
  (module) => module.ExplainDialog,
);

export interface ActsPartProps {
  payment: DeskPaymentDetail;
  onPayment: (payment: DeskPaymentDetail) => void;
}

/** Available actions on a payment. */
export function ActsPart({ payment, onPayment }: ActsPartProps) {
  const t = useT();
  const [isRefunding, setRefunding] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  const { busy, failure, run } = useRunning({ payment, onPayment });
  const acts = actsOn(payment);
  return (
    <section aria-labelledby="payment-acts" className="card border-primary/40 p-5">
      <h2 id="payment-acts" className="text-subheading">
        {t('moneyDesk.acts.title')}
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        {failure && (
          <Alert tone="error" live title={t('moneyDesk.failed')}>
            {failure}
          </Alert>
        )}
        {acts.includes('refund') && (
          <Act text={t('moneyDesk.refund.text')}>
            <Button variant="danger" icon="banknote" onClick={() => setRefunding(true)}>
              {t('moneyDesk.refund.open')}
            </Button>
          </Act>
        )}
        {(['retry', 'check'] as const).map(
          (act) =>
            acts.includes(act) && (
              <Act key={act} text={t(`moneyDesk.${act}.text`)}>
                <Button
                  variant={act === 'retry' ? 'primary' : 'secondary'}
                  icon={act === 'retry' ? 'rotate-cw' : 'search'}
                  busy={busy === act}
                  onClick={() => busy === null && void run(act)}
                >
                  {t(`moneyDesk.${act}.do`)}
                </Button>
              </Act>
            ),
        )}
        {acts.includes('explain') && (
          <Act text={t('moneyDesk.explain.text')}>
            <Button variant="secondary" icon="scale" onClick={() => setExplaining(true)}>
              {t('moneyDesk.explain.open')}
            </Button>
          </Act>
        )}
      </div>
      {isExplaining && (
        <Suspense>
          <ExplainDialog payment={payment} onPayment={onPayment} onClose={() => setExplaining(false)} />
        </Suspense>
      )}
      {isRefunding && (
        <Suspense>
          <RefundDialog payment={payment} onPayment={onPayment} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Act({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {children}
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}

type RunnableAct = Exclude<DeskAct, 'refund' | 'explain'>;
const CALLS = { check: checkPayment, retry: retryPayment } as const;

function useRunning({ payment: { id, status }, onPayment }: ActsPartProps) {
  const t = useT();
  const [busy, setBusy] = useState<RunnableAct | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: RunnableAct): Promise<void> {
    setBusy(act);
    setFailure(null);
    try {
      const { data } = await browserApi().call(CALLS[act], { params: { id } });
      onPayment(data);
      const isSame = act === 'check' && data.status === status;
      const isOdd = act === 'check' && data.attentions.includes('mismatch');
      if (isOdd) showToast({ tone: 'error', title: t('moneyDesk.check.differs') });
      else showToast({ tone: 'success', title: t(isSame ? 'moneyDesk.check.same' : `moneyDesk.${act}.done`) });
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
    }
    setBusy(null);
  }

  return { busy, failure, run };
}
