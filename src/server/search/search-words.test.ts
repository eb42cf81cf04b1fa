import { beforeAll, expect, test } from 'vitest';
import { aDoc, aQuery, type DocFields } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { loadStemmer, type Stemmer } from './stemmer.ts';
import type { AskedResult, LocalizedName, Vocabulary } from './types.ts';

const NOW = 1_000;
let stemmer: Stemmer;
/** One for all markets: a new index reads the names of all categories, which takes longer than most tests here. */
let shared: SearchIndex;

beforeAll(async () => {
  stemmer = await loadStemmer();
  shared = new SearchIndex({ stemmer, vocabulary });
});

function names(byLanguage: Record<string, string>): LocalizedName[] {
  return Object.entries(byLanguage).map(([language, text]) => ({ language, text }));
}

const CATEGORIES: Record<number, LocalizedName[]> = {
  101: names({ pl: 'Miody', en: 'Honeys', de: 'Honig', es: 'Mieles', it: 'Miele', uk: 'Меди' }),
  103: names({ pl: 'Sery', en: 'Cheeses', de: 'Käse', es: 'Quesos', it: 'Formaggi', uk: 'Сири' }),
  105: names({ pl: 'Jaja', en: 'Eggs', de: 'Eier', es: 'Huevos', it: 'Uova', uk: 'Яйця' }),
  119: names({
    pl: 'Mąki i kasze',
    en: 'Flours and groats',
    de: 'Mehl und Grütze',
    es: 'Harinas',
    it: 'Farine',
    uk: 'Борошно',
  }),
  404: names({
    pl: 'Drzewa owocowe',
    en: 'Fruit trees',
    de: 'Obstbäume',
    es: 'Árboles frutales',
    it: 'Alberi da frutto',
    uk: 'Плодові дерева',
  }),
  512: names({ pl: 'Psy', en: 'Dogs', de: 'Hunde', es: 'Perros', it: 'Cani', uk: 'Собаки' }),
  601: names({
    pl: 'Karma dla psów',
    en: 'Dog food',
    de: 'Futter für Hunde',
    es: 'Comida para perros',
    it: 'Cibo per cani',
    uk: 'Корм для собак',
  }),
};
const TAGS: Record<string, LocalizedName[]> = {
  smoked: names({ pl: 'Wędzone', en: 'Smoked', de: 'Geräuchert' }),
  nogluten: names({ pl: 'Bez glutenu' }),
  for_dogs: names({ pl: 'Dla psów' }),
};
const vocabulary: Vocabulary = {
  categoryNames: (id) => CATEGORIES[id] ?? [],
  tagNames: (tag) => TAGS[tag] ?? [],
  kindNames: (kind) => (kind === 'ad' ? names({ pl: 'Ogłoszenia', en: 'Ads' }) : []),
};

/**
 * Fills the shared index with these ads, the first with id 1, in place of those of the market before; `ask` returns its
 * answer, `find` the ids of the full matches.
 */
function market(...ads: (string | DocFields)[]) {
  const index = shared;
  index.clear();
  for (const [at, ad] of ads.entries()) index.put(aDoc(at + 1, stemmer, typeof ad === 'string' ? { title: ad } : ad));
  const ask = (words: string, more = {}): AskedResult => index.ask(aQuery({ words, ...more }), NOW);
  return { index, ask, find: (words: string) => ask(words).ids };
}

