import { useRouteLoaderData } from 'react-router';
import type { Site } from '../../lib/seo/addresses.ts';
import { jsonLdText } from '../../lib/seo/json-ld.ts';
import { itemList } from '../../lib/seo/site-data.ts';
import type { ListData } from './filters/list-data.ts';

/**
 * The URLs on a list's page as structured data. Only the server renders it, since only crawlers read it: as a meta tag
 * it would also be part of the page's data for the browser.
 */
export function ItemListData({ list: { found } }: { list: ListData }) {
  const site = useRouteLoaderData<Site>('root');
  if (!site || found.items.length === 0) return null;
  const text = import.meta.env.SSR ? jsonLdText(itemList(found.items, site)) : '';
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
