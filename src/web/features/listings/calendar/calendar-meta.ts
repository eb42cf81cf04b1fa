import type { MetaDescriptor } from 'react-router';
import { getKind } from '#kinds/index.ts';
import { monthText } from '../../../lib/format.ts';
import { translatorFor } from '../../../lib/messages.ts';
import { pageUrl, type Site } from '../../../lib/seo/addresses.ts';
import { jsonLd } from '../../../lib/seo/json-ld.ts';
import { pageMeta } from '../../../lib/seo/page-meta.ts';
import { breadcrumbList } from '../../../lib/seo/site-data.ts';
import { filterNames } from '../filters/list-address.ts';
import { listMeta } from '../list-meta.ts';
import type { LoadedList } from '../load-list.ts';
import type { CalendarData } from './load-calendar.ts';

/** Meta tags of the list of events or of the calendar; both link to the feed of new ones. */
export function eventsMeta(
  loaded: Pick<LoadedList, 'list' | 'cover'> & { readonly calendar: CalendarData | null },
  site: Site,
): MetaDescriptor[] {
  const { list, calendar } = loaded;
  const t = translatorFor(site.locale);
  const kind = getKind(list.address.kindId);
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: t('events.feed'),
    href: pageUrl(site, `/feed.atom?kind=${kind.id}`),
  };
  if (!calendar) return [...listMeta(loaded, site), feed];
  const { month, isIndexable, events } = calendar;
  const days = month === null ? t('events.comingWeeks') : monthText(site.locale, month);
  const title = t('events.calendarOf', { month: days });
  const path = `${kind.paths.list}?view=calendar${month === null ? '' : `&month=${month}`}`;
  const isFiltered = filterNames(kind).some((name) => list.values[name]);
  const trail = [
    { name: t('list.home'), path: '/' },
    { name: t(`kind.${list.address.kindId}.many`), path: kind.paths.list },
    { name: title, path },
  ];
  return [
    ...pageMeta({
      ...site,
      path,
      title,
      description: t('events.lead'),
      noIndex: isFiltered || !isIndexable || events.length === 0,
    }),
    jsonLd(breadcrumbList(trail, site)),
    feed,
  ];
}