test.each([
  ['jajek', 'Jajka od zielononóżek'],
  ['jajko', 'Dziesięć jajek'],
  ['miodu', 'Miód gryczany'],
  ['miodem', 'Słoik miodu'],
  ['psów', 'Owczarek, pies pasterski'],
  ['psa', 'Szczeniaki: psy podhalańskie'],
  ['kurą', 'Kury nioski'],
  ['kóz', 'Koza karpacka'],
  ['kozę', 'Stado kóz'],
  ['piwo', 'Degustacja piw'],
  ['jaj', 'Jajka przepiórcze'],
  ['jajka', 'Dziesięć jaj'],
  ['kozi', 'Ser z koziego mleka'],
  ['wiejskiego', 'Chleb wiejski'],
  ['dębowego', 'Stół dębowy'],
  ['serów', 'Ser dojrzewający'],
  ['powideł', 'Powidła śliwkowe'],
  ['owiec', 'Owca wrzosówka'],
  ['gęsi', 'Gęś biała kołudzka'],
  ['ziół', 'Zioła suszone'],
  ['świec', 'Świeca z wosku'],
  ['dożynek', 'Dożynki gminne'],
  ['wędzoną', 'Wędzone pstrągi'],
  ['kindziukiem', 'Kindziuk litewski'],
  ['Wójtakowi', 'Pasieka Wójtak'],
  ['2026', 'Miód lipowy 2026'],
  ['MIÓD!!!', 'miód'],
  ["farmer's", 'Farmer’s butter'],
  ['ягоди', 'Свіжа ягода'],
])('%j finds %j', (words, title) => {
  expect(market(title, 'Zupełnie nowa karuzela').ask(words)).toMatchObject({ ids: [1] });
});

test.each([
  ['zurawina', 'Konfitura z żurawiny'],
  ['zurawiny', 'Żurawina suszona'],
  ['zurawinę', 'Żurawina suszona'],
  ['miod', 'Miód'],
  ['gesi', 'Gęś'],
  ['zolty ser', 'Żółty ser'],
  ['swietokrzyskie', 'Śliwka świętokrzyska'],
  ['jablek', 'Jabłka szara reneta'],
  ['kindziukow', 'Kindziuk'],
  ['oscypka', 'Oscypek'],
  ['sol', 'Sól kamienna'],
  ['miód', 'miod prosto z ula'],
  ['żurawiną', 'zurawina swieza'],
])('%j, with diacritics missing on one side, finds %j', (words, title) => {
  expect(market(title, 'Zupełnie nowa karuzela').ask(words)).toMatchObject({ ids: [1] });
});

test.each([
  ['ser', 'Serce z piernika'],
  ['serce', 'Ser'],
  ['kura', 'Worek na kurz'],
  ['kurz', 'Kura zielononóżka'],
  ['mąka', 'Ciasto z makiem'],
  ['żyto', 'Tu się dobrze żyje'],
  ['piła', 'Dzieci chętnie piją'],
  ['drogi', 'Niedrogi nocleg'],
  ['kot', 'Kotlet schabowy'],
  ['miód', 'Miodownik leśny'],
  ['jaj', 'Jajecznica'],
  ['ko', 'Koza'],
])('%j does not find %j', (words, title) => {
  expect(market(title).find(words)).toEqual([]);
});

test('reads a word typed with diacritics, or in its base form, as it is', () => {
  const { ask } = market('Sad jabłoniowy', 'Dawny sąd', 'Mak niebieski', 'Mąka żytnia');
  expect(ask('sad').ids).toEqual([1]);
  expect(ask('sąd').ids).toEqual([2]);
  expect(ask('mak').ids).toEqual([3]);
  expect(ask('mąka').ids).toEqual([4]);
  expect(market('Sad jabłoniowy').find('sąd')).toEqual([]);
  expect(market('Laska z leszczyny').find('łaska')).toEqual([]);
});

test.each([
  ['honey', 101],
  ['miele', 101],
  ['мед', 101],
  ['cheese', 103],
  ['käse', 103],
  ['queso', 103],
  ['formaggio', 103],
  ['сир', 103],
  ['egg', 105],
  ['ei', 105],
  ['huevo', 105],
  ['яйце', 105],
  ['jajo', 105],
  ['kaszy', 119],
  ['fruit tree', 404],
  ['árbol frutal', 404],
  ['obstbaum', 404],
  ['drzewko', 404],
  ['drewno', null],
])('%j finds listings of category %j by the name of the category', (words, categoryId) => {
  const ids = [101, 103, 105, 119, 404];
  const { ask } = market(...ids.map((id) => ({ title: 'Prosto z gospodarstwa', categoryId: id })));
  const { ids: found } = ask(words);
  expect(found.map((id) => ids[id - 1])).toEqual(categoryId === null ? [] : [categoryId]);
});

