import { data, redirect } from 'react-router';
import { categoriesById, currentCategoryId, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { listMeta } from '../features/listings/list-meta.ts';
import { loadList } from '../features/listings/load-list.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/category';
import { ListPage } from './list/list-page.tsx';

/** The root category is the list of all ads, which has its own URL; one that was merged into another leads there. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (!/^[1-9]\d*$/.test(id) || !categoriesById.has(Number(id))) throw data(null, { status: 404 });
  if (Number(id) === ROOT_CATEGORY_ID) throw redirect(`/ads${args.url.search}`);
  const currentId = currentCategoryId(Number(id));
  if (currentId !== Number(id)) throw redirect(`/category/${currentId}${args.url.search}`, 301);
  const overrides = { path: `/category/${id}`, category: id };
  const [loaded, { site, saying }] = await Promise.all([
    loadList(args, 'ad', overrides),
    startPage(args, 'list', 'ad'),
  ]);
  const { list, status } = loaded;
  return data({ list, saying, meta: listMeta(loaded, site) }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData.list} />;
}
