import { expect, test } from 'vitest';
import { categoriesById } from '#kinds/ad/categories.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { getKind, KIND_IDS } from '#kinds/index.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import { findPlace } from '#server/places/service.ts';
import { planMarket } from './market.ts';
import { demoSellers } from './sellers.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const market = planMarket(NOW);
const of = (kind: string) => market.filter((listing) => listing.kind === kind);

test('the market is the same on every call', () => {
  expect(planMarket(NOW)).toEqual(market);
});

test('the market is large enough and covers every leaf and voivodeship', () => {
  expect(of('ad').length).toBeGreaterThanOrEqual(900);
  expect(of('agritourism').length).toBeGreaterThanOrEqual(80);
  expect(of('event').length).toBeGreaterThanOrEqual(80);
  expect(demoSellers.length).toBeGreaterThanOrEqual(40);
  expect(market.flatMap((listing) => listing.comments).length).toBeGreaterThanOrEqual(1500);
  const leaves = [...categoriesById.values()]
    .filter((category) => category.children.length === 0)
    .map((category) => category.id);
  expect(new Set(of('ad').map((listing) => listing.categoryId))).toEqual(new Set(leaves));
  expect(new Set(market.map((listing) => listing.voivodeship)).size).toBe(16);
  expect(new Set(of('ad').map((listing) => listing.status))).toEqual(
    new Set(['expired', 'basic', 'promoted', 'highlighted', 'neverActivated']),
  );
});

test('every listing matches its kind and category, in an existing place', () => {
  for (const listing of market) {
    const kind = getKind(listing.kind);
    const flags = listing.categoryId ? categoriesById.get(listing.categoryId)?.flags : tagsOf(kind);
    const allowed = [...(flags ?? []), ...termsOf(kind, listing.categoryId)];
    for (const tag of listing.tags) expect(allowed, `${listing.title}: ${tag}`).toContain(tag);
    expect(findPlace(`${listing.town}, ${listing.voivodeship}`), listing.town).toBeDefined();
    expect(listing.title.length).toBeLessThanOrEqual(120);
  }
  expect(new Set(market.map((listing) => listing.kind))).toEqual(new Set(KIND_IDS));
});

test('no one comments on their own listing, or twice on one, and no comment is in the future', () => {
  for (const { sellerKey, comments } of market) {
    const authors = comments.map((comment) => comment.authorKey);
    expect(authors).not.toContain(sellerKey);
    expect(new Set(authors).size).toBe(authors.length);
    for (const comment of comments) expect(comment.atMs).toBeLessThan(NOW);
  }
});

test('some events are past and most are upcoming', () => {
  const past = of('event').filter((event) => (event.endsAtMs ?? 0) < NOW);
  expect(past.length).toBeGreaterThan(5);
  expect(of('event').length - past.length).toBeGreaterThan(past.length);
});
