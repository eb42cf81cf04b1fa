import { expect, test } from 'vitest';
import { hasLeft, nameOf, titleOf } from './names.ts';

const t = (id: string) => id;

test('who is there is called by their name, and so is their listing', () => {
  expect([hasLeft({ name: 'Zofia' }), nameOf({ name: 'Zofia' }, t)]).toEqual([false, 'Zofia']);
  expect(titleOf({ title: 'Kosz na drewno' }, t)).toBe('Kosz na drewno');
});

test('of who has left it is said in words, and so it is of their listing', () => {
  expect([hasLeft({ name: '–––' }), nameOf({ name: '–––' }, t)]).toEqual([true, 'inbox.somebodyGone']);
  expect(titleOf({ title: '–––' }, t)).toBe('inbox.listingGone');
});
