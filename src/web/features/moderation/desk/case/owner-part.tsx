import type { ModerationCase } from '#contract/moderation/cases.ts';
import { dateText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { languageName } from '../said-in.ts';
import { PastDecisionItem } from './past-decision.tsx';

export interface OwnerPartProps {
  value: ModerationCase;
  /** Something of the user's has changed: a decision was lifted. */
  onChanged: () => Promise<void>;
}

/** The owner of the content, and their history. */
export function OwnerPart({ value: { history, decision }, onChanged }: OwnerPartProps) {
  const { locale, t } = useLanguage();
  const earlier = history.decisions.filter(({ id }) => id !== decision?.id);
  return (
    <section aria-labelledby="case-owner">
      <h2 id="case-owner" className="mb-3 text-subheading">
        {t('desk.owner.title')}
      </h2>
      <div className="card p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <PersonMark person={history.person} isLink={!history.gone} size={36} />
          <Standing history={history} />
        </div>
        <p className="mt-2 text-sm text-muted">
          {t('desk.owner.since', { date: dateText(locale, history.memberSince) })}
          {history.locale !== locale &&
            ` · ${t('desk.owner.language', { language: languageName(history.locale, locale) })}`}
        </p>
        <Numbers history={history} />
      </div>
      <h3 className="mt-5 mb-2 font-sans text-base font-bold">{t('desk.owner.decisions')}</h3>
      {earlier.length === 0 ? (
        <p className="text-[0.9375rem] text-muted">{t('desk.owner.noDecisions')}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {earlier.map((each) => (
            <li key={each.id} className="p-4">
              <PastDecisionItem decision={each} onLifted={onChanged} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type HistoryProps = { history: ModerationCase['history'] };

function Standing({ history: { gone, suspended, suspendedUntil, verified } }: HistoryProps) {
  const { locale, t } = useLanguage();
  if (gone) return <Badge>{t('desk.owner.gone')}</Badge>;
  if (suspended)
    return (
      <Badge tone="danger" icon="ban">
        {suspendedUntil
          ? t('desk.owner.suspendedUntil', { date: dateText(locale, suspendedUntil) })
          : t('desk.owner.suspended')}
      </Badge>
    );
  if (!verified) return <Badge tone="amber">{t('desk.owner.unverified')}</Badge>;
  return null;
}

function Numbers({ history }: HistoryProps) {
  const { t } = useLanguage();
  const { listings, comments, reportsReceived, openCases } = history;
  const numbers = { listings, comments, reportsReceived, openCases };
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-4">
      {Object.entries(numbers).map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-xs leading-tight text-muted">{t(`desk.owner.${name as keyof typeof numbers}`)}</dt>
          <dd className="font-heading text-subheading font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
