import type { AnswerOf } from '#contract/endpoint.ts';
import type { getShowcase } from '#contract/listings/listings.ts';
import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';
import type { SearchService } from '../search/service.ts';
import type { SearchQuery } from '../search/types.ts';
import { countSellers } from './repository.ts';
import type { ListingService } from './service.ts';

const STRIP = 8;

export type ShowcaseService = ReturnType<typeof createShowcaseService>;

/** The content of the home page. */
export function createShowcaseService(deps: { db: Db; search: SearchService; listings: ListingService }) {
  const { db, search, listings } = deps;

  function strip(kind: KindId, extra: Partial<SearchQuery> = {}): Promise<AnswerOf<typeof getShowcase>['newest']> {
    const coming = kinds[kind].capabilities.schedule ? { endsAfterMs: Date.now() } : {};
    return listings.listFound({ kind, tagMatch: 'any', offset: 0, limit: STRIP, ...coming, ...extra });
  }

  /** Prefers ads with a picture, because the home page shows pictures. */
  async function newestAds(): ReturnType<typeof strip> {
    const query = { home: 0, sort: { by: 'created_at', descending: true } } as const;
    const pictured = await strip('ad', { ...query, withPicture: true });
    if (pictured.length === STRIP) return pictured;
    const known = new Set(pictured.map(({ id }) => id));
    const others = (await strip('ad', query)).filter(({ id }) => !known.has(id));
    return [...pictured, ...others].slice(0, STRIP);
  }

  function countOf(kind: KindId): number {
    const coming = kinds[kind].capabilities.schedule ? { endsAfterMs: Date.now() } : {};
    return search.search({ kind, tagMatch: 'any', offset: 0, limit: 0, ...coming }).total;
  }

  return {
    async get(): Promise<AnswerOf<typeof getShowcase>> {
      const [highlighted, promoted, newest, events, facilities, sellers] = await Promise.all([
        strip('ad', { home: 2 }),
        strip('ad', { home: 1 }),
        newestAds(),
        strip('event'),
        strip('agritourism'),
        countSellers(db),
      ]);
      const counts = Object.fromEntries(KIND_IDS.map((id) => [id, countOf(id)])) as Record<KindId, number>;
      return {
        highlighted,
        promoted,
        newest,
        events,
        facilities,
        counts: { ads: counts.ad, facilities: counts.agritourism, events: counts.event, sellers },
        categoryCounts: search.facets({ kind: 'ad', tagMatch: 'all', offset: 0, limit: 0 })?.categories ?? {},
      };
    },
  };
}
