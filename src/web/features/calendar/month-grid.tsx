import { Link } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { tagIcon } from '../listings/tag-icons.ts';
import { calendarFormats, dayText, timeText } from './calendar-texts.ts';
import { tagTone } from './tag-tones.ts';
import { type CalendarEvent, eventsOn, type Part, type Week, weeksOf } from './weeks.ts';

export interface MonthGridProps {
  month: string;
  today: string;
  events: readonly CalendarEvent[];
  /** Prefix of an event's page; its id follows. */
  detailPath: string;
  /** Where the list of a single day is. */
  dayHref: (day: string) => string;
}

/** More would make a week higher than a window. */
const MAX_LANES = 5;
const MAX_DOTS = 3;

/** The month as weeks from Monday to Sunday: with the events' names where there is room, with dots on phones. */
export function MonthGrid({ month, events, ...rest }: MonthGridProps) {
  const { locale } = useLanguage();
  return (
    <div className="card overflow-hidden">
      <ol className="grid grid-cols-7 bg-linen" aria-hidden="true">
        {calendarFormats(locale).weekdays.map(({ short, long }) => (
          <li key={long} className="py-2 text-center text-sm font-bold text-muted">
            <span className="xl:hidden">{short}</span>
            <span className="max-xl:hidden">{long}</span>
          </li>
        ))}
      </ol>
      {weeksOf(month, events, MAX_LANES).map((week) => (
        <WeekRow key={week.days[0]} week={week} month={month} events={events} {...rest} />
      ))}
    </div>
  );
}

function WeekRow({ week, ...grid }: MonthGridProps & { week: Week }) {
  const gridTemplateRows = `auto repeat(${week.laneCount + 1}, auto) 1fr`;
  return (
    <ol className="grid grid-cols-7 md:min-h-26" style={{ gridTemplateRows }}>
      {week.days.map((day, column) => (
        <li key={day} className="contents">
          <DayCell day={day} column={column} {...grid} />
          <ul className="contents max-md:hidden">
            {week.parts
              .filter((part) => part.column === column)
              .map((part) => (
                <PartLink key={part.event.id} part={part} detailPath={grid.detailPath} />
              ))}
          </ul>
          <MoreLink count={week.hidden[column] ?? 0} column={column} row={week.laneCount + 2} to={grid.dayHref(day)} />
        </li>
      ))}
    </ol>
  );
}

function DayCell({ day, column, month, today, events }: MonthGridProps & { day: string; column: number }) {
  const isOutside = !day.startsWith(month);
  const happening = isOutside ? [] : eventsOn(day, events);
  const first = happening[0];
  const number = <DayNumber day={day} isToday={day === today} isOutside={isOutside} count={happening.length} />;
  const look = 'flex min-h-14 flex-col items-center gap-1 py-1 md:hidden';
  return (
    <>
      <div
        aria-hidden="true"
        style={{ gridColumn: column + 1, gridRow: '1 / -1' }}
        className={classNames('border-t border-line', column > 0 && 'border-s', isOutside && 'bg-linen/60')}
      />
      <div
        aria-current={day === today ? 'date' : undefined}
        style={{ gridColumn: column + 1, gridRow: 1 }}
        className="relative mt-px md:p-1"
      >
        {first ? (
          <a href={`#day-${anchorOf(first, month)}`} className={look}>
            {number}
            <Dots events={happening} />
          </a>
        ) : (
          <div className={look}>{number}</div>
        )}
        <div className="max-md:hidden">{number}</div>
      </div>
    </>
  );
}

interface DayNumberProps {
  day: string;
  isToday: boolean;
  isOutside: boolean;
  /** How many events there are on the day. */
  count: number;
}

function DayNumber({ day, isToday, isOutside, count }: DayNumberProps) {
  const { locale, t } = useLanguage();
  const look = isToday ? 'bg-primary font-bold text-on-primary' : isOutside ? 'text-muted' : 'font-semibold';
  return (
    <span className={classNames('grid size-8 place-items-center rounded-full text-[0.9375rem] tabular-nums md:size-7', look)}>
      <span className="sr-only">
        {dayText(locale, day)}
        {isToday && `, ${t('events.today')}`}
        {count > 0 && `, ${t('kind.event.count', { count })}`}
      </span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </span>
  );
}

/** The day of the agenda at which an event stands. */
function anchorOf({ firstDay }: CalendarEvent, month: string): string {
  return firstDay < `${month}-01` ? `${month}-01` : firstDay;
}

function Dots({ events }: { events: readonly CalendarEvent[] }) {
  return (
    <span className="flex gap-1" aria-hidden="true">
      {events.slice(0, MAX_DOTS).map(({ id, tag }) => (
        <span key={id} className={classNames('size-2 rounded-full bg-(--tone)', tagTone(tag))} />
      ))}
    </span>
  );
}

/** A bar across the days of a long event; one of a single day has the time above its name. */
function PartLink({ part: { event, column, span, lane, continues, goesOn }, detailPath }: { part: Part; detailPath: string }) {
  const { locale, t } = useLanguage();
  const { id, title, town, tag, startsAt, firstDay, lastDay } = event;
  const isBar = firstDay !== lastDay;
  const icon = tag && <Icon name={tagIcon(tag)} size={15} label={t(`tag.${tag}` as MessageId)} />;
  return (
    <li style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 2 }} className="z-1 min-w-0 pb-1">
      <Link
        to={`${detailPath}/${id}`}
        title={`${title} · ${town}`}
        className={classNames(
          'flex min-h-7 border border-(--tone)/25 bg-(--tint) px-2 py-1 text-[0.8125rem] leading-tight font-bold text-(--tone) hover:underline',
          isBar ? 'items-center gap-1.5' : 'flex-col gap-0.5',
          tagTone(tag),
          continues ? 'border-s-0' : 'ms-1 rounded-s-lg',
          goesOn ? 'border-e-0' : 'me-1 rounded-e-lg',
        )}
      >
        {isBar ? (
          icon
        ) : (
          <span className="flex items-center gap-1 font-semibold">
            {icon}
            {timeText(locale, startsAt)}
          </span>
        )}
        <span className={classNames('min-w-0', isBar ? 'truncate' : 'line-clamp-3 wrap-anywhere hyphens-auto')}>{title}</span>
      </Link>
    </li>
  );
}

function MoreLink({ count, column, row, to }: { count: number; column: number; row: number; to: string }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Link
      to={to}
      style={{ gridColumn: column + 1, gridRow: row }}
      className="z-1 mx-1 mb-1 flex min-h-6 items-center justify-center rounded-lg text-[0.8125rem] font-bold text-primary underline underline-offset-4 max-md:hidden"
    >
      {t('events.more', { count })}
    </Link>
  );
}
