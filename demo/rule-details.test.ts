import { expect, test } from 'vitest';
import { adRecipes } from '#demo/ads/index.ts';
import { planMarket } from '#demo/market.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { checkRules } from '#kinds/rules/check.ts';
import { demoDetails } from './rule-details.ts';

const market = planMarket(Date.parse('2026-06-01T00:00:00Z'));
const idOf = new Map([...categoriesById.values()].map(({ key, id }) => [key, id]));

test('no title or text of any recipe breaks a rule', () => {
  const breaches = Object.entries(adRecipes).flatMap(([key, recipes]) =>
    recipes.flatMap(({ title, text, flags = [] }) =>
      checkRules({ categoryId: idOf.get(key) ?? null, title, description: text.join('\n'), tags: flags, details: {} })
        .filter(({ message }) => !message.endsWith('.missing'))
        .map(({ message }) => `${title}: ${message}`),
    ),
  );
  expect(breaches).toEqual([]);
});

test('no listing of the demo market breaks a rule, including facilities and events', () => {
  const breaches = market
    .flatMap((post) => checkRules(post).map(({ message }) => `${post.kind} ${post.title}: ${message}`))
    .filter((breach) => !breach.endsWith('.missing'));
  expect(breaches).toEqual([]);
  expect(new Set(market.map(({ kind }) => kind)).size).toBe(3);
});

test('with generated numbers the whole market complies with the rules', () => {
  const breaches = market.flatMap((post) => {
    const { details, tags } = demoDetails(post);
    return checkRules({ ...post, tags, details: { ...post.details, ...details } }).map(
      ({ message, values }) => `${post.title}: ${message} ${JSON.stringify(values ?? {})} ${JSON.stringify(details)}`,
    );
  });
  expect(breaches).toEqual([]);
});

test('a seller has the same numbers in all ads', () => {
  const herds = new Map<string, Set<string>>();
  for (const post of market) {
    const { herdNumber } = demoDetails(post).details;
    if (herdNumber) herds.set(post.sellerKey, (herds.get(post.sellerKey) ?? new Set()).add(herdNumber));
  }
  expect(herds.size).toBeGreaterThan(1);
  expect([...herds.values()].filter(({ size }) => size !== 1)).toEqual([]);
  expect(new Set([...herds.values()].flatMap((each) => [...each])).size).toBe(herds.size);
});
