import type { ModerationCase } from '#contract/moderation/cases.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ReasonMark } from '../marks.tsx';
import { languageName } from '../said-in.ts';

type Report = ModerationCase['reports'][number];

/** The reports and their senders. */
export function ReportsPart({ value: { reports } }: { value: ModerationCase }) {
  const { t } = useLanguage();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="case-reports">
      <h2 id="case-reports" className="mb-3 text-subheading">
        {t('desk.reports.title', { count: reports.length })}
      </h2>
      <ul className="card divide-y divide-line">
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function ReportItem({ report }: { report: Report }) {
  const { locale } = useLanguage();
  const { reason, description, created_at: createdAt, locale: spoken, reporter } = report;
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ReasonMark reason={reason} />
        {spoken !== locale && <Badge icon="languages">{languageName(spoken, locale)}</Badge>}
        <TimeLabel moment={createdAt} className="ms-auto text-sm text-muted" />
      </div>
      <blockquote lang={spoken} className="mt-2.5 whitespace-pre-line wrap-anywhere">
        {description}
      </blockquote>
      <Reporter reporter={reporter} />
    </li>
  );
}

function Reporter({ reporter }: Pick<Report, 'reporter'>) {
  const { t } = useLanguage();
  const { person, name, email, sentBefore, dismissedBefore } = reporter;
  return (
    <div className="mt-3 text-sm text-muted">
      {person ? (
        <PersonMark person={person} isLink className="text-ink" />
      ) : (
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon name="user" />
          <span className="font-bold text-ink">{name || t('desk.reporter.gone')}</span>
          {email && <span className="wrap-anywhere">{email}</span>}
          {name && <span>({t('desk.reporter.visitor')})</span>}
        </p>
      )}
      <p className="mt-1">
        {sentBefore === 0
          ? t('desk.reporter.first')
          : `${t('desk.reporter.before', { count: sentBefore })} ${t('desk.reporter.dismissed', { count: dismissedBefore })}`}
      </p>
    </div>
  );
}
