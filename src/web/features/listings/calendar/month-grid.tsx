import type { CSSProperties } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { timeText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { tagIcon } from '../../../lib/kinds/tag-icons.ts';
import { writtenLang } from '../../../lib/written-lang.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { withTiedLetters } from '../../../ui/tied-letters.ts';
import { weekdayAndDayText, weekdayNames } from './calendar-texts.ts';
import type { Span } from './days.ts';
import { tagTone } from './tag-tones.ts';
import { type CalendarEvent, eventsOn, type Week, weeksOf } from './weeks.ts';

export interface MonthGridProps {
  span: Span;
  today: string;
  events: readonly CalendarEvent[];
  /** Path prefix of an event's page; its id follows. */
  detailPath: string;
  /** Path of the list of a single day. */
  dayHref: (day: string) => string;
}

/** More per day would make a week taller than the window. */
const MAX_SINGLES = 4;
const MAX_DOTS = 3;

/** The weeks from Monday to Sunday: with event names where there is room, with dots on phones. */
export function MonthGrid({ span, events, ...rest }: MonthGridProps) {
  const { locale } = useLanguage();
  return (
    <div className="card overflow-hidden">
      <ol className="grid grid-cols-7 bg-linen" aria-hidden="true">
        {weekdayNames(locale).map(({ short, long }) => (
          <li key={long} className="py-2 text-center text-sm font-bold text-muted">
            <span className="xl:hidden">{short}</span>
            <span className="max-xl:hidden">{long}</span>
          </li>
        ))}
      </ol>
      {weeksOf(span, events).map((week) => (
        <WeekRow key={week.days[0]} week={week} span={span} events={events} {...rest} />
      ))}
    </div>
  );
}

/** Below the day numbers are the lanes of long events, then each day's own events. */
function WeekRow({ week, ...grid }: MonthGridProps & { week: Week }) {
  const gridTemplateRows = `auto ${'auto '.repeat(week.laneCount)}1fr`;
  return (
    <ol className="grid grid-cols-7 md:min-h-26" style={{ gridTemplateRows }}>
      {week.days.map((day, column) => (
        <li key={day} className="contents">
          <DayCell day={day} column={column} {...grid} />
          <ul className="contents max-md:hidden">
            {week.parts
              .filter((part) => part.column === column)
              .map(({ event, span, lane, continues, goesOn }) => (
                <li
                  key={event.id}
                  style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 2 }}
                  className={classNames('z-1 min-w-0 pb-1', !continues && 'ps-1', !goesOn && 'pe-1')}
                >
                  <BarLink event={event} continues={continues} goesOn={goesOn} detailPath={grid.detailPath} />
                </li>
              ))}
          </ul>
          <Singles
            events={week.singles[column] ?? []}
            detailPath={grid.detailPath}
            moreHref={grid.dayHref(day)}
            style={{ gridColumn: column + 1, gridRow: week.laneCount + 2 }}
          />
        </li>
      ))}
    </ol>
  );
}

function DayCell({ day, column, span, today, events }: MonthGridProps & { day: string; column: number }) {
  const isOutside = day < span.from || day > span.to;
  const happening = isOutside ? [] : eventsOn(day, events);
  const first = happening[0];
  const number = <DayNumber day={day} isToday={day === today} isOutside={isOutside} count={happening.length} />;
  const look = 'flex min-h-14 flex-col items-center gap-1 py-1 md:hidden';
  return (
    <>
      <div
        aria-hidden="true"
        style={{ gridColumn: column + 1, gridRow: '1 / -1' }}
        className={classNames('border-t border-line', column > 0 && 'border-s', isOutside && 'bg-paper')}
      />
      <div
        aria-current={day === today ? 'date' : undefined}
        style={{ gridColumn: column + 1, gridRow: 1 }}
        className="relative mt-px md:p-1"
      >
        {first ? (
          <a href={`#day-${anchorOf(first, span)}`} className={look}>
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
  /** How many events the day has. */
  count: number;
}

function DayNumber({ day, isToday, isOutside, count }: DayNumberProps) {
  const { locale, t } = useLanguage();
  const look = isToday ? 'bg-primary font-bold text-on-primary' : isOutside ? 'text-muted' : 'font-semibold';
  return (
    <span
      className={classNames(
        'grid size-8 place-items-center rounded-full text-[0.9375rem] tabular-nums md:size-7',
        look,
      )}
    >
      <span className="sr-only">
        {weekdayAndDayText(locale, day)}
        {isToday && `, ${t('events.today')}`}
        {count > 0 && `, ${t('kind.event.count', { count })}`}
      </span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </span>
  );
}

/** The agenda day that shows an event. */
function anchorOf({ firstDay }: CalendarEvent, { from }: Span): string {
  return firstDay < from ? from : firstDay;
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

const EVENT_LOOK =
  'min-h-7 border border-(--tone)/25 bg-(--tint) px-2 py-1 text-[0.8125rem] leading-tight font-bold text-(--tone) hover:underline';

interface EventLinkProps {
  event: CalendarEvent;
  detailPath: string;
}

/** A long event as a bar across its days. */
function BarLink({ event, detailPath, continues, goesOn }: EventLinkProps & { continues: boolean; goesOn: boolean }) {
  const { locale } = useLanguage();
  const ends = classNames(continues ? 'border-s-0' : 'rounded-s-lg', goesOn ? 'border-e-0' : 'rounded-e-lg');
  return (
    <Link
      to={`${detailPath}/${event.id}`}
      title={`${event.title} · ${event.town}`}
      className={classNames('flex items-center gap-1.5', EVENT_LOOK, tagTone(event.tag), ends)}
    >
      <TagIcon tag={event.tag} />
      <span className="min-w-0 truncate" lang={writtenLang(locale)}>
        {event.title}
      </span>
    </Link>
  );
}

interface SinglesProps {
  events: readonly CalendarEvent[];
  detailPath: string;
  moreHref: string;
  style: CSSProperties;
}

/** A single day's events, each with its time above its name. */
function Singles({ events, detailPath, moreHref, style }: SinglesProps) {
  const { locale, t } = useLanguage();
  if (events.length === 0) return null;
  const more = events.length - MAX_SINGLES;
  return (
    <ul className="z-1 flex min-w-0 flex-col gap-1 px-1 pb-1 max-md:hidden" style={style}>
      {events.slice(0, MAX_SINGLES).map(({ id, title, town, tag, startsAt }) => (
        <li key={id}>
          <Link
            to={`${detailPath}/${id}`}
            title={`${title} · ${town}`}
            className={classNames('flex flex-col gap-0.5 rounded-lg', EVENT_LOOK, tagTone(tag))}
          >
            <span className="flex items-center gap-1 font-semibold">
              <TagIcon tag={tag} />
              {timeText(locale, startsAt)}
            </span>
            <span className="line-clamp-3 wrap-anywhere hyphens-auto" lang={writtenLang(locale)}>
              {withTiedLetters(title)}
            </span>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={moreHref} className="link flex min-h-6 items-center justify-center text-[0.8125rem]">
            {t('events.more', { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}

function TagIcon({ tag }: { tag: string | null }) {
  const t = useT();
  return tag && <Icon name={tagIcon(tag)} size={15} label={t(`tag.${tag}` as MessageId)} />;
}
