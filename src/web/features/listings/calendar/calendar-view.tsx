import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { monthText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { tagIcon } from '../../../lib/kinds/tag-icons.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconLink, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { changedHref, clearedValues } from '../filters/list-address.ts';
import type { ListData } from '../filters/list-data.ts';
import { usePendingList } from '../use-pending-list.ts';
import { Agenda } from './agenda.tsx';
import { addMonths, monthOfDay } from './days.ts';
import type { CalendarData } from './load-calendar.ts';
import { MonthGrid } from './month-grid.tsx';
import { tagTone } from './tag-tones.ts';
import { listViewHref } from './view-links.tsx';

export interface CalendarViewProps {
  list: ListData;
  calendar: CalendarData;
}

/** A calendar of events: cells with names and bars; on phones cells with dots above an agenda. */
export function CalendarView({ list, calendar }: CalendarViewProps) {
  const { t } = useLanguage();
  const { month, span, today, events, isComplete } = calendar;
  const { paths } = getKind(list.address.kindId);
  const pending = usePendingList(list.address);
  const dayHref = (day: string) => listViewHref(list, { from: day, to: day });
  return (
    <div
      aria-busy={pending !== 'no' || undefined}
      className={classNames('flex flex-col gap-4 transition-opacity', pending !== 'no' && 'opacity-50')}
    >
      <MonthBar list={list} calendar={calendar} />
      {!isComplete && <Alert>{t(month === null ? 'events.incompleteSoon' : 'events.incomplete')}</Alert>}
      {events.length === 0 ? (
        <NothingThen list={list} isMonth={month !== null} />
      ) : (
        <>
          <MonthGrid span={span} today={today} events={events} detailPath={paths.detail} dayHref={dayHref} />
          <Legend list={list} />
          <div className="mt-2 md:hidden">
            <Agenda span={span} events={events} detailPath={paths.detail} />
          </div>
        </>
      )}
    </div>
  );
}

function MonthBar({ list: { address, values }, calendar: { month, today } }: CalendarViewProps) {
  const { locale, t } = useLanguage();
  const hrefOf = (other: string) => changedHref(address, values, { month: other });
  const step = (other: string, id: MessageId) => ({
    to: hrefOf(other),
    label: t(id, { month: monthText(locale, other) }),
    rel: 'nofollow',
    preventScrollReset: true,
  });
  const thisMonth = monthOfDay(today);
  return (
    <nav aria-label={t('events.months')} className="flex items-center gap-1">
      <h2 className="me-auto text-heading first-letter:uppercase">
        {month === null ? t('events.comingWeeks') : monthText(locale, month)}
      </h2>
      {month === null ? (
        <IconLink icon="chevron-left" {...step(thisMonth, 'events.wholeMonth')} />
      ) : (
        <>
          <LinkButton to={hrefOf('')} variant="secondary" preventScrollReset>
            {t('events.thisMonth')}
          </LinkButton>
          <IconLink icon="chevron-left" {...step(addMonths(month, -1), 'events.previousMonth')} />
        </>
      )}
      <IconLink icon="chevron-right" {...step(addMonths(month ?? thisMonth, 1), 'events.nextMonth')} />
    </nav>
  );
}

function Legend({ list }: { list: ListData }) {
  const { t } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('tagGroup.eventType')}>
      {getKind(list.address.kindId)
        .tagGroups.flatMap(({ members }) => members)
        .map((tag) => (
          <li key={tag}>
            <Badge icon={tagIcon(tag)} className={tagTone(tag)}>
              {t(`tag.${tag}` as MessageId)}
            </Badge>
          </li>
        ))}
    </ul>
  );
}

function NothingThen({ list, isMonth }: { list: ListData; isMonth: boolean }) {
  const { t } = useLanguage();
  const { address, values } = list;
  const cleared = clearedValues(address, values);
  const isFiltered = Object.keys(cleared).length < Object.keys(values).length;
  return (
    <EmptyState
      ornament="rooster"
      title={t(isMonth ? 'events.nothing' : 'events.nothingSoon')}
      action={
        <>
          <LinkButton to={listViewHref(list, { from: '', to: '' })} icon="list">
            {t('events.allComing')}
          </LinkButton>
          {isFiltered && (
            <LinkButton to={changedHref(address, cleared, {})} variant="secondary" icon="x">
              {t('list.clear')}
            </LinkButton>
          )}
        </>
      }
    >
      {t('events.nothingText')}
    </EmptyState>
  );
}
