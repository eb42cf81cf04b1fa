import { createRandom } from '#demo/random.ts';
import { rowMaker } from '#server/demo/bulk.ts';
import type { Stemmer } from '#server/search/stemmer.ts';
import type { SearchDoc } from '#server/search/types.ts';

const SELLERS = 2_000;
const BATCH = 5_000;
const PROMOTION = { basic: 0, promoted: 1, highlighted: 2 } as Record<string, SearchDoc['promotion']>;

/** Ads for an index without a database, in batches; every call yields the same ads. */
export function* makeAds(count: number, stemmer: Stemmer, nowMs: number): Generator<SearchDoc[]> {
  const random = createRandom(5);
  const sellerIds = Array.from({ length: SELLERS }, (_, index) => index + 1);
  const makeRow = rowMaker(stemmer, sellerIds, random, nowMs);
  for (let made = 0; made < count; made += BATCH) {
    yield Array.from({ length: Math.min(BATCH, count - made) }, (_, index): SearchDoc => {
      const row = makeRow();
      return {
        id: made + index + 1,
        revision: made + index + 1,
        kind: 'ad',
        sellerId: row.seller_id,
        categoryId: row.category_id,
        tags: row.tags,
        delivery: row.delivery,
        priceMinor: row.price_minor,
        pieces: row.pieces,
        weightG: row.weight_g,
        volumeMl: row.volume_ml,
        lat: row.lat,
        lng: row.lng,
        town: row.town,
        hasPicture: index % 3 > 0,
        checkedUntilMs: null,
        createdAtMs: Date.parse(row.created_at),
        startsAtMs: null,
        endsAtMs: null,
        visibleUntilMs: Date.parse(row.visible_until as string),
        promotion: PROMOTION[row.status] ?? 0,
        ratingAvg: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
        ratingCount: row.rating_count,
        terms: row.search_terms,
      };
    });
  }
}
