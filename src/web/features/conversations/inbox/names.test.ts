import { expect, test } from 'vitest';
import { hasLeft, nameOf, titleOf } from './names.ts';

const t = (id: string) => id;

test('an existing user is shown by name, and so is their listing', () => {
  expect([hasLeft({ name: 'Zofia' }), nameOf({ name: 'Zofia' }, t)]).toEqual([false, 'Zofia']);
  expect(titleOf({ title: 'Kosz na drewno' }, t)).toBe('Kosz na drewno');
});

test('a deleted user and their listing are described in words', () => {
  expect([hasLeft({ name: '–––' }), nameOf({ name: '–––' }, t)]).toEqual([true, 'inbox.somebodyGone']);
  expect(titleOf({ title: '–––' }, t)).toBe('inbox.listingGone');
});
