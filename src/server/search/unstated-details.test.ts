import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const BAKERY = [
  ['Pączki na tłusty czwartek, z różą', 111],
  ['Sernik na kratce', 111],
  ['Chleb żytni', 110],
] as const;
const BABKA = [
  ['Babka ziemniaczana', 122],
  ['Sernik z rodzynkami', 111],
] as const;
const CREAMS = [
  ['Krem nagietkowy na oleju lnianym', 302],
  ['Krem różany', 302],
] as const;
const FREE_BREAD = [
  ['Chałka', 110],
  ['Bochenek gryczany', 110, { tags: ['nogluten'] }],
] as const;
const FOR_GRILL = [
  ['Karkówka w zalewie, prosto na grilla', 107],
  ['Osoba do pracy na stawach', 702],
] as const;

test.each([
  ['pączki z marmoladą', BAKERY, ['Pączki na tłusty czwartek, z różą']],
  ['sernik z brzoskwinią', BAKERY, ['Sernik na kratce']],
  ['chleb z oliwkami', BAKERY, []],
  ['babka z rodzynkami', BABKA, []],
  ['krem hipoalergiczny', CREAMS, ['Krem różany', 'Krem nagietkowy na oleju lnianym']],
  ['krem bez oleju palmowego', CREAMS, ['Krem różany', 'Krem nagietkowy na oleju lnianym']],
  ['krem bez oleju lnianego', CREAMS, ['Krem różany']],
  // Hardly any bread states that it contains wheat, so a listing that does not mention wheat may contain it.
  ['chleb bez mąki pszennej', FREE_BREAD, ['Bochenek gryczany']],
  ['chleb dla uczulonego na pszenicę', FREE_BREAD, ['Bochenek gryczany']],
  ['coś na grilla dla dziesięciu osób', FOR_GRILL, ['Karkówka w zalewie, prosto na grilla']],
  ['orzechy bez skorupek', [['Łuskane orzechy włoskie', 123]], ['Łuskane orzechy włoskie']],
  ['gęś świętomarcińska', [['Gęś owsiana', 108]], ['Gęś owsiana']],
  ['leindotteröl', [['Olej rydzowy z lnianki', 120]], ['Olej rydzowy z lnianki']],
  ['agua de rosas', [['Hydrolat różany', 306]], ['Hydrolat różany']],
] as const)('%j finds %j', async (words, ads, expected) => {
  const found = (await askAmong(ads))(words);
  expect([...found].sort()).toEqual([...expected].sort());
});
