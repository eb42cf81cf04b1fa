import { dayText, numberText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { METRICS, type NumberDay, showingOf } from './figures.ts';
import { METRIC_ICONS } from './metric-icons.ts';

/** The chart's data as a table, latest day first. */
export function DayTable({ days }: { days: readonly NumberDay[] }) {
  const { locale, t } = useLanguage();
  return (
    <Disclosure summary={t('numbers.table')}>
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pe-3 text-start font-semibold">
              {t('numbers.day')}
            </th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col" className="px-1.5 py-1.5">
                <Icon name={METRIC_ICONS[metric]} size={18} label={t(`numbers.${metric}`)} className="ms-auto block" />
              </th>
            ))}
            <th scope="col" className="py-1.5 ps-3 text-start font-semibold">
              {t('numbers.plan')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                {dayText(locale, day.day)}
              </th>
              {METRICS.map((metric) => (
                <td key={metric} className="px-1.5 py-1.5 text-end tabular-nums">
                  {numberText(locale, day[metric])}
                </td>
              ))}
              <td className="py-1.5 ps-3 text-muted">
                <PlanName day={day} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

function PlanName({ day }: { day: NumberDay }) {
  const { t } = useLanguage();
  if (day.status === 'promoted' || day.status === 'highlighted')
    return t(day.status === 'promoted' ? 'list.promoted' : 'list.highlighted');
  return t(showingOf(day) === 'hidden' ? 'numbers.notShown' : 'numbers.plan.basic');
}
