import type { SellerNumbers } from '#contract/statistics.ts';
import { numberText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { areFewDays, METRICS, showingOf, timesOf } from './figures.ts';
import { METRIC_ICONS } from './metric-icons.ts';

export interface ComparisonProps {
  numbers: SellerNumbers;
  /** The page to choose a plan; null when there is no upgrade. */
  planHref: string | null;
  onLeave: () => void;
}

type Average = NonNullable<SellerNumbers['before']>;

/** Daily averages without and with promotion, or why there is nothing to compare. */
export function Comparison({ numbers: { days, before, during }, planHref, onLeave }: ComparisonProps) {
  const t = useT();
  const wasPromoted = days.some((day) => showingOf(day) === 'promoted');
  return (
    <section aria-labelledby="numbers-compare">
      <h3 id="numbers-compare" className="text-subheading">
        {t('numbers.compare')}
      </h3>
      {before && during ? (
        <>
          <p className="text-muted">{t('numbers.compareText')}</p>
          <Averages before={before} during={during} />
          {areFewDays(before.days, during.days) && <p className="mt-2 text-sm text-muted">{t('numbers.few')}</p>}
        </>
      ) : (
        <p className="text-muted">
          {t(during ? 'numbers.onlyPromotion' : wasPromoted ? 'numbers.promotionNew' : 'numbers.noPromotion')}
        </p>
      )}
      {!during && !wasPromoted && planHref && (
        <LinkButton to={planHref} variant="secondary" size="sm" icon="sparkles" className="mt-3" onClick={onLeave}>
          {t('numbers.plans')}
        </LinkButton>
      )}
    </section>
  );
}

function Averages({ before, during }: { before: Average; during: Average }) {
  const { locale, t } = useLanguage();
  const round = (value: number) => numberText(locale, Math.round(value * 10) / 10);
  return (
    <table className="mt-3 w-full">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="sr-only">
            {t('numbers.what')}
          </th>
          <th scope="col" className="w-[30%] py-2 ps-3 text-end align-bottom leading-snug font-semibold">
            {t('numbers.without', { days: before.days })}
          </th>
          <th scope="col" className="w-[30%] py-2 ps-3 text-end align-bottom leading-snug font-semibold">
            {t('numbers.with', { days: during.days })}
          </th>
          <th scope="col" className="sr-only">
            {t('numbers.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {METRICS.map((metric) => {
          const times = timesOf(before[metric], during[metric]);
          return (
            <tr key={metric} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-start leading-snug font-normal">
                <span className="flex items-center gap-2">
                  <Icon name={METRIC_ICONS[metric]} className="text-muted max-sm:hidden" />
                  {t(`numbers.${metric}`)}
                </span>
              </th>
              <td className="py-2 ps-3 text-end tabular-nums">{round(before[metric])}</td>
              <td className="py-2 ps-3 text-end font-bold tabular-nums">{round(during[metric])}</td>
              <td className="w-16 py-2 ps-3 text-end text-sm whitespace-nowrap text-muted tabular-nums">
                {times === null ? '–' : `× ${round(times)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
