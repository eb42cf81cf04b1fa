import { dayText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FIGURES } from '../bounds.ts';
import type { OverviewAnswer } from '../calls.ts';
import { figureText } from './figure-text.ts';

/** The charts' data as a table, latest day first. */
export function DayTable({ days }: { days: OverviewAnswer['days'] }) {
  const { locale, t } = useLanguage();
  return (
    <Disclosure summary={t('operator.figures.table')} className="mt-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the page */}
      <section tabIndex={0} aria-label={t('operator.figures.table')} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pe-3 text-start font-semibold">
                {t('numbers.day')}
              </th>
              {FIGURES.map((figure) => (
                <th key={figure} scope="col" className="px-2 py-1.5 text-end font-semibold whitespace-nowrap">
                  {t(`operator.figure.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                  {dayText(locale, day.day)}
                </th>
                {FIGURES.map((figure) => (
                  <td key={figure} className="px-2 py-1.5 text-end whitespace-nowrap tabular-nums">
                    {figureText(locale, figure, day[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
