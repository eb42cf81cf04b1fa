import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { refusalText } from '../refusal-text.ts';

/** The state of a credential's review: the date by which our team answers, or its answer. */
export function AnswerNote({ credential: { review, answerBy, decision, state } }: { credential: OwnCredential }) {
  const { locale, t } = useLanguage();
  if (review === 'waiting') {
    return (
      <p className="flex items-start gap-2">
        <Icon name="clock" className="mt-0.5 text-amber-strong" />
        <span>
          {answerBy
            ? t('credentials.own.waitingUntil', { date: dateText(locale, answerBy) })
            : t('credentials.own.waiting')}
        </span>
      </p>
    );
  }
  if (review === 'asked' || review === 'refused') {
    return (
      <Alert tone={review === 'asked' ? 'warning' : 'error'} title={t(`credentials.own.${review}`)}>
        {decision?.reason && <p className="font-semibold">{refusalText(decision.reason, t)}</p>}
        {decision?.text && (
          <p lang={writtenLang(locale)} className="mt-1 whitespace-pre-line wrap-anywhere">
            {decision.text}
          </p>
        )}
        <p className="mt-2 text-sm">{t(`credentials.own.${review}Next`)}</p>
      </Alert>
    );
  }
  if (review === 'none' && state === 'stated') return <p className="text-muted">{t('credentials.own.noDocument')}</p>;
  return null;
}
