import type { Figure } from '#contract/operator/overview.ts';
import { dayText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import type { OverviewAnswer } from '../calls.ts';
import { figureText } from './figure-text.ts';

const HEIGHT = 40;
const GAP = 0.15;
/** The minimum height of a non-zero column, so that it stays visible beside a very busy day. */
const LEAST = 2;

export interface DayColumnsProps {
  days: OverviewAnswer['days'];
  figure: Figure;
}

/** A column for each day; hidden from screen readers, which get the same data from the table below the cards. */
export function DayColumns({ days, figure }: DayColumnsProps) {
  const { locale } = useLanguage();
  const most = Math.max(...days.map((day) => day[figure]));
  return (
    <svg
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 block h-12 w-full forced-color-adjust-none"
      aria-hidden="true"
    >
      <line x2={days.length} y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
      {days.map((day, index) => {
        const value = day[figure];
        const height = value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 0;
        return (
          <g key={day.day}>
            <title>{`${dayText(locale, day.day)}: ${figureText(locale, figure, value)}`}</title>
            <rect x={index} width={1} height={HEIGHT} fill="transparent" />
            <rect
              x={index + GAP}
              y={HEIGHT - height}
              width={1 - 2 * GAP}
              height={height}
              fill={figure === 'failures' || figure === 'reports' ? 'var(--amber-strong)' : 'var(--primary)'}
            />
          </g>
        );
      })}
    </svg>
  );
}
