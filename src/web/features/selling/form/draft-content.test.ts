import { expect, test } from 'vitest';
import { getKind } from '#kinds/index.ts';
import { contentOf, type LocalDraft, type RemoteDraft, resumables } from './draft-content.ts';
import { emptyValues } from './form-values.ts';

const kind = getKind('ad');
const picture = { id: 'x', width: 1, height: 1, widths: [1], averageColor: '#000000', thumbhash: '', alt: '' };
const remote: RemoteDraft = { form: { title: 'Ser' }, pictures: [], version: 4, updatedAt: '2026-05-01T10:00:00.000Z' };
const content = { ...emptyValues(kind), title: 'Miód' };
const local: LocalDraft = { content, changedAtMs: Date.parse('2026-05-01T11:00:00Z'), serverVersion: 4, isSent: true };

const shown = (...given: Parameters<typeof resumables> extends [unknown, ...infer Rest] ? Rest : never) =>
  resumables(kind, ...given).map((each) => `${each.place} ${each.content.title}`);

test('one draft is offered when browser and server agree', () => {
  expect(shown(null, null)).toEqual([]);
  expect(shown(null, remote)).toEqual(['elsewhere Ser']);
  expect(shown(local, remote)).toEqual(['here Miód']);
  expect(shown({ ...local, isSent: false }, remote)).toEqual(['here Miód']);
});

test("a newer draft of another device is offered beside this one's unsent changes", () => {
  expect(shown({ ...local, serverVersion: 3 }, remote)).toEqual(['elsewhere Ser']);
  expect(shown({ ...local, serverVersion: 3, isSent: false }, remote)).toEqual(['here Miód', 'elsewhere Ser']);
  expect(shown({ ...local, serverVersion: null, isSent: false, changedAtMs: 1 }, remote)).toEqual([
    'elsewhere Ser',
    'here Miód',
  ]);
});

test('a draft saved by this browser is not another one, whichever of two saves arrived last', () => {
  const own = { ...remote, form: { ...remote.form, writer: 'this' } };
  const read = (draft: typeof local) => resumables(kind, draft, own, 'this');
  for (const draft of [
    { ...local, serverVersion: 3 },
    { ...local, serverVersion: null, isSent: false },
  ]) {
    expect(read(draft)).toMatchObject([{ place: 'here', isSent: false, serverVersion: remote.version }]);
  }
  expect(resumables(kind, { ...local, serverVersion: 3, isSent: false }, own, 'other')).toHaveLength(2);
});

test('a draft finished elsewhere is dropped, unless something of it was never sent', () => {
  expect(shown(local, null)).toEqual([]);
  expect(shown(local, undefined)).toEqual(['here Miód']);
  expect(shown({ ...local, isSent: false }, null)).toEqual(['here Miód']);
  expect(shown({ ...local, attempt: { key: 'k', form: {} as never } }, null)).toEqual(['here Miód']);
});

test('a stored draft of another shape is used as far as it fits', () => {
  const pictures = [
    { key: 7, picture },
    { key: 8, picture },
  ];
  const form = {
    title: 5,
    tags: 'eco',
    category: 101,
    pictures: [
      { key: 8, alt: 'ul' },
      { key: 9, alt: '' },
    ],
    base: 1,
  };
  const read = contentOf(kind, { form, pictures });
  expect(read).toMatchObject({ title: '', tags: [], category: 101 });
  expect(read.pictures.map(({ key, alt }) => [key, alt])).toEqual([[8, 'ul']]);
  expect(read.base).toBeUndefined();
});
