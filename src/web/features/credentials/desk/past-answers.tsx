import type { CredentialCase } from '#contract/credentials/desk.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { refusalText } from '../refusal-text.ts';

const TONES = { accepted: 'success', asked: 'amber', refused: 'danger' } as const;

/** The earlier answers, the latest first; nothing without any. */
export function PastAnswers({ decisions }: Pick<CredentialCase, 'decisions'>) {
  const { locale, t } = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="past-answers">
      <h2 id="past-answers" className="mb-3 text-subheading">
        {t('credentials.desk.past')}
      </h2>
      <ul className="card divide-y divide-line">
        {decisions.map(({ id, outcome, reason, text, decidedAt, by }) => (
          <li key={id} className="p-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={TONES[outcome]}>{t(`credentials.outcome.${outcome}`)}</Badge>
              <span className="ms-auto text-sm text-muted">
                {by && `${by.name} · `}
                {dateText(locale, decidedAt)}
              </span>
            </div>
            {reason && <p className="mt-2 text-[0.9375rem] font-bold">{refusalText(reason, t)}</p>}
            {text && <p className="mt-1 text-[0.9375rem] whitespace-pre-line wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
