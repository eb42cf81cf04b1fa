import { expect, test } from 'vitest';
import { categoriesById } from '#kinds/ad/categories.ts';
import { adRecipes } from './ads/index.ts';
import { planMarket } from './market.ts';
import { demoSellers } from './sellers.ts';

const ads = planMarket(Date.UTC(2026, 10, 21, 12)).filter(({ kind }) => kind === 'ad');
const MOST_OF_A_SENTENCE = 8;

/** Lower case, with numbers and the names of towns blanked, so that two ads with the same words are the same text. */
function normalised(text: string): string {
  const towns = new Set(demoSellers.map(({ town }) => town.toLowerCase()));
  const lower = [...towns].reduce((rest, town) => rest.replaceAll(town, '@'), text.toLowerCase());
  return lower
    .replace(/\d+(?:[.,]\d+)?/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

test('of 900 ads at least 850 have a text of their own', () => {
  const first = ads.slice(0, 900).map(({ description }) => normalised(description));
  expect(first).toHaveLength(900);
  expect(new Set(first).size).toBeGreaterThanOrEqual(850);
});

test('no sentence returns in many ads', () => {
  const sentences = ads.flatMap(({ description }) => [
    ...new Set(
      normalised(description)
        .split(/(?<=[.!?])\s+/)
        .filter((each) => each.split(' ').length > 3),
    ),
  ]);
  const often = [...countOf(sentences)].filter(([, count]) => count > MOST_OF_A_SENTENCE);
  expect(often).toEqual([]);
});

test('only closings return: no sentence of a recipe appears in another', () => {
  const sentences = Object.values(adRecipes).flatMap((recipes) =>
    recipes.flatMap(({ text }) =>
      text.flatMap((part) => part.split(/(?<=[.!?])\s+/)).filter((each) => each.split(' ').length > 4),
    ),
  );
  const twice = [...countOf(sentences.map(normalised))].filter(([, count]) => count > 1);
  expect(twice).toEqual([]);
});

test('every title appears once', () => {
  expect([...countOf(ads.map(({ title }) => normalised(title)))].filter(([, count]) => count > 1)).toEqual([]);
});

test('texts are of very different lengths', () => {
  const words = ads.map(({ description }) => description.split(/\s+/).length).sort((a, b) => a - b);
  expect(words[Math.floor(words.length * 0.1)]).toBeLessThan(20);
  expect(words[Math.floor(words.length * 0.9)]).toBeGreaterThan(45);
  expect(ads.filter(({ description }) => description.split('\n\n').length >= 3).length).toBeGreaterThan(20);
});

test('every seller offers exactly what their profile says', () => {
  const offered = new Map<string, Set<string>>();
  for (const { sellerKey, categoryId } of ads) {
    const key = categoriesById.get(categoryId ?? 0)?.key ?? '';
    offered.set(sellerKey, (offered.get(sellerKey) ?? new Set()).add(key));
  }
  for (const { key, sells } of demoSellers)
    expect([...(offered.get(key) ?? [])].sort(), key).toEqual([...sells].sort());
});

test('what a text says of where tomatoes grow is true of its seller', () => {
  for (const { title, description, sellerKey } of ads) {
    const closings = demoSellers.find(({ key }) => key === sellerKey)?.closings.join(' ') ?? '';
    if (/foli[ąi]|szklarn|tunel/.test(`${title} ${description}`)) expect(closings, title).not.toMatch(/pod chmurką/);
  }
});
