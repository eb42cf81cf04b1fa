import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { dateText, moneyText, timeText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { courseOf, type Step } from './course.ts';

const ICONS: Readonly<Record<Step['what'], IconName>> = {
  started: 'receipt',
  event: 'globe',
  paid: 'circle-check',
  withdrawn: 'undo-2',
  refund: 'banknote',
  refundDone: 'check-check',
};

/** A payment's timeline; the provider's events are set apart from ours. */
export function CoursePart({ payment }: { payment: DeskPaymentDetail }) {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="payment-course" className="card p-5">
      <h2 id="payment-course" className="text-subheading">
        {t('moneyDesk.course.title')}
      </h2>
      <ol className="mt-4 flex flex-col">
        {courseOf(payment).map((step, index, all) => (
          <li
            key={`${step.what}-${step.at}-${index}`}
            className={classNames(
              'relative flex gap-3.5 pb-4 last:pb-0',
              index < all.length - 1 &&
                'before:absolute before:start-[1.0625rem] before:top-9 before:bottom-0 before:w-0.5 before:bg-line',
            )}
          >
            <span
              className={classNames(
                'grid size-9 shrink-0 place-items-center rounded-full',
                step.what === 'event' ? 'bg-info-soft text-info' : 'bg-linen text-primary',
              )}
            >
              <Icon name={ICONS[step.what]} size={18} />
            </span>
            <div className="min-w-0 flex-1 pt-0.5">
              <p className="font-semibold">
                {stepText(step, t)}
                {step.amount != null && <span className="text-muted"> · {moneyText(locale, step.amount)}</span>}
              </p>
              <time dateTime={step.at} className="text-sm text-muted">
                {dateText(locale, step.at)}, {timeText(locale, step.at)}
              </time>
            </div>
          </li>
        ))}
      </ol>
      <Refunds payment={payment} />
    </section>
  );
}

const KNOWN_EVENTS: readonly string[] = ['paid', 'declined', 'expired', 'refunded', 'refundFailed'];

function stepText({ what, kind = '' }: Step, t: Translate): string {
  if (what !== 'event') return t(`moneyDesk.step.${what}`);
  return KNOWN_EVENTS.includes(kind) ? t(`moneyDesk.event.${kind}` as MessageId) : t('moneyDesk.event.other', { kind });
}

/** Reasons and states of the refunds. */
function Refunds({ payment: { refunds } }: { payment: DeskPaymentDetail }) {
  const { locale, t } = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      {refunds.map(({ id, amount, reason, note, state, failure }) => (
        <li key={id}>
          <p className="font-semibold">
            {t('moneyDesk.refund.line', { amount: moneyText(locale, amount), reason: t(`moneyDesk.reason.${reason}`) })}
          </p>
          <p className={classNames('text-sm', state === 'failed' ? 'font-semibold text-danger' : 'text-muted')}>
            {t(`moneyDesk.refundState.${state}`)}
          </p>
          {failure && state !== 'done' && (
            <p className="mt-1 text-sm text-muted">
              {t('moneyDesk.refund.failure')}{' '}
              <span translate="no" className="font-mono wrap-anywhere">
                {failure}
              </span>
            </p>
          )}
          {note && <p className="mt-1 text-[0.9375rem] wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
