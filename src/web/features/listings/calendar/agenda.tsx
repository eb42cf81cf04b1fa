import type { MessageId } from '#i18n/message-id.ts';
import { shortDayText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { tagIcon } from '../../../lib/kinds/tag-icons.ts';
import { writtenLang } from '../../../lib/written-lang.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { weekdayAndDayText } from './calendar-texts.ts';
import type { Span } from './days.ts';
import { tagTone } from './tag-tones.ts';
import { agendaOf, type CalendarEvent } from './weeks.ts';

export interface AgendaProps {
  span: Span;
  events: readonly CalendarEvent[];
  detailPath: string;
}

/** A calendar's events day by day: the calendar's text where its cells are too small. */
export function Agenda({ span, events, detailPath }: AgendaProps) {
  const { locale } = useLanguage();
  return (
    <ol className="flex flex-col gap-6">
      {agendaOf(span, events).map(({ day, events: those }) => (
        <li key={day} id={`day-${day}`} className="scroll-mt-24 target:[&_h3]:text-primary-strong">
          <h3 className="mb-2 text-subheading first-letter:uppercase">
            <time dateTime={day}>{weekdayAndDayText(locale, day)}</time>
          </h3>
          <ul className="flex flex-col gap-2">
            {those.map((event) => (
              <li key={event.id}>
                <AgendaEntry event={event} detailPath={detailPath} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaEntry({ event, detailPath }: { event: CalendarEvent; detailPath: string }) {
  const { locale, t } = useLanguage();
  const { id, title, town, tag, startsAt, firstDay, lastDay } = event;
  return (
    <article className="card card-active flex items-center gap-3 p-3">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full bg-(--tint) text-(--tone)',
          tagTone(tag),
        )}
      >
        <Icon name={tag ? tagIcon(tag) : 'calendar'} label={tag ? t(`tag.${tag}` as MessageId) : undefined} />
      </span>
      <div className="min-w-0">
        <h4 className="font-sans leading-snug font-bold wrap-anywhere" lang={writtenLang(locale)}>
          <Link to={`${detailPath}/${id}`} className="card-link">
            {title}
          </Link>
        </h4>
        <p className="mt-0.5 text-sm text-muted">
          {timeText(locale, startsAt)} · {town}
          {lastDay !== firstDay && ` · ${t('list.until', { day: shortDayText(locale, lastDay) })}`}
        </p>
      </div>
    </article>
  );
}
