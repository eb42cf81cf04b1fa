import type { MetaDescriptor } from 'react-router';
import { getKind } from '#kinds/index.ts';
import { translatorFor } from '../../lib/messages.ts';
import type { Site } from '../../lib/seo/addresses.ts';
import { jsonLd } from '../../lib/seo/json-ld.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { breadcrumbList } from '../../lib/seo/site-data.ts';
import { filterNames } from './filters/list-address.ts';
import { listLead } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';

/** Meta tags of a list: one canonical URL per category's list; filtered or invalid ones are not indexed. */
export function listMeta({ list, cover }: Pick<LoadedList, 'list' | 'cover'>, site: Site): MetaDescriptor[] {
  const t = translatorFor(site.locale);
  const { address, values, texts, found, errors, beyond } = list;
  const kind = getKind(address.kindId);
  const base = values.category && !errors.category ? `/category/${values.category}` : kind.paths.list;
  const path = found.page > 1 ? `${base}?page=${found.page}` : base;
  const isChosen = filterNames(kind).some((name) => name !== 'category' && values[name]) || Boolean(values.sort);
  const trail = texts.crumbs.map(({ label, to }) => ({ name: label, path: to ?? base }));
  return [
    ...pageMeta({
      ...site,
      path,
      title: found.page > 1 ? `${texts.title} – ${t('list.pageNumber', { page: found.page })}` : texts.title,
      description: listLead(list, t),
      picture: cover,
      noIndex: isChosen || beyond || Object.keys(errors).length > 0,
    }),
    jsonLd(breadcrumbList(trail, site)),
  ];
}
