import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dayOfMoment, numberText, shortDayText, shortWeekdayText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { type Metric, type NumberDay, namedDays, scaleEnd, showingOf, stretchesOf } from './figures.ts';

export interface ChartProps {
  days: readonly NumberDay[];
  metric: Metric;
}

/** View box height; the width is one unit per day, stretched to the available space. */
const HEIGHT = 100;
const GAP = 0.18;

/**
 * A column per day, on a background that shows when the listing was promoted and when it was hidden. Pointing or arrow
 * keys select a day, whose figures are shown below.
 */
export function Chart({ days, metric }: ChartProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState(days.length - 1);
  const at = Math.min(chosen, days.length - 1);
  const day = days[at];
  const texts = useDayTexts(metric);
  if (!day) return null;
  const end = scaleEnd(Math.max(...days.map((each) => each[metric])));
  const choose = (index: number) => setChosen(Math.min(days.length - 1, Math.max(0, index)));
  return (
    <figure>
      <p aria-hidden="true" className="mb-2 flex flex-wrap items-baseline gap-x-2 leading-snug">
        <b className="text-lg">{texts.count(day)}</b>
        <span className="text-muted">{texts.rest(day)}</span>
      </p>
      <div className="flex gap-2">
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${t('numbers.chart', { metric: t(`numbers.${metric}`) })}. ${t('numbers.ofDay')}`}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={at + 1}
          aria-valuetext={`${texts.rest(day)}: ${texts.count(day)}`}
          onKeyDown={(event) => handleKeys(event, at, days.length, choose)}
          onPointerDown={(event) => choose(dayUnder(event, days.length))}
          onPointerMove={(event) => choose(dayUnder(event, days.length))}
          className="h-40 min-w-0 flex-1 cursor-crosshair touch-pan-y rounded-sm outline-offset-4"
        >
          <Columns days={days} metric={metric} end={end} chosen={at} />
        </div>
        <Scale end={end} />
      </div>
      <DayNames days={days} />
    </figure>
  );
}

function handleKeys(event: KeyboardEvent, at: number, count: number, choose: (index: number) => void): void {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 7,
    PageUp: at + 7,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  choose(target);
}

function dayUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.floor(((clientX - left) / width) * count);
}

function useDayTexts(metric: Metric) {
  const { locale, t } = useLanguage();
  const today = dayOfMoment(Date.now());
  return {
    count: (day: NumberDay) => t(`numbers.count.${metric}`, { count: day[metric] }),
    rest: (day: NumberDay) => {
      const name = day.day === today ? `${t('numbers.today')},` : shortWeekdayText(locale, day.day);
      const plan =
        day.status === 'promoted' || day.status === 'highlighted'
          ? t(day.status === 'promoted' ? 'list.promoted' : 'list.highlighted')
          : showingOf(day) === 'hidden' && t('numbers.notShown');
      return [`${name} ${shortDayText(locale, day.day)}`, plan].filter(Boolean).join(' · ');
    },
  };
}

interface ColumnsProps extends ChartProps {
  end: number;
  chosen: number;
}

const GROUNDS = { plain: 'none', promoted: 'var(--amber-soft)', hidden: 'var(--linen)' } as const;

function Columns({ days, metric, end, chosen }: ColumnsProps) {
  return (
    <svg
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block size-full forced-color-adjust-none"
      aria-hidden="true"
    >
      {stretchesOf(days).map(({ showing, from, count }) => (
        <rect key={from} x={from} width={count} height={HEIGHT} fill={GROUNDS[showing]} />
      ))}
      {[0, 0.5, 1].map((part) => (
        <line
          key={part}
          x2={days.length}
          y1={HEIGHT * part}
          y2={HEIGHT * part}
          stroke={part === 1 ? 'var(--line-strong)' : 'var(--line)'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <rect x={chosen} width={1} height={HEIGHT} fill="var(--ink)" opacity={0.1} />
      {days.map((day, index) => {
        const height = (day[metric] / end) * HEIGHT;
        return (
          <rect
            key={day.day}
            x={index + GAP}
            y={HEIGHT - height}
            width={1 - 2 * GAP}
            height={height}
            fill={showingOf(day) === 'promoted' ? 'var(--amber-strong)' : 'var(--primary)'}
          />
        );
      })}
    </svg>
  );
}

function Scale({ end }: { end: number }) {
  const { locale } = useLanguage();
  return (
    <div aria-hidden="true" className="flex h-40 flex-col justify-between text-xs text-muted tabular-nums">
      {[end, end / 2, 0].map((mark) => (
        <span key={mark} className="-my-2 leading-4">
          {numberText(locale, mark)}
        </span>
      ))}
    </div>
  );
}

function DayNames({ days }: { days: readonly NumberDay[] }) {
  const { locale } = useLanguage();
  return (
    <div aria-hidden="true" className="mt-2 flex justify-between pe-6 text-xs text-muted">
      {namedDays(days.length).map((index) => (
        <span key={index}>{shortDayText(locale, days[index]?.day ?? '')}</span>
      ))}
    </div>
  );
}
