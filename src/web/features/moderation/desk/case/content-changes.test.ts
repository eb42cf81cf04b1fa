import { expect, test } from 'vitest';
import type { Picture } from '#contract/primitives.ts';
import { changedFacts, changedPictures } from './content-changes.ts';

const fact = (name: string, value: string) => ({ name, value });
const picture = (id: string) => ({ id }) as Picture;

test('each fact is listed once with its old and new value, removed ones last', () => {
  const before = [fact('Cena', '45 zł'), fact('Waga', '1 kg'), fact('Miejscowość', 'Łowicz')];
  const after = [fact('Cena', '52 zł'), fact('Miejscowość', 'Łowicz'), fact('Liczba sztuk', '3')];
  expect(changedFacts(before, after)).toEqual([
    { name: 'Cena', before: '45 zł', after: '52 zł' },
    { name: 'Miejscowość', before: 'Łowicz', after: 'Łowicz' },
    { name: 'Liczba sztuk', before: '', after: '3' },
    { name: 'Waga', before: '1 kg', after: '' },
  ]);
});

test('pictures of both versions are shown, each with its change', () => {
  const changes = changedPictures([picture('a'), picture('b')], [picture('b'), picture('c')]);
  expect(changes.map(({ picture: { id }, is }) => `${id} ${is}`)).toEqual(['b same', 'c added', 'a removed']);
});
