import type { ListingStatus } from '#contract/listings/listings.ts';
import { categoriesById, categoryPath, categoryTree } from '#kinds/ad/categories.ts';
import type { AdFlag } from '#kinds/ad/kind.ts';
import { adRecipes } from './ads/index.ts';
import type { DraftListing } from './planned-listing.ts';
import { createRandom, type Random } from './random.ts';
import { demoDetails } from './rule-details.ts';
import { demoSellers } from './sellers.ts';
import { demoBargain, demoDelivery, demoPrice } from './terms.ts';
import type { AdRecipe, DemoSeller } from './types.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** How far back the oldest ads reach. */
const OLDEST_DAYS = 70;

/**
 * Every ad of the demo market: one of each recipe, in turn from all categories, by the seller that the recipe names.
 */
export function planAds(nowMs: number): DraftListing[] {
  const random = createRandom(1);
  const leaves = [...categoriesById.values()].filter((category) => category.children.length === 0);
  const longest = Math.max(...leaves.map((leaf) => recipesOf(leaf.key).length));
  const sellers = new Map(demoSellers.map((seller) => [seller.key, seller]));
  const adsOf = new Map<string, number>();
  const drafts: DraftListing[] = [];
  for (let round = 0; round < longest; round += 1) {
    for (const leaf of leaves) {
      const recipe = recipesOf(leaf.key)[round];
      if (!recipe) continue;
      const seller = sellers.get(recipe.by);
      if (!seller) throw new Error(`no seller ${recipe.by}`);
      const nth = adsOf.get(seller.key) ?? 0;
      adsOf.set(seller.key, nth + 1);
      drafts.push(planAd({ recipe, seller, nth, leafId: leaf.id, random, nowMs, number: drafts.length }));
    }
  }
  return drafts;
}

function recipesOf(leafKey: string): readonly AdRecipe[] {
  return adRecipes[leafKey] ?? [];
}

interface AdPlan {
  recipe: AdRecipe;
  seller: DemoSeller;
  /** How many ads this seller has before this one. */
  nth: number;
  leafId: number;
  random: Random;
  nowMs: number;
  number: number;
}

function planAd({ recipe, seller, nth, leafId, random, nowMs, number }: AdPlan): DraftListing {
  const amounts = recipe.weightG ?? recipe.volumeMl ?? recipe.pieces ?? [];
  const amount = amounts[amountIndex(amounts.length, random)] ?? null;
  const factor = amount === null ? 1 : (amount / (amounts[0] ?? amount)) ** 0.92;
  const { status, isPaused } = stateOf(recipe, number);
  const priceMinor = priceOf(recipe.price, factor, random);
  const tags: string[] = [...(recipe.flags ?? [])] satisfies AdFlag[];
  const { title } = recipe;
  const { key: sellerKey, voivodeship, town } = seller;
  const stated = demoDetails({ categoryId: leafId, title, tags, priceMinor, sellerKey, voivodeship });
  const price = demoPrice({
    categoryId: leafId,
    priceMinor,
    pieces: recipe.pieces ? amount : null,
    hasMeasure: Boolean(recipe.weightG ?? recipe.volumeMl),
    pay: stated.details.pay,
  });
  const bargain = demoBargain({ categoryId: leafId, number, priceMinor: price.priceMinor });
  return {
    kind: 'ad',
    sellerKey,
    title,
    description: describe(recipe, seller, nth),
    categoryId: leafId,
    status,
    isPaused,
    isReserved: bargain.isReserved,
    floorMinor: bargain.floorMinor,
    ...price,
    ...demoDelivery(leafId, seller),
    weightG: recipe.weightG ? amount : null,
    volumeMl: recipe.volumeMl ? amount : null,
    pieces: recipe.pieces ? amount : null,
    tags: [...stated.tags, ...bargain.terms],
    town,
    voivodeship,
    details: { ...stated.details, ...(bargain.swapFor && { swapFor: bargain.swapFor }) },
    startsAtMs: null,
    endsAtMs: null,
    createdAtMs: nowMs - ageMs(status, random),
    picture: {
      objects: recipe.objects,
      seed: number * 7 + 11,
      branch: categoryPath(leafId)[0]?.key ?? categoryTree.key,
      count: 1 + random.below(random.below(5) + 1),
    },
    comments: [],
  };
}

/**
 * The text of an ad: an empty string in the recipe begins a paragraph. Sellers add one of their closings to some of
 * their ads, not to all, and break longer texts differently.
 */
function describe({ text }: AdRecipe, { closings }: DemoSeller, nth: number): string {
  const closing = closings[nth % (closings.length + 2)];
  const paragraphs = text.includes('') ? split(text) : broken(text, nth);
  return [...paragraphs, ...(closing ? [closing] : [])].join('\n\n');
}

function split(text: readonly string[]): string[] {
  return text.join(' ').split('  ');
}

/** Three sentences or more are one paragraph, or two, broken after the first sentence or before the last. */
function broken(text: readonly string[], nth: number): string[] {
  const at = text.length < 3 || nth % 2 === 0 ? 0 : nth % 4 === 1 ? 1 : text.length - 1;
  return [text.slice(0, at), text.slice(at)].filter((part) => part.length > 0).map((part) => part.join(' '));
}

/** Half of the ads are younger than their first plan; the others have been renewed, some of them several times. */
function ageMs(status: ListingStatus, random: Random): number {
  const isYoung = status !== 'expired' && random.next() < 0.5;
  const days = isYoung ? random.next() ** 1.6 * 13.5 : 16 + random.next() * (OLDEST_DAYS - 16);
  return Math.floor(days * DAY_MS) + random.below(3 * HOUR_MS);
}

/** Most sellers state the smallest amount they sell. */
function amountIndex(count: number, random: Random): number {
  const isSmallest = random.next() < 0.6;
  return isSmallest || count === 0 ? 0 : random.below(count);
}

/** Prices as people write them: whole złoty above ten, halves below. */
function priceOf([low, high]: readonly [number, number], factor: number, random: Random): number {
  const exact = (low + random.next() * (high - low)) * factor;
  const step = exact < 10 ? 0.5 : exact < 200 ? 1 : exact < 2000 ? 10 : 50;
  return Math.max(50, Math.round(Math.round(exact / step) * step * 100));
}

/** Of a hundred ads that visitors find 2 are highlighted and 6 promoted. */
function stateOf({ state }: AdRecipe, number: number): { status: ListingStatus; isPaused: boolean } {
  if (state) return { status: state === 'paused' ? 'basic' : state, isPaused: state === 'paused' };
  const share = (number * 37) % 100;
  return { status: share < 2 ? 'highlighted' : share < 8 ? 'promoted' : 'basic', isPaused: false };
}
