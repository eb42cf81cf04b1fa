import { expect, test } from 'vitest';
import { compileCatalog } from '#i18n/catalog.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { FRAME_PART, findMessageParts } from './message-parts.ts';

const parts = findMessageParts();
const { [FRAME_PART]: frame = [], ...others } = parts;

test('every part has messages, and none that the frame already has', () => {
  expect(Object.keys(others)).toEqual(
    expect.arrayContaining(['home', 'list', 'detail', 'panel', 'posting', 'session']),
  );
  for (const [part, ids] of Object.entries(others)) {
    expect(ids.length, part).toBeGreaterThan(0);
    expect(
      ids.filter((id) => frame.includes(id)),
      part,
    ).toEqual([]);
  }
});

test('the frame has its own messages and the names of kinds and categories, but not their introductions', () => {
  const catalog = compileCatalog(DEFAULT_LOCALE, new Set(frame));
  expect(Object.keys(catalog)).toEqual(expect.arrayContaining(['frame.close', 'category.transport']));
  expect(frame.filter((id) => id.endsWith('.hint'))).toEqual([]);
});

test.each([
  ['list', ['list.apply', 'list.rating', 'favourites.heart', 'tag.eco'], ['favourites.added', 'home.popular']],
  [
    'detail',
    ['detail.report', 'review.report', 'detail.similar.goods'],
    ['selling.owner.title', 'rules.alcohol.source'],
  ],
  ['favourites', ['favourites.added', 'favourites.none'], ['list.apply']],
  ['desk', ['desk.audit.case.take', 'desk.audit.appeal.decide'], ['account.strength']],
  ['session', ['account.login.submit', 'validation.email'], ['account.strength']],
])('%s has what its modules say, and not what others load for themselves', (part, said, unsaid) => {
  expect(parts[part]).toEqual(expect.arrayContaining(said));
  expect(parts[part]?.filter((id) => unsaid.includes(id))).toEqual([]);
});
