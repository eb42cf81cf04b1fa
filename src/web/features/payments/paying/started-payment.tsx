import type { Ordered, Quote } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { Alert } from '../../../ui/alert.tsx';
import { type HistoryPage, listTransactions } from '../history/calls.ts';
import { isSamePlan, isSameTarget } from './ordered.ts';
import { priceText } from './price-text.ts';

/** An unfinished payment for the same target: it can be continued, so that nobody pays twice. */
export function StartedPayment({ ordered, quote }: { ordered: Ordered; quote: Quote }) {
  const { locale, t } = useLanguage();
  const { value } = useRemote<HistoryPage>('transactions', () =>
    browserApi().call(listTransactions, { query: { page: 1 } }),
  );
  const started = value?.items.find((each) => each.status === 'pending' && isSameTarget(ordered, each));
  if (!started?.checkoutUrl) return null;
  return (
    <Alert
      tone="info"
      live
      title={t('paying.started.title', { time: timeText(locale, started.expiresAt) })}
      action={
        <a href={started.checkoutUrl} className="btn btn-secondary h-auto">
          {t('paying.started.go', { price: priceText(started.amount) })}
        </a>
      }
    >
      {started.listPrice !== quote.listPrice && isSamePlan(ordered, started) && (
        <p>{t('paying.started.oldPrice', { price: priceText(started.listPrice) })}</p>
      )}
      <p>{t('paying.started.text')}</p>
    </Alert>
  );
}
