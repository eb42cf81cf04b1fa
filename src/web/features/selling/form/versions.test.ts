import { expect, test } from 'vitest';
import { getKind } from '#kinds/index.ts';
import { emptyValues } from './form-values.ts';
import { differencesOf, withChosen } from './versions.ts';

const base = { ...emptyValues(getKind('agritourism')), title: 'Chata', town: 'Nowy Targ', tags: ['lake', 'forest'] };

test('only fields changed by somebody else conflict', () => {
  const mine = { ...base, title: 'Chata nad jeziorem', description: 'Moje' };
  const theirs = { ...base, title: 'Chata pod lasem', price: '20', town: 'Nowy Targ, małopolskie' };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { name: 'title', isOnlyTheirs: false },
    { name: 'price', isOnlyTheirs: true },
  ]);
});

test('equal values are no conflict', () => {
  const mine = { ...base, tags: ['forest', 'lake'], details: { ...base.details, phones: ['501 502 503', ''] } };
  const theirs = { ...base, details: { ...base.details, phones: ['501502503'] } };
  expect(differencesOf(null, mine, theirs)).toEqual([]);
});

test('chosen fields are applied, also within the details', () => {
  const theirs = { ...base, title: 'Inna', details: { ...base.details, street: 'Polna 1', postalCode: '34-400' } };
  const merged = withChosen(base, theirs, ['title', 'details.street']);
  expect(merged).toMatchObject({ title: 'Inna', details: { street: 'Polna 1', postalCode: '' } });
  expect(base.title).toBe('Chata');
});
