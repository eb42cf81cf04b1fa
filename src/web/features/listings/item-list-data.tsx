import { useRouteLoaderData } from 'react-router';
import type { Site } from '../../lib/seo/addresses.ts';
import { jsonLdText } from '../../lib/seo/json-ld.ts';
import { itemList } from '../../lib/seo/site-data.ts';
import type { ListData } from './filters/list-data.ts';

/**
 * The addresses on a list's page as structured data. Only the server writes it, as only crawlers read it: among the meta
 * tags it would be a second time in the data for the browser.
 */
export function ItemListData({ list: { found } }: { list: ListData }) {
  const site = useRouteLoaderData<Site>('root');
  if (!site || found.items.length === 0) return null;
  const text = import.meta.env.SSR ? jsonLdText(itemList(found.items, site)) : '';
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
