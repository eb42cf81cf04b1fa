import { useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { SellerNumbers } from '#contract/statistics.ts';
import { getKind } from '#kinds/index.ts';
import { numberText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { planHref } from '../../lib/paths/listing-paths.ts';
import { failureText } from '../../lib/remote/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Chart } from './chart.tsx';
import { Comparison } from './comparison.tsx';
import { DayTable } from './day-table.tsx';
import { METRICS, type Metric, RANGES, type Range, showingOf } from './figures.ts';
import { METRIC_ICONS } from './metric-icons.ts';
import { useNumbers } from './use-numbers.ts';

export interface NumbersViewProps {
  listing: OwnListing;
  /** The user follows a link to another page. */
  onLeave: () => void;
}

/** Daily statistics of the user's listing. */
export function NumbersView({ listing, onLeave }: NumbersViewProps) {
  const t = useT();
  const [range, setRange] = useState<Range>(28);
  const { numbers, error, isLoading, retry } = useNumbers(listing.id, range);
  return (
    <div className="flex flex-col gap-5">
      <RangeChoice range={range} onChoose={setRange} />
      {numbers ? (
        <div aria-busy={isLoading || undefined} className={classNames('transition-opacity', isLoading && 'opacity-50')}>
          <Figures listing={listing} numbers={numbers} onLeave={onLeave} />
        </div>
      ) : isLoading ? (
        <Waiting />
      ) : (
        <ErrorState
          level={3}
          title={t('numbers.failed')}
          action={
            <Button icon="rotate-cw" onClick={retry}>
              {t('numbers.again')}
            </Button>
          }
        >
          {failureText(error, t)}
        </ErrorState>
      )}
    </div>
  );
}

function RangeChoice({ range, onChoose }: { range: Range; onChoose: (range: Range) => void }) {
  const t = useT();
  return (
    <fieldset aria-label={t('numbers.range')} className="flex flex-wrap gap-2">
      {RANGES.map((days) => (
        <button
          key={days}
          type="button"
          className="chip"
          aria-pressed={days === range}
          data-selected={days === range || undefined}
          onClick={() => onChoose(days)}
        >
          {t('numbers.lastDays', { days })}
        </button>
      ))}
    </fieldset>
  );
}

function Waiting() {
  const t = useT();
  return (
    <Loading label={t('numbers.loading')} className="flex flex-col gap-5">
      <span className="grid grid-cols-[1.25fr_1fr_1fr] gap-2 sm:grid-cols-3 sm:gap-3">
        {METRICS.map((metric) => (
          <Skeleton key={metric} className="h-22 rounded-card" />
        ))}
      </span>
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  );
}

function Figures({ listing, numbers, onLeave }: NumbersViewProps & { numbers: SellerNumbers }) {
  const t = useT();
  const [metric, setMetric] = useState<Metric>('views');
  const { days, totals } = numbers;
  const isNothing = days.every((day) => showingOf(day) === 'hidden') && METRICS.every((each) => totals[each] === 0);
  if (isNothing) {
    return (
      <EmptyState level={3} ornament="lost-path" title={t('numbers.never')}>
        {t('numbers.neverText')}
      </EmptyState>
    );
  }
  const { promotion } = getKind(listing.kind).capabilities;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[1.25fr_1fr_1fr] gap-2 sm:grid-cols-3 sm:gap-3">
        {METRICS.map((each) => (
          <MetricTile
            key={each}
            metric={each}
            total={totals[each]}
            isChosen={each === metric}
            onChoose={() => setMetric(each)}
          />
        ))}
      </div>
      <div>
        <Chart days={days} metric={metric} />
        <Legend days={days} />
        <p className="mt-3 text-sm text-muted">{t(`numbers.${metric}Hint`)}</p>
      </div>
      {promotion && (
        <Comparison
          numbers={numbers}
          planHref={listing.plans.length > 0 ? planHref(listing) : null}
          onLeave={onLeave}
        />
      )}
      <DayTable days={days} />
    </div>
  );
}

interface MetricTileProps {
  metric: Metric;
  total: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** A total over all days; pressing it selects the chart's metric. */
function MetricTile({ metric, total, isChosen, onChoose }: MetricTileProps) {
  const { locale, t } = useLanguage();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-w-0 flex-col rounded-card border-2 border-line bg-surface px-2 py-3 text-start hover:bg-primary-soft aria-pressed:border-primary aria-pressed:bg-primary-soft sm:p-4"
    >
      <Icon name={METRIC_ICONS[metric]} className="text-amber-strong" />
      <span className="mt-1.5 font-heading text-2xl leading-tight font-semibold text-primary-strong sm:text-3xl">
        {numberText(locale, total)}
      </span>
      <span className="w-full text-[0.8125rem] leading-snug hyphens-auto wrap-anywhere text-muted sm:text-sm">
        {t(`numbers.${metric}`)}
      </span>
    </button>
  );
}

const SWATCHES = {
  plain: 'bg-primary',
  promoted: 'bg-amber-strong ring-2 ring-amber-soft',
  hidden: 'bg-linen ring-1 ring-line-strong',
} as const;

/** The legend, when there is more than one colour. */
function Legend({ days }: Pick<SellerNumbers, 'days'>) {
  const t = useT();
  const shown = new Set(days.map(showingOf));
  const texts = {
    plain: t('numbers.legend.plain'),
    promoted: t('numbers.legend.promoted'),
    hidden: t('numbers.notShown'),
  };
  if (shown.size < 2) return null;
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {(['plain', 'promoted', 'hidden'] as const).map(
        (showing) =>
          shown.has(showing) && (
            <li key={showing} className="flex items-center gap-2">
              <span className={classNames('size-3 rounded-sm', SWATCHES[showing])} />
              {texts[showing]}
            </li>
          ),
      )}
    </ul>
  );
}