test('finds by tag, in any language', () => {
  const { find } = market({ title: 'Pstrąg', tags: ['smoked'] }, { title: 'Karp' });
  expect(find('wędzony')).toEqual([1]);
  expect(find('smoked')).toEqual([1]);
});

test.each([
  ['marmoalda', 'marmolada'],
  ['marmolda', 'marmolada'],
  ['marmollada', 'marmolada'],
  ['marmelada', 'marmolada'],
  ['marmoaldami', 'marmolada'],
  ['zurwina', 'żurawina'],
  ['oscpyek', 'oscypek'],
])('corrects the typing mistake in %j', (typed, used) => {
  const { ask } = market('Marmolada', 'Żurawina', 'Oscypek');
  expect(ask(typed)).toMatchObject({ total: 1, correctedWords: [{ typed, used }] });
});

test('corrects no very short words, no words that have matches and no dictionary words', () => {
  const { ask, find } = market('Miód', 'Marmolada', 'Marmelada', 'Kozik');
  expect(find('mid')).toEqual([]);
  expect(find('mixd')).toEqual([1]);
  expect(ask('marmelada')).not.toHaveProperty('correctedWords');
  expect(find('marmelada')).toEqual([3]);
  expect(find('kozak')).toEqual([]);
});

test('corrects to words of the searched kind, not of another kind', () => {
  const { index } = market({ title: 'Festyn', kind: 'event' }, 'Festyna');
  expect(index.ask(aQuery({ words: 'festynu', kind: 'event' }), NOW).ids).toEqual([1]);
  expect(index.ask(aQuery({ words: 'fsetyna', kind: 'event' }), NOW).correctedWords?.[0]?.used).toBe('festyn');
});

test('requires all words except those without a meaning of their own', () => {
  const { find } = market('Chleb na zakwasie z pieca', 'Chleb bez glutenu', 'Glutenowa masa');
  expect(find('chleb z pieca')).toEqual([1, 2]);
  expect(find('chleb i na do ze')).toEqual([2, 1]);
  expect(find('chleb bez glutenu')).toEqual([2]);
  expect(find('z')).toEqual([1]);
  expect(find('?!')).toEqual([3, 2, 1]);
});

test('the name of the kind restricts nothing', () => {
  const { find } = market('Miód', 'Ser');
  expect(find('ogłoszenie miód')).toEqual([1]);
  expect(find('ogłoszenia')).toEqual([2, 1]);
});

test('finds titles, exact ones first, and neither mentions in descriptions nor readings with other diacritics', () => {
  const { find } = market(
    { description: 'worek mąki' },
    { description: 'prawdziwa mąka' },
    { title: 'Worek mąki' },
    { categoryId: 119 },
    { title: 'Mąka' },
  );
  // A mention in the description is not a full match.
  expect(find('mąka')).toEqual([5, 3]);
  const parcels = market({ title: 'Pączki' }, { title: 'Paczki' });
  expect(parcels.find('paczki')).toEqual([2]);
});

const FOOD = { title: 'Sucha karma dla psa', description: 'Dla psów każdej rasy', categoryId: 601, tags: ['for_dogs'] };

test.each(['psy', 'pies', 'psów', 'dogs', 'dog', 'Hund', 'perro', 'cane', 'собака'])(
  '%j lists things in the category of that name before things that are only for them',
  (words) => {
    const { find } = market({ title: 'Burek szuka domu', categoryId: 512 }, FOOD, 'Strzyżenie psów');
    expect(find(words)[0]).toBe(1);
  },
);

