import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer } from './stemmer.ts';

const MEAT = [
  ['Sarnina i dzik', 107],
  ['Kiełbasa jagnięca', 107],
] as const;
const GARLIC = [['Czosnek do sadzenia, ząbki zimowe', 409]] as const;
const SLIPPERS = [['Kapcie z owczej skóry', 208]] as const;
const LAMBS = [
  ['Kożuch z owczej skóry', 208],
  ['Kożuch z owczej skóry dla dziecka', 208],
] as const;

const SPREADS = [
  ['Masło do chleba', 104],
  ['Chleb razowy', 110],
] as const;
const CAKES = [
  ['Ciasto bez jajek', 111],
  ['Piernik miodowy', 111],
] as const;
const HONEY = [['Miód lipowy', 101]] as const;
const SOAP = [['Mydło z węglem', 301]] as const;
const CREAM = [
  ['Krem do rąk', 302],
  ['Ogrodniczka do ogrodów', 708],
] as const;
const RUG = [['Dywanik wełniany', 205]] as const;
const CHEW = [
  ['Gryzak dla psa', 601],
  ['Buty skórzane', 208],
] as const;

test.each([
  // What is wanted serves what stands behind the verb.
  ['czym posmarować chleb', SPREADS, ['Masło do chleba']],
  ['ciasto dla dziecka uczulonego na jajka', CAKES, ['Ciasto bez jajek']],
  // For whom it is, with an ailment or in the dative, is not demanded.
  ['miód dzieciom', HONEY, ['Miód lipowy']],
  ['mydło do twarzy z trądzikiem', SOAP, ['Mydło z węglem']],
  ['krem do rąk ogrodniczki', CREAM, ['Krem do rąk']],
  // Of what it is for, nothing more is demanded.
  ['coś na gołą podłogę', RUG, ['Dywanik wełniany']],
  ['coś do gryzienia, żeby szczeniak nie niszczył butów', CHEW, ['Gryzak dla psa']],
  // "Dzika" is no adjective behind a preposition.
  ['mięso z dzika', MEAT, ['Sarnina i dzik']],
  // A town is called so, too, and what is to be done is said by another verb of the root.
  ['ząbki czosnku do wsadzenia', GARLIC, ['Czosnek do sadzenia, ząbki zimowe']],
  // "Kapica" is a word that nobody offers.
  ['kapice z owczej skóry', SLIPPERS, ['Kapcie z owczej skóry']],
  // For whom it is raises a match.
  ['kożuch owczy z małymi dziećmi', LAMBS, ['Kożuch z owczej skóry dla dziecka', 'Kożuch z owczej skóry']],
] as const)('%s', async (words, ads, found) => {
  expect((await askAmong(ads))(words)).toEqual(found);
});

const near = async (words: string, ...titles: [title: string, categoryId: number][]) => {
  const stemmer = await loadStemmer();
  const index = new SearchIndex({ stemmer, vocabulary });
  index.putMany(titles.map(([title, categoryId], at) => aDoc(at + 1, stemmer, { title, categoryId })));
  const { ids, partial } = index.ask(aQuery({ words }), 1_000);
  return { full: ids, partial: partial.ids };
};

test('where no thing is named, a title that has the rarest noun is near', async () => {
  expect(await near('co przegania krety w ogrodzie', ['Kaczki, pogromcy kretów', 503])).toEqual({
    full: [],
    partial: [1],
  });
});

test('where a thing is named that nobody offers, another that shares a noun is not near', async () => {
  expect(await near('opony zimowe do traktora', ['Traktor z przyczepą, zabawka', 211])).toEqual({
    full: [],
    partial: [],
  });
});
