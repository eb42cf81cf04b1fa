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
  // The object of the verb is the purpose.
  ['czym posmarować chleb', SPREADS, ['Masło do chleba']],
  ['ciasto dla dziecka uczulonego na jajka', CAKES, ['Ciasto bez jajek']],
  // Recipients, in the dative or with an ailment, are not required.
  ['miód dzieciom', HONEY, ['Miód lipowy']],
  ['mydło do twarzy z trądzikiem', SOAP, ['Mydło z węglem']],
  ['krem do rąk ogrodniczki', CREAM, ['Krem do rąk']],
  // Words that describe the purpose are not required.
  ['coś na gołą podłogę', RUG, ['Dywanik wełniany']],
  ['coś do gryzienia, żeby szczeniak nie niszczył butów', CHEW, ['Gryzak dla psa']],
  // After a preposition "dzika" is a noun, not an adjective.
  ['mięso z dzika', MEAT, ['Sarnina i dzik']],
  // Ząbki is also a town, and the listing has another verb of the same root.
  ['ząbki czosnku do wsadzenia', GARLIC, ['Czosnek do sadzenia, ząbki zimowe']],
  // "Kapica" is a dictionary word that names nothing on offer.
  ['kapice z owczej skóry', SLIPPERS, ['Kapcie z owczej skóry']],
  // A recipient ranks a match higher.
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

test('if no thing is named, a title with the rarest noun is a partial match', async () => {
  expect(await near('co przegania krety w ogrodzie', ['Kaczki, pogromcy kretów', 503])).toEqual({
    full: [],
    partial: [1],
  });
});

test('if the named thing is not on offer, another thing with a noun of the query is not a partial match', async () => {
  expect(await near('opony zimowe do traktora', ['Traktor z przyczepą, zabawka', 211])).toEqual({
    full: [],
    partial: [],
  });
});