test('finds goods for a thing if the query asks for these, or as partial matches if the thing is not on offer', () => {
  const dog = { title: 'Pies Burek', categoryId: 512 };
  expect(market(dog, FOOD).find('dla psa')[0]).toBe(2);
  expect(market(dog, FOOD).find('karma')).toEqual([2]);
  const { ids, partial } = market('Obroża dla psa', { title: 'Przysmaki', categoryId: 601 }).ask('pies');
  expect(ids).toEqual([]);
  expect(new Set(partial.ids)).toEqual(new Set([1, 2]));
});

test.each([
  ['ser', 'Ser kozi', 'Pierogi z serem'],
  ['grzyby', 'Grzyby suszone', 'Kosz na grzyby'],
  ['owca', 'Owca wrzosówka', 'Strzyżenie owiec'],
  ['kopyto', 'Kopyto szewskie', 'Werkowanie kopyt koni'],
  ['koza', 'Na sprzedaż koza', 'Ser, mleko od kozy'],
  ['koza', 'Koza karpacka', 'Kozie mleko'],
  ['z miodem', 'Piernik z miodem', 'Miód z pasieki'],
  ['strzyżenie owiec', 'Strzyżenie owiec', 'Owca do strzyżenia'],
])('%j lists %j before %j, whichever is newer', (words, first, second) => {
  expect(market(first, second).find(words)[0]).toBe(1);
  expect(market(second, first).find(words)[0]).toBe(2);
});

test.each([
  ['chlebek', 'Chleb żytni'],
  ['chleb', 'Chlebek świąteczny'],
  ['jajeczka', 'Jajka wiejskie'],
  ['jaja', 'Jajeczka przepiórcze'],
  ['kiełbasek', 'Kiełbasa jałowcowa'],
  ['koszyczek', 'Kosz wiklinowy'],
  ['kosz', 'Koszyk z wikliny'],
  ['ziemniaki', 'Kartofle młode'],
  ['szczeniaki', 'Szczenięta owczarka'],
  ['kucyk', 'Kuc szetlandzki'],
  ['modrzew', 'Deski z modrzewia'],
  ['modrzewia', 'Modrzew europejski'],
  ['piesek', 'Psy do adopcji'],
  ['owieczki', 'Owca wrzosówka'],
])('%j also finds %j', (words, title) => {
  expect(market(title, 'Zupełnie nowa karuzela').ask(words)).toMatchObject({ ids: [1] });
});

test.each([
  ['ser', 'Serek ziołowy'],
  ['serek', 'Ser dojrzewający'],
  ['krowa', 'Krówki mleczne'],
  ['kura', 'Kurki w occie'],
  ['olej', 'Olejek różany'],
  ['cebula', 'Cebulki tulipanów'],
  ['mleko', 'Mleczko pszczele'],
  ['owca', 'Owieczka z drewna'],
  ['pies', 'Piesek z gliny'],
])('%j does not mean %j', (words, title) => {
  expect(market(title).find(words)).toEqual([]);
});

test('reads "bez" and the next words as what the thing lacks', () => {
  const { find, ask } = market(
    { title: 'Kabanosy', tags: ['nogluten'] },
    'Makaron bezglutenowy',
    { title: 'Ciasto', description: 'Pieczone bez mleka, jajek i glutenu' },
    'Chleb bez dodatku glutenu',
    { title: 'Mąka pszenna', description: 'Dużo glutenu, bez chemii' },
    'Syrop z czarnego bzu',
    'Bez lilak w donicy',
  );
  const without = [2, 4, 1];
  expect(new Set(find('bez glutenu'))).toEqual(new Set(without));
  expect(new Set(find('bezglutenowe'))).toEqual(new Set(without));
  expect(find('chleb bez glutenu')).toEqual([4]);
  expect(find('bez jajek')).toEqual([3]);
  expect(find('bez glutenu i mleka')).toEqual([3]);
  expect(find('bez')).toEqual([7]);
  expect(find('czarny bez')).toEqual([6]);
  expect(find('bez lilak')).toEqual([7]);
  expect(ask('bez glutneu')).toMatchObject({
    total: 4,
    correctedWords: [{ typed: 'bez glutneu', used: 'bez glutenu' }],
  });
});

