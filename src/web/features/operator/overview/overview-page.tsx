import { useSearchParams } from 'react-router';
import { browserApi } from '../../../lib/browser-api.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { OVERVIEW_DAYS, type OverviewDays } from '../bounds.ts';
import { getOverview, type OverviewAnswer } from '../calls.ts';
import { overviewDaysOf, overviewHref } from '../places.ts';
import { DayTable } from './day-table.tsx';
import { FigureCards } from './figure-cards.tsx';
import { totalText } from './figure-text.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { SystemPart } from './system-part.tsx';
import { WaitingPart } from './waiting-part.tsx';

/** What needs attention, the figures of the last days, and the state of the system. */
export function OverviewPage() {
  const t = useT();
  const [search] = useSearchParams();
  const days = overviewDaysOf(search);
  const remote = useKeptRemote<OverviewAnswer>(`operator:overview:${days}`, () =>
    browserApi().call(getOverview, { query: { days } }),
  );
  useFreshOnReturn(remote.reload);
  return (
    <StaffPage page="overview" title={t('operator.nav.overview')} lead={t('operator.lead')}>
      <AdminPart remote={remote} skeleton={<OverviewSkeleton />}>
        {(overview) => (
          <div
            className={classNames('flex flex-col gap-9 transition-opacity', remote.isStale && 'opacity-60')}
            aria-busy={remote.isStale || undefined}
          >
            <WaitingPart waiting={overview.waiting} />
            <Figures overview={overview} days={days} />
            <SystemPart system={overview.system} />
          </div>
        )}
      </AdminPart>
    </StaffPage>
  );
}

function Figures({ overview, days }: { overview: OverviewAnswer; days: OverviewDays }) {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="overview-figures">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="overview-figures" className="text-subheading">
            {t('operator.figures.title')}
          </h2>
          <p className="mt-0.5 text-sm text-muted">{totalText(locale, t, overview.totals)}</p>
        </div>
        <nav aria-label={t('operator.figures.range')} className="flex flex-wrap gap-2">
          {OVERVIEW_DAYS.map((each) => (
            <Chip key={each} to={overviewHref(each)} selected={each === days}>
              {t('operator.figures.days', { count: each })}
            </Chip>
          ))}
        </nav>
      </div>
      <FigureCards overview={overview} days={days} />
      <DayTable days={overview.days} />
    </section>
  );
}
