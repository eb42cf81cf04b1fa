import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuLink } from '../../../ui/menu.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { filterNames, type ListValues, listHref } from '../filters/list-address.ts';
import type { ListData } from '../filters/list-data.ts';
import { quickRanges } from './days.ts';

/** The list of the same events, with some filters changed. */
export function listViewHref({ address: { kindId, path }, values }: ListData, changes: ListValues = {}): string {
  return listHref({ kindId, path }, { ...values, page: '', ...changes });
}

function calendarHref({ address: { kindId, path }, values }: ListData): string {
  return listHref({ kindId, path, keep: ['view'] }, { ...values, page: '', sort: '', view: 'calendar' });
}

/** The switch between list and calendar, and links to subscribe to new events. */
export function ViewLinks({ list, view }: { list: ListData; view: 'list' | 'calendar' }) {
  const t = useT();
  return (
    <div className="flex">
      <Tabs
        label={t('events.views')}
        className="min-w-0 flex-1"
        tabs={[
          { to: listViewHref(list), label: t('events.list'), icon: 'list', current: view === 'list' },
          { to: calendarHref(list), label: t('events.calendar'), icon: 'calendar-days', current: view === 'calendar' },
        ]}
      />
      <Subscribe list={list} />
    </div>
  );
}

/** Links to the events of today, this weekend and this week; the one that is chosen removes the dates again. */
export function QuickDays({ list, today }: { list: ListData; today: string }) {
  const t = useT();
  return (
    <ul aria-label={t('events.quick')} className="-mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      {quickRanges(today).map(({ id, from, to }) => {
        const isChosen = list.values.from === from && list.values.to === to;
        return (
          <li key={id} className="shrink-0">
            <Chip
              to={listViewHref(list, isChosen ? { from: '', to: '' } : { from, to })}
              selected={isChosen}
              removable={isChosen}
              className="min-h-11"
            >
              {t(`events.quick.${id}` as MessageId)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

/** Subscriptions use the list's current filters. */
function Subscribe({ list: { address, values } }: { list: ListData }) {
  const t = useT();
  const kind = getKind(address.kindId);
  const names = new Set(filterNames(kind).filter((name) => !['from', 'to', 'past'].includes(name)));
  const filters = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  const feed = { kindId: address.kindId, path: '/feed.atom', keep: ['kind'] };
  return (
    <Menu
      align="end"
      className="shrink-0 border-b border-line"
      triggerClassName="btn btn-quiet max-sm:px-3"
      panelClassName="w-72"
      trigger={
        <>
          <Icon name="bell" />
          <span className="max-sm:sr-only">{t('events.subscribe')}</span>
        </>
      }
    >
      <MenuLink
        to={listHref({ kindId: address.kindId, path: `${kind.paths.list}.ics` }, filters)}
        icon="calendar-days"
        reloadDocument
      >
        <Entry title={t('events.ics')} text={t('events.icsText')} />
      </MenuLink>
      <MenuLink to={listHref(feed, { ...filters, kind: kind.id })} icon="rss" reloadDocument>
        <Entry title={t('events.feed')} text={t('events.feedText')} />
      </MenuLink>
    </Menu>
  );
}

function Entry({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0 py-1">
      <span className="block font-bold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  );
}
