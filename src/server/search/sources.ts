import { QUANTITIES, type Quantity } from '#kinds/define-kind.ts';
import { boundsOf } from './filter.ts';
import { leastDistanceM, pointOnSphere } from './geo.ts';
import type { Groups } from './groups.ts';
import type { OrderedSlots } from './ordered-slots.ts';
import type { StoredOrder } from './orders.ts';
import type { Run } from './postings.ts';
import type { SearchQuery } from './types.ts';

/** Runs that together hold every listing a query can match; a listing may be in several of them. */
export interface Source {
  readonly runs: readonly Run[];
  readonly size: number;
}

/** The kept orders of one kind. */
export type KindOrders = ReadonlyMap<StoredOrder, OrderedSlots>;

/** The smallest source for a query's filters; all listings of the kind when no filter narrows it down. */
export function narrowestSource(query: SearchQuery, orders: KindOrders, groups: Groups): Source {
  const everything = orders.get('created_at') as OrderedSlots;
  const sources = [
    sourceOf([everything.run()]),
    categorySource(query, groups),
    sellerSource(query, groups),
    ...tagSources(query, groups),
    deliverySource(query, groups),
    ...QUANTITIES.map((quantity) => quantitySource(query, quantity, orders)),
    radiusSource(query, groups),
    areaSource(query, groups),
  ];
  return sources
    .filter((source) => source !== null)
    .reduce((best, source) => (source.size < best.size ? source : best));
}

function sourceOf(runs: readonly Run[]): Source {
  return { runs, size: runs.reduce((sum, { start, end }) => sum + end - start, 0) };
}

function listSource(lists: readonly (number | undefined)[], groups: Groups): Source {
  return sourceOf(lists.filter((list) => list !== undefined).map((list) => groups.postings.run(list)));
}

function categorySource({ categoryIds }: SearchQuery, groups: Groups): Source | null {
  return categoryIds
    ? listSource(
        categoryIds.map((id) => groups.findCategory(id)?.list),
        groups,
      )
    : null;
}

function sellerSource({ sellerId }: SearchQuery, groups: Groups): Source | null {
  return sellerId === undefined ? null : listSource([groups.findSeller(sellerId)], groups);
}

function tagSources({ kind, tags, tagMatch }: SearchQuery, groups: Groups): Source[] {
  if (!tags || tags.length === 0) return [];
  const lists = tags.map((tag) => groups.findTag(kind, tag));
  return tagMatch === 'any' ? [listSource(lists, groups)] : lists.map((list) => listSource([list], groups));
}

function deliverySource({ kind, delivery }: SearchQuery, groups: Groups): Source | null {
  if (!delivery || delivery.length === 0) return null;
  return listSource(
    delivery.map((way) => groups.findTag(kind, way)),
    groups,
  );
}

function quantitySource(query: SearchQuery, quantity: Quantity, orders: KindOrders): Source | null {
  const bounds = boundsOf(query[quantity]);
  const order = orders.get(quantity);
  return bounds && order ? sourceOf([order.runBetween(bounds.from, bounds.to)]) : null;
}

function areaSource({ area }: SearchQuery, groups: Groups): Source | null {
  if (!area || !('circles' in area)) return null;
  const circles = area.circles.map(({ lat, lng, radiusKm }) => ({
    centre: pointOnSphere(lat, lng),
    radiusM: radiusKm * 1000,
  }));
  const cells = [...groups.cells()].filter((cell) =>
    circles.some(({ centre, radiusM }) => leastDistanceM(cell, centre) <= radiusM),
  );
  return sourceOf(cells.map(({ list }) => groups.postings.run(list)));
}

function radiusSource({ near }: SearchQuery, groups: Groups): Source | null {
  if (near?.radiusM == null) return null;
  const { radiusM } = near;
  const origin = pointOnSphere(near.lat, near.lng);
  const cells = [...groups.cells()].filter((cell) => leastDistanceM(cell, origin) <= radiusM);
  return sourceOf(cells.map(({ list }) => groups.postings.run(list)));
}
