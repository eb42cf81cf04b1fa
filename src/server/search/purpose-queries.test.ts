import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const SALVES = [
  ['Maść z babki lancetowatej', 307],
  ['Maść żywokostowa', 307],
] as const;
const FISH = [
  ['Pstrąg wędzony', 109, { tags: ['smoked'] }],
  ['Pstrąg świeży', 109],
] as const;
const TOMATOES = [
  ['Pomidory malinowe', 115],
  ['Rozsada pomidora', 408],
] as const;
const PAPER = [
  ['Wycinanka do oprawienia', 206],
  ['Gwiazda z czterema kogutami', 206],
] as const;
const BREADS = [
  ['Chleb z pieca', 110],
  ['Chleb razowy', 110],
] as const;
const SAUSAGES = [
  ['Kiełbasa jałowcowa', 106],
  ['Kiełbaski do smażenia', 107],
] as const;
const HAY = [
  ['Siano w kostkach', 812],
  ['Sianko dla świnek i królików', 604],
] as const;
const TREES = [
  ['Budowa płotów', 811],
  ['Jodła na stół, choinka', 412],
] as const;
const CAKES = [
  ['Sernik', 111],
  ['Ciasto marchewkowe, bez jajek', 111],
] as const;

test.each([
  // Purposes.
  ['maść na bolące stawy', SALVES, ['Maść żywokostowa', 'Maść z babki lancetowatej']],
  ['maść na ból kręgosłupa', SALVES, ['Maść żywokostowa', 'Maść z babki lancetowatej']],
  ['ryby do wędzenia', FISH, ['Pstrąg świeży', 'Pstrąg wędzony']],
  ['pstrąg do smażenia', FISH, ['Pstrąg świeży', 'Pstrąg wędzony']],
  ['pomidory do wsadzenia', TOMATOES, ['Rozsada pomidora']],
  ['pomidory do tunelu', TOMATOES, ['Rozsada pomidora']],
  ['pomidory na przecier', TOMATOES, ['Pomidory malinowe']],
  ['kiełbaski do smażenia na patelni', SAUSAGES, ['Kiełbaski do smażenia', 'Kiełbasa jałowcowa']],
  ['siano dla królika', HAY, ['Sianko dla świnek i królików', 'Siano w kostkach']],
  ['choinka do postawienia na stole', TREES, ['Jodła na stół, choinka']],
  // Descriptions.
  ['wycinanka kogut', PAPER, ['Gwiazda z czterema kogutami']],
  ['chleb z pieca chlebowego od gazdy', BREADS, ['Chleb z pieca', 'Chleb razowy']],
  ['kark wieprzowy', [['Karkówka na grilla', 107]], ['Karkówka na grilla']],
  ['gliniany kubek', [['Kubek w kropki', 201]], ['Kubek w kropki']],
  ['tuszka kaczki', [['Kaczka sprawiona', 108]], ['Kaczka sprawiona']],
  ['wypieki bezjajeczne', CAKES, ['Ciasto marchewkowe, bez jajek']],
  ['woreczek zapachowy do szafy', [['Woreczki lawendowe', 305]], ['Woreczki lawendowe']],
  ['buda dla owczarka', [['Buda ocieplana', 606]], ['Buda ocieplana']],
  ['choinka, która nie gubi igieł', [['Jodła, nie gubi igieł', 412]], ['Jodła, nie gubi igieł']],
  ['zioła na herbatkę', [['Mieszanka ziół', 118]], ['Mieszanka ziół']],
  ['coś do przyprawienia gulaszu', [['Papryka wędzona, mielona', 121], ...SAUSAGES], ['Papryka wędzona, mielona']],
  ['dżem z malin albo truskawek', [['Dżem truskawkowy', 112]], ['Dżem truskawkowy']],
  ['babka lancetowata na ukąszenia', [['Babka ziemniaczana', 122], ...SALVES], ['Maść z babki lancetowatej']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});

const HENS_AND_EGGS = [
  ['Kury Marans', 501],
  ['Jajka od kur', 105],
] as const;
const SEEDS = [
  ['Nasiona sałaty', 409],
  ['Marchew z piasku', 115],
] as const;

test.each([
  // The object of a participle is not the head.
  ['kury znoszące kolorowe jaja', HENS_AND_EGGS, ['Kury Marans']],
  // Seeds of one plant do not match another plant.
  ['nasiona marchewki', SEEDS, []],
  ['nasiona sałaty', SEEDS, ['Nasiona sałaty']],
] as const)('%j finds only the thing itself', async (words, ads, found) => {
  expect((await askAmong(ads))(words)).toEqual(found);
});
