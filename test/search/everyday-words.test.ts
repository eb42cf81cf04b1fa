import { expect, test } from 'vitest';
import { loadMarket, ourSearch } from './engines.ts';

const engine = await ourSearch(loadMarket());
const found = (text: string) => engine.answer({ text, kind: 'any' }).full;
const titles = (text: string) => found(text).map(({ title }) => title);

test.each([
  ['koncert', 'event'],
  ['jarmark świąteczny', 'event'],
  ['święto miodu', 'event'],
  ['co robić w niedzielę', 'event'],
  ['nocleg z psem', 'agritourism'],
  ['domek z kominkiem', 'agritourism'],
  ['pokój dla dwojga', 'agritourism'],
  ['domek dla kota', 'ad'],
  ['strój na dożynki', 'ad'],
  ['praca przy zbiorach', 'ad'],
  ['miód', 'ad'],
])('a search for "%s" opens the kind that it asks for', (text, kind) => {
  expect(found(text)[0]?.kind).toBe(kind);
});

test('goods that are not on offer do not open events or farms whose descriptions mention them', () => {
  expect(titles('oddam kota').join()).not.toMatch(/Jarmark|Noc Świętojańska/);
  expect(found('sweter wełniany').filter(({ kind }) => kind !== 'ad')).toEqual([]);
});

test('goods and services for one animal are not those for another', () => {
  expect(titles('pasza dla królików').join()).not.toMatch(/niosek|piskląt/);
  expect(titles('zabawka dla kota').join()).not.toMatch(/psa|konia/);
  expect(titles('strzyżenie psa').join()).not.toMatch(/owiec|alpak/);
  expect(titles('transport konia')[0]).toMatch(/Transport zwierząt gospodarskich/);
});

test('a guinea pig is no pig', () => {
  expect(titles('świnka morska')).toEqual([
    expect.stringMatching(/świnek morskich/),
    expect.stringMatching(/świnek morskich/),
  ]);
});

test('whom a food is for does not exclude any of it', () => {
  expect(titles('miód dla dziecka').filter((title) => /Miód|miód|Akacjowy/.test(title)).length).toBeGreaterThan(9);
});

test('fuel is wood, with or without its diacritics', () => {
  for (const text of ['opał', 'opal na zime']) expect(titles(text).join()).not.toMatch(/Siano|Słoma/);
});
