import { expect, test } from 'vitest';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { listQuerySchema } from '../listings/query.ts';
import { canonicalQuery, hasCondition, unknownParams } from './saved-query.ts';

const ad = getKind('ad');
const canonical = (query: string) => canonicalQuery(ad, new URLSearchParams(query));

test.each(KIND_IDS)('every parameter of the list of %s is saved or does not affect its content', (id) => {
  const kind = getKind(id);
  const { sort: _sort, page: _page, facets: _facets, ...shape } = listQuerySchema(kind).shape;
  const names = Object.keys(shape);
  expect(unknownParams(kind, new URLSearchParams(names.map((name) => [name, '1'])))).toEqual(
    names.filter((name) => (name === 'category' && !kind.capabilities.categories) || isOfSchedule(name, id)),
  );
});

/** The schema accepts days for every kind; lists without a schedule ignore them. */
function isOfSchedule(name: string, id: KindId): boolean {
  return ['from', 'to', 'past'].includes(name) && !getKind(id).capabilities.schedule;
}

test('equivalent queries have the same canonical form', () => {
  const query = canonical('q=mi%C3%B3d&flags=eco%2Cfresh&price_to=40.5&town=15&radius=20&picture=1');
  expect(
    canonical('?page=2&sort=price&picture=1&radius=20&town=15&flags=fresh,eco,eco&price_to=40,5&q=+miód&from='),
  ).toBe(query);
});

test('parameters that narrow nothing down are dropped, and alone make no search', () => {
  expect(canonical('radius=20&asTyped=1&picture=0&q=')).toBe('');
  expect([canonical('picture=1'), canonical('town=15'), ''].map(hasCondition)).toEqual([true, true, false]);
  const event = getKind('event');
  expect(hasCondition(canonicalQuery(event, new URLSearchParams('past=1')))).toBe(false);
});
