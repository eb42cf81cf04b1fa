import { expect, test } from 'vitest';
import { loadMarket, ourSearch } from './engines.ts';
import { matchesAny } from './judged-query.ts';
import { facilities } from './judging.ts';

const { answer } = await ourSearch(loadMarket());
const found = (text: string) => answer({ text, kind: 'any' }).full;
const leafOf = (text: string) => found(text)[0]?.categoryPath.at(-1);

test.each([
  ['kot, żeby łapał myszy w stodole', 'cats'],
  ['owce, których nie trzeba strzyc', 'sheep'],
  ['kaczki które nie latają', 'ducks_geese'],
  ['królica w ciąży', 'rabbits'],
  ['koń rekreacyjny spokojny', 'horses_ponies'],
  ['piesek pod choinkę', 'dogs'],
  ['owieczki na małą łąkę', 'sheep'],
  ['baran do pokrycia stada', 'sheep'],
  ['potrzebuję pięciu kur', 'laying_hens'],
  ['pakiet pszczół półtora kilograma', 'bees'],
  ['chcę założyć mały kurnik, jakie kury', 'laying_hens'],
])('what is said of an animal excludes none: %s', (text, leaf) => {
  expect(leafOf(text)).toBe(leaf);
});

test.each([
  ['nocki w piekarni', 'food_processing'],
  ['szukam zajęcia przy koniach', 'animal_care'],
  ['terminowanie u kowala', 'crafts_jobs'],
  ['pomoc w serowarni', 'food_processing'],
  ['szkółkarz', 'gardening_jobs'],
])('a job is asked for by its shift, place or trade: %s', (text, leaf) => {
  expect(leafOf(text)).toBe(leaf);
});

test.each([
  ['strugacz kopyt', 'shearing_hoof_care'],
  ['wytopienie wosku', 'beekeeping_services'],
  ['obcinanie jabłonek', 'orchard_care'],
  ['założenie sadu', 'orchard_care'],
  ['pszczoły mi się zagnieździły w kominie', 'beekeeping_services'],
  ['drewniany płotek', 'fencing_building'],
])('a service is found by other words for the work: %s', (text, leaf) => {
  expect(leafOf(text)).toBe(leaf);
});

test.each(['na ryby z noclegiem', 'domek w górach z psem', 'praca zdalna na wsi, dobry internet', 'nocleg z sauną'])(
  'who wants a bed is shown farms: %s',
  (text) => expect(found(text)[0]?.kind).toBe('agritourism'),
);

test('a farm with the internet is not offered to who wants none', () => {
  const farms = found('domek bez internetu na odludziu');
  expect(farms.length).toBeGreaterThan(0);
  expect(farms.filter((farm) => matchesAny([facilities('internet')], farm))).toEqual([]);
});

test.each(['nocleg w Paryżu', 'koncert rockowy', 'szczeniaki buldoga', 'inseminacja krów'])(
  'what nobody offers is not found: %s',
  (text) => expect(found(text)).toEqual([]),
);
