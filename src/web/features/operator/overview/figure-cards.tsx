import type { Figure } from '#contract/operator/overview.ts';
import { shortDayText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { FIGURES, type OverviewDays } from '../bounds.ts';
import type { OverviewAnswer } from '../calls.ts';
import { DayColumns } from './day-columns.tsx';
import { figureText } from './figure-text.ts';

const ICONS: Readonly<Record<Figure, IconName>> = {
  people: 'users',
  listings: 'shopping-basket',
  messages: 'message-circle',
  money: 'banknote',
  reports: 'flag',
  mails: 'mail',
  jobs: 'check-check',
  failures: 'triangle-alert',
};

/** A card for each figure: its sum, that of the days before, and a column for each day. */
export function FigureCards({ overview, days }: { overview: OverviewAnswer; days: OverviewDays }) {
  const { locale, t } = useLanguage();
  const sumOf = (figure: Figure) => overview.days.reduce((sum, day) => sum + day[figure], 0);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {FIGURES.map((figure) => (
        <li key={figure} className="card min-w-0 p-3.5 sm:p-4">
          <p className="flex items-center gap-2 text-[0.9375rem] leading-tight font-semibold text-muted">
            <Icon name={ICONS[figure]} size={18} className="shrink-0" />
            <span className="min-w-0">{t(`operator.figure.${figure}`)}</span>
          </p>
          <p className="mt-1 font-heading text-heading leading-tight font-semibold tabular-nums lining-nums">
            {figureText(locale, figure, sumOf(figure))}
          </p>
          <p className="text-sm text-muted">
            {t('operator.figures.before', { value: figureText(locale, figure, overview.before[figure]), count: days })}
          </p>
          <DayColumns days={overview.days} figure={figure} />
          <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
            <span>{shortDayText(locale, overview.days[0]?.day ?? '')}</span>
            <span>{shortDayText(locale, overview.days.at(-1)?.day ?? '')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
