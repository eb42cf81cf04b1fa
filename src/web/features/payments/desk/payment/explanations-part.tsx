import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { dateText, timeText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';

/** Past discrepancies and the admins' explanations; nothing when there are none. */
export function ExplanationsPart({ payment: { explanations } }: { payment: DeskPaymentDetail }) {
  const { locale, t } = useLanguage();
  if (explanations.length === 0) return null;
  return (
    <section aria-labelledby="payment-explanations" className="card p-5">
      <h2 id="payment-explanations" className="text-subheading">
        {t('moneyDesk.explained.title')}
      </h2>
      <ul className="mt-3 flex flex-col gap-5">
        {explanations.map(({ id, mismatch, text, by, at }) => (
          <li key={id}>
            <p className="text-sm font-semibold text-muted first-letter:uppercase">
              {t(`moneyDesk.mismatch.${mismatch}` as MessageId)}
            </p>
            {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              {by ? <PersonMark person={by} size={20} /> : t('moneyDesk.explained.byNobody')}
              <time dateTime={at}>
                {dateText(locale, at)}, {timeText(locale, at)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