test('completes "bez" with what listings say they lack', () => {
  const { index } = market('Chleb bez glutenu', 'Chleb bez cukru', 'Powidła bez cukru', 'Cukierki', 'Bez lilak');
  expect(index.suggestWords('be', 9, NOW)).toEqual(['bez cukru', 'bez', 'bez glutenu']);
  expect(index.suggestWords('bez cu', 9, NOW)).toEqual(['cukru']);
  expect(index.suggestWords('powidła bez c', 9, NOW)).toEqual(['cukru']);
  expect(index.suggestWords('cu', 9, NOW)).toEqual(['cukierki']);
});

test('reads a word typed without diacritics as listings write it', () => {
  const flour = market('Makowiec z makiem', 'Mąka żytnia', 'Mąka pszenna');
  expect(flour.find('maka')).toEqual([3, 2]);
  const salt = market('Szczypta soli', 'Sól kamienna', 'Gra na nutach: fa, sol');
  expect(salt.find('sol')).toEqual([3, 1]);
  const more = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `Sól ${letter}`);
  expect(market('Nuty fa i sol', 'Szczypta soli', ...more).find('sol')).toEqual([8, 7, 6, 5, 4, 3, 2]);
});

test('breaks ties by promotion, then age, then id', () => {
  const { find } = market(
    { title: 'Ser', promotion: 1, createdAtMs: 5 },
    { title: 'Ser', createdAtMs: 9 },
    { title: 'Ser', promotion: 2, createdAtMs: 1 },
    { title: 'Ser', createdAtMs: 9 },
    { title: 'Ser', createdAtMs: 10 },
  );
  expect(find('ser')).toEqual([3, 1, 5, 4, 2]);
});

test('lists partial matches separately, within the filters', () => {
  const many = Array.from({ length: 20 }, () => ({ title: 'Miód wielokwiatowy', categoryId: 101 }));
  const { ask } = market({ title: 'Miód gryczany', categoryId: 101 }, { title: 'Ser', categoryId: 103 }, ...many);
  expect(ask('gyrczany miód')).toMatchObject({ ids: [1], correctedWords: [{ typed: 'gyrczany', used: 'gryczany' }] });
  expect(ask('gryczany miód').partial.ids).not.toContain(2);
  expect(ask('miód gryczany', { categoryIds: [103] })).toMatchObject({ ids: [], partial: { ids: [] } });
  expect(ask('lokomotywa')).toMatchObject({ ids: [], total: 0, partial: { ids: [] } });
  expect(ask('lokomotywa')).not.toHaveProperty('correctedWords');
  expect(market('Owce znakowane').ask('zakopane')).toMatchObject({ ids: [], partial: { ids: [] } });
});

test('completes words from titles, one form of each, those in the most titles first', () => {
  const { index } = market('Miód lipowy', 'Miód', 'Miody pitne', 'Mięta', 'Świeże mięso i mięta', {
    description: 'migdały',
  });
  expect(index.suggestWords('mi', 9, NOW)).toEqual(['miód', 'mięta', 'mięso']);
  expect(index.suggestWords('mie', 9, NOW)).toEqual(['mięta', 'mięso']);
  expect(index.suggestWords('mię', 1, NOW)).toEqual(['mięta']);
  expect(index.suggestWords('miód', 9, NOW)).toEqual([]);
  expect(index.suggestWords('', 9, NOW)).toEqual([]);
  expect(index.suggestWords('miód ', 9, NOW)).toEqual([]);
  expect(index.suggestWords('świeże mi', 9, NOW)).toEqual(['mięta', 'mięso']);
  expect(index.suggestWords('mi', 9, NOW, 'event')).toEqual([]);
});

test('suggests no word without visible listings', () => {
  const { index } = market({ title: 'Miód', visibleUntilMs: NOW }, 'Mięso', 'Mięta');
  index.remove(3);
  expect(index.suggestWords('mi', 9, NOW)).toEqual(['mięso']);
  expect(index.suggestWords('mi', 9, NOW - 1)).toEqual(['miód', 'mięso']);
});
