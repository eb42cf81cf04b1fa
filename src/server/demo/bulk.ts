import { adRecipes } from '#demo/ads/index.ts';
import { createRandom, type Random } from '#demo/random.ts';
import { demoSellers } from '#demo/sellers.ts';
import { demoDelivery, demoPrice } from '#demo/terms.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { allPlaces } from '../places/service.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { analyseListing } from '../search/document.ts';
import { loadStemmer, type Stemmer } from '../search/stemmer.ts';
import {
  analyzeTables,
  insertAccounts,
  insertListings,
  type ListingSeed,
  listMediaIdsByCategory,
  shareCovers,
} from './repository.ts';

const BATCH = 1_000;
const DAY_MS = 86_400_000;
const SELLERS = 2_000;

/**
 * Adds any number of ads for benchmarks: recipes of the demo market in every place, with varied amounts, prices and
 * days, sharing the existing pictures.
 *
 * @returns  the duration in milliseconds.
 */
export async function addBulkAds(client: DatabaseClient, count: number, say: (line: string) => void): Promise<number> {
  const startedAtMs = Date.now();
  const random = createRandom(startedAtMs % 100_000);
  const stemmer = await loadStemmer();
  const [sellerIds, covers] = [await addSellers(client, random), await listMediaIdsByCategory(client.db)];
  const makeRow = rowMaker(stemmer, sellerIds, random, startedAtMs);
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, makeRow);
    await client.db.transaction().execute(async (tx) => {
      const ids = await insertListings(tx, rows);
      const shared = ids.flatMap((id, index) => {
        const pool = covers.get(rows[index]?.category_id ?? 0);
        return pool ? [{ listing_id: id, media_id: pool[random.below(pool.length)] as number }] : [];
      });
      if (shared.length > 0) await shareCovers(tx, shared);
    });
    if ((done / BATCH) % 20 === 19) say(`${done + rows.length} of ${count}`);
  }
  await emit(client.db, 'listings.changed', {});
  const tookMs = Date.now() - startedAtMs;
  if (client.backend === 'postgres') await analyzeTables(client.db).catch(() => {});
  return tookMs;
}

async function addSellers(client: DatabaseClient, random: Random): Promise<number[]> {
  const places = allPlaces();
  const run = `${Date.now().toString(36)}${random.below(1000)}`;
  return client.db.transaction().execute((tx) =>
    insertAccounts(
      tx,
      Array.from({ length: SELLERS }, (_, index) => {
        const place = places[random.below(places.length)] as (typeof places)[number];
        return {
          name: `Gospodarstwo ${index + 1}`,
          email: `bulk-${run}-${index}@example.pl`,
          description: '',
          place_id: place.id,
          town: place.name,
          shop_url: null,
          created_at: new Date().toISOString(),
        };
      }),
    ),
  );
}

/**
 * Creates ads for benchmarks, one per call. Texts are stemmed once per recipe and closing phrase: bulk ads differ only
 * in numbers and places.
 */
export function rowMaker(
  stemmer: Stemmer,
  sellerIds: readonly number[],
  random: Random,
  nowMs: number,
): () => ListingSeed {
  const places = allPlaces();
  const leaves = [...categoriesById.values()].filter((category) => adRecipes[category.key]?.length);
  const terms = new Map<string, string>();
  return () => {
    const leaf = leaves[random.below(leaves.length)] as (typeof leaves)[number];
    const recipes = adRecipes[leaf.key] ?? [];
    const recipe = recipes[random.below(recipes.length)] as (typeof recipes)[number];
    const voice = demoSellers[random.below(demoSellers.length)] as (typeof demoSellers)[number];
    const place = places[random.below(places.length)] as (typeof places)[number];
    const { title } = recipe;
    const description = `${recipe.text.join(' ')}\n\n${voice.closings[0] ?? ''}`;
    const key = `${leaf.key}\n${title}\n${voice.key}`;
    const searchTerms = terms.get(key) ?? analyseListing({ title, description, sellerName: 'Gospodarstwo' }, stemmer);
    terms.set(key, searchTerms);
    const factor = 0.7 + random.next();
    const pieces = pick(recipe.pieces, random);
    const price = demoPrice({
      categoryId: leaf.id,
      priceMinor: Math.round(recipe.price[0] * factor) * 100 + 100,
      pieces,
      hasMeasure: Boolean(recipe.weightG ?? recipe.volumeMl),
      pay: undefined,
    });
    const { delivery, deliveryKm } = demoDelivery(leaf.id, voice);
    const createdAt = new Date(nowMs - random.below(14 * DAY_MS)).toISOString();
    const ratings = random.below(10) < 3 ? 1 + random.below(20) : 0;
    return {
      kind: 'ad',
      seller_id: sellerIds[random.below(sellerIds.length)] as number,
      title,
      description,
      category_id: leaf.id,
      status: ['basic', 'basic', 'basic', 'basic', 'basic', 'basic', 'basic', 'basic', 'promoted', 'highlighted'][
        random.below(10)
      ] as string,
      price_minor: price.priceMinor,
      price_unit: price.priceUnit,
      pieces,
      weight_g: pick(recipe.weightG, random),
      weight_unit: recipe.weightG ? 'g' : null,
      volume_ml: pick(recipe.volumeMl, random),
      volume_unit: recipe.volumeMl ? 'ml' : null,
      tags: recipe.flags ?? [],
      delivery,
      delivery_km: deliveryKm,
      place_id: place.id,
      town: place.name,
      voivodeship: place.voivodeship,
      lat: place.lat,
      lng: place.lng,
      shop_url: null,
      starts_at: null,
      ends_at: null,
      details: {},
      rating_sum: Math.round(ratings * (3 + 2 * random.next())),
      rating_count: ratings,
      search_terms: searchTerms,
      activated_at: createdAt,
      visible_until: new Date(nowMs + 365 * DAY_MS).toISOString(),
      created_at: createdAt,
    };
  };
}

function pick(amounts: readonly number[] | undefined, random: Random): number | null {
  return amounts?.[random.below(amounts.length)] ?? null;
}
