import { expect, test } from 'vitest';
import type { Comment } from '#contract/comments.ts';
import { isSamePage, meanOf, withChange } from './shown-comments.ts';

const comment = (id: number, fields: Partial<Comment> = {}): Comment => ({
  id,
  rating: 5,
  text: 'Pyszne',
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-01T10:00:00.000Z',
  author: { id: 100 + id, name: 'Ola', avatar: null },
  listing: { id: 1, kind: 'ad', title: 'Ser', shown: true },
  contactConfirmed: false,
  dealConfirmed: false,
  reply: null,
  ...fields,
});
const pageOf = (...items: Comment[]) => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
  distribution: [0, 0, 0, 0, items.length],
});
const reply = { text: 'Dziękuję', created_at: '2026-05-02T10:00:00.000Z', updated_at: '2026-05-02T10:00:00.000Z' };

test('a change updates the list and the counts, wherever the comment is', () => {
  const [first, second] = [comment(1), comment(2)];
  const page = pageOf(first, second);
  const answered = withChange(page, { before: second, after: { ...second, reply } });
  expect(answered).toMatchObject({ total: 2, distribution: [0, 0, 0, 0, 2] });
  expect(answered.items.map((each) => each.reply?.text)).toEqual([undefined, 'Dziękuję']);
  const worse = withChange(page, { before: first, after: { ...first, rating: 2 } });
  expect(worse).toMatchObject({ total: 2, distribution: [0, 1, 0, 0, 1], items: [{ rating: 2 }, { rating: 5 }] });
  const gone = withChange(page, { before: first, after: null });
  expect(gone).toMatchObject({ total: 1, distribution: [0, 0, 0, 0, 1], items: [{ id: 2 }] });
  const added = withChange(page, { before: null, after: comment(3, { rating: 1 }) });
  expect(added).toMatchObject({ total: 3, distribution: [1, 0, 0, 0, 2], items: [{ id: 3 }, { id: 1 }, { id: 2 }] });
  // On a later page only the counts change.
  const later = withChange({ ...page, page: 2 }, { before: null, after: comment(3) });
  expect(later).toMatchObject({ total: 3, items: [{ id: 1 }, { id: 2 }] });
});

test('pages are equal until a comment is added, replied to or removed', () => {
  const page = pageOf(comment(1), comment(2));
  expect(isSamePage(page, pageOf(comment(1), comment(2)))).toBe(true);
  const later = '2026-05-03T10:00:00.000Z';
  for (const other of [
    pageOf(comment(1)),
    pageOf(comment(1), comment(2, { updated_at: later })),
    pageOf(comment(1), comment(2, { reply })),
    pageOf(comment(1), comment(3)),
    { ...page, distribution: [0, 0, 0, 1, 1] },
    { ...page, page: 2 },
  ])
    expect(isSamePage(page, other)).toBe(false);
});

test('the mean covers all ratings', () => {
  expect(meanOf([1, 0, 0, 0, 3])).toBe(4);
  expect(meanOf([0, 0, 0, 0, 0])).toBeNull();
});
