import { beforeAll, expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer, type Stemmer } from './stemmer.ts';

const NOW = 1_000;
let stemmer: Stemmer;

beforeAll(async () => {
  stemmer = await loadStemmer();
});

const BUTTER = [
  ['Masło osełkowe', 104],
  ['Masło do ciała', 302],
] as const;
const HENS = [
  ['Kurki świeże', 117],
  ['Kurki Rosa', 501],
] as const;
const FRUIT = [
  ['Malina Polana, sadzonki', 405],
  ['Maliny deserowe', 116],
] as const;
const SLIPPERS = [
  ['Kapcie z owczej skóry', 208],
  ['Portfel męski', 208],
] as const;
const SNACKS = [
  ['Kabanosy suche', 106],
  ['Mąka pszenna', 119],
] as const;
const OILS = [
  ['Olej lniany do sałatek', 120],
  ['Olej rydzowy', 120],
] as const;
const CREAMS = [
  ['Krem do rąk', 302],
  ['Krem do twarzy', 302],
] as const;
const GIFTS = [
  ['Szkło z parą młodą, pamiątka ślubna', 209],
  ['Mydło szare', 301],
] as const;
const TREATS = [
  ['Ciasteczka dla psa', 601],
  ['Ciasteczka maślane', 111],
  ['Wędka dla kota', 608],
] as const;
const RABBITS = [
  ['Królik nowozelandzki', 505],
  ['Tusza królika', 107],
] as const;
const DOGS = [
  ['Jamnik szorstkowłosy', 512],
  ['Suczka podhalańska do stada', 512],
] as const;
const SHEPHERDS = [
  ['Praca w stajni', 703],
  ['Juhas na sezon', 707],
] as const;
const COWS = [
  ['Krowa mleczna', 508],
  ['Szparagi cięte co rano', 115],
] as const;
const CABBAGE = [
  ['Kapusta kiszona', 113],
  ['Kapusta biała w główkach', 115],
] as const;
const THROWS = [
  ['Narzuta łowicka w pasy', 205],
  ['Serweta z haftem łowickim', 204],
] as const;
const CHEESES = [
  ['Ser kozi', 103],
  ['Ser owczy', 103],
  ['Ser krowi', 103],
] as const;
const SPREADS = [
  ['Wędlina z indyka', 106],
  ['Smalec wegański z fasoli', 122],
] as const;
const FLOUR = [
  ['Mak niebieski', 123],
  ['Mąka żytnia', 119],
] as const;
const MUSHROOMS = [
  ['Owoce jałowca, suszone', 117],
  ['Borowiki suszone', 117],
] as const;
const NOODLES = [
  ['Kacze jajka do domowych klusek', 105],
  ['Makaron w krajance', 119],
] as const;
const BUNS = [
  ['Chleb żytni', 110],
  ['Drożdżówki z serem', 111],
] as const;
const COUGH = [
  ['Maść z propolisem', 307],
  ['Syrop z pigwowca na kaszel', 114],
  ['Jabłka na sok i syrop', 116],
] as const;
const BOARDS = [
  ['Anioł z drewna', 202],
  ['Łyżka drewniana', 202],
] as const;
const MATERIALS = [
  ['Krem na suchą cerę', 302],
  ['Kapcie z owczej skóry', 208],
  ['Portfel skórzany', 208],
] as const;
const FAVOURS = [
  ['Catering dla gości', 122],
  ['Miód w małych słoiczkach', 101],
] as const;
const PEELING = [
  ['Pasta z pstrąga', 109],
  ['Peeling do ciała', 305],
] as const;
const SOUPS = [
  ['Zakwas buraczany', 113],
  ['Zakwas żytni na żur', 121],
] as const;
const HONEY = [
  ['Miód faceliowy', 101],
  ['Gryczany, prosto od pszczelarza', 101],
] as const;
const JOBS = [
  ['Praca przy zbiorze jabłek', 701],
  ['Ekipa na zbiór ogórków', 701],
] as const;
const BAKERY = [
  ['Piekarz na nocną zmianę', 705],
  ['Juhas na sezon, praca na hali', 707],
] as const;
const PLUMS = [
  ['Śliwki węgierki', 116],
  ['Śliwa Węgierka Zwykła', 404],
] as const;
const KENNEL = [
  ['Kundelek, wesoły pies', 512],
  ['Buda ocieplana dla psa', 606],
] as const;
const LOGS = [
  ['Drewno bukowe do kominka', 812],
  ['Cięcie jabłoni', 806],
] as const;
const TITBITS = [
  ['Kabanosy suche', 106],
  ['Suszone jabłka dla konia', 603],
] as const;
const MOVING = [
  ['Przewóz bel słomy', 808],
  ['Transport zwierząt gospodarskich', 808],
] as const;
const WORK = [
  ['Koszenie łąk', 803],
  ['Siano z łąki', 812],
] as const;

const SAUSAGES = [
  ['Kiełbasa z dzika', 106],
  ['Kiełbasa jałowcowa', 106],
] as const;
const TOYS = [
  ['Klocki, zabawka z buku', 211],
  ['Szarpak, zabawka z bawełny', 608],
] as const;

test.each([
  ['zabawki', TOYS, ['Klocki, zabawka z buku', 'Szarpak, zabawka z bawełny']],
  ['masło', BUTTER, ['Masło osełkowe']],
  ['masło do ciała', BUTTER, ['Masło do ciała']],
  ['kurki', HENS, ['Kurki świeże']],
  ['kurki nioski', HENS, ['Kurki Rosa']],
  ['maliny', FRUIT, ['Maliny deserowe', 'Malina Polana, sadzonki']],
  ['maka na chleb', FLOUR, ['Mąka żytnia']],
  ['suszone grzyby', MUSHROOMS, ['Borowiki suszone']],
  ['kluski', NOODLES, []],
  ['drożdżówki na śniadanie', BUNS, ['Drożdżówki z serem']],
  ['coś na kaszel', COUGH, ['Syrop z pigwowca na kaszel', 'Maść z propolisem']],
  ['deska do krojenia', BOARDS, []],
  ['coś ze skóry', MATERIALS, ['Kapcie z owczej skóry', 'Portfel skórzany']],
  ['podziękowanie dla gości', FAVOURS, ['Miód w małych słoiczkach']],
  ['pasta do zębów', PEELING, []],
  ['do żurku', SOUPS, ['Zakwas żytni na żur']],
  ['tort', BUNS, []],
  ['ser pleśniowy', CHEESES, []],
  ['гречаний мед', HONEY, ['Gryczany, prosto od pszczelarza']],
  ['gryczany miód', HONEY, ['Gryczany, prosto od pszczelarza']],
  ['kto skosi łąkę', WORK, ['Koszenie łąk']],
  ['grule', [['Ziemniaki Vineta', 115]], ['Ziemniaki Vineta']],
  ['karpik', [['Karp królewski', 109]], ['Karp królewski']],
  ['gołąbki', [['Gołębie pocztowe', 514]], []],
  ['paradajki', [['Pomidory malinowe', 115]], ['Pomidory malinowe']],
  ['ciepłe buty po domu', SLIPPERS, ['Kapcie z owczej skóry']],
  ['przekąska do piwa', SNACKS, ['Kabanosy suche']],
  ['olej do sałatek', OILS, ['Olej lniany do sałatek', 'Olej rydzowy']],
  ['krem do rąk', CREAMS, ['Krem do rąk']],
  ['prezent ślubny', GIFTS, ['Szkło z parą młodą, pamiątka ślubna']],
  ['śledziki', [['Śledź w oleju', 109]], ['Śledź w oleju']],
  ['zupka jak u babci', [['Zupa rybna', 122]], ['Zupa rybna']],
  ['warzywka prosto od rolnika', [['Warzywa z pola', 115]], ['Warzywa z pola']],
  ['piłka', [['Piła tarczowa', 807]], []],
  ['mydełko domowej roboty', [['Mydło szare', 301]], ['Mydło szare']],
  ['przysmaki dla psa', TREATS, ['Ciasteczka dla psa']],
  ['czym zająć kota w domu', TREATS, ['Wędka dla kota']],
  ['mój pies nie chce jeść', TREATS, ['Ciasteczka dla psa']],
  ['prezent dla kota', TREATS, ['Wędka dla kota']],
  ['karma dla psa', TREATS, ['Ciasteczka dla psa']],
  ['narzuty łowickie', THROWS, ['Narzuta łowicka w pasy']],
  ['kapusta do kiszenia', CABBAGE, ['Kapusta biała w główkach']],
  ['ser kozi, ser owczy', CHEESES, ['Ser owczy', 'Ser kozi']],
  ['warzywa prosto z pola', [['Warzywa korzeniowe', 115]], ['Warzywa korzeniowe']],
  ['ściąć drzewo koło domu', [['Wycinka drzew', 805]], ['Wycinka drzew']],
  ['coś do chleba zamiast wędliny', SPREADS, ['Smalec wegański z fasoli']],
  ['wyroby z wikliny', [['Kosz na grzyby', 203]], ['Kosz na grzyby']],
  ['fasola na zupę', [['Fasola Jaś', 115]], ['Fasola Jaś']],
  ['domek dla kur', [['Kurniki z bali', 811]], ['Kurniki z bali']],
  ['kozik', [['Kozy karpackie', 507]], []],
  ['popękane pięty', [['Maść na pięty', 307]], ['Maść na pięty']],
  ['co podać do piwa', SNACKS, ['Kabanosy suche']],
  ['praca przy zbiorze ogórków', JOBS, ['Ekipa na zbiór ogórków', 'Praca przy zbiorze jabłek']],
  ['szukam pracy w piekarni', BAKERY, ['Piekarz na nocną zmianę']],
  ['praca bez doświadczenia', [['Pomoc w gospodarstwie', 702]], ['Pomoc w gospodarstwie']],
  ['śliwa węgierka, sadzonka', PLUMS, ['Śliwa Węgierka Zwykła']],
  ['pies buda', KENNEL, ['Buda ocieplana dla psa']],
  ['pocięte drewno do kominka', LOGS, ['Drewno bukowe do kominka']],
  ['przekąski dla konia', TITBITS, ['Suszone jabłka dla konia']],
  ['przewóz koni', MOVING, ['Transport zwierząt gospodarskich', 'Przewóz bel słomy']],
  ['owczarek niemiecki', [['Owczarek podhalański', 512]], []],
  ['wykaszanie chaszczy', [['Wykaszanie nieużytków', 803]], ['Wykaszanie nieużytków']],
  ['pan do koszenia', WORK, ['Koszenie łąk']],
  ['moloko', [['Mleko krowie', 104]], ['Mleko krowie']],
  ['kiełbasa bez dzika', SAUSAGES, ['Kiełbasa jałowcowa']],
  ['wino domowe', [['Ser podpuszczkowy', 103]], []],
  ['króliki na mięso', RABBITS, ['Królik nowozelandzki']],
  ['szczeniaki labradora', [['Border collie, szczeniaki', 512]], []],
  ['kaczka mulard', [['Kaczki francuskie', 503]], []],
  ['pies do pilnowania', DOGS, ['Suczka podhalańska do stada', 'Jamnik szorstkowłosy']],
  ['adopcja psa', [['Bunia, suczka ze schroniska', 512]], ['Bunia, suczka ze schroniska']],
  ['mydło dla psa', [['Mydło szare', 301]], []],
  ['juhas', SHEPHERDS, ['Juhas na sezon', 'Praca w stajni']],
  ['cow', COWS, ['Krowa mleczna']],
  ['zarośnięta działka', [['Wykaszanie nieużytków', 803]], ['Wykaszanie nieużytków']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});

test('alternatives match either of two things', async () => {
  const ads = [
    ['Kozy karpackie', 507],
    ['Owce wrzosówki', 506],
    ['Króliki białe', 505],
  ] as const;
  const find = await askAmong(ads);
  for (const words of ['kozy lub owce', 'kozy/owce', 'kozy, owce', 'kozy i owce']) {
    expect(new Set(find(words))).toEqual(new Set(['Kozy karpackie', 'Owce wrzosówki']));
  }
});

test('a query that names a need and no thing finds what serves the need', async () => {
  const ads = [
    ['Syrop z sosny', 114],
    ['Garnek do kiszenia', 201],
  ] as const;
  expect((await askAmong(ads))('coś na kaszel')).toEqual(['Syrop z sosny']);
});

test('a query for one way of keeping hens excludes the others, even from partial matches', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  index.put(aDoc(1, stemmer, { title: 'Jajka od kur', categoryId: 105, tags: ['freerange'] }));
  index.put(aDoc(2, stemmer, { title: 'Jajka', categoryId: 105, tags: ['cagedhens'] }));
  expect(index.ask(aQuery({ words: 'jajka z wolnego wybiegu' }), NOW)).toMatchObject({
    ids: [1],
    partial: { ids: [] },
  });
});

test.each([
  ['10 jajek', 10],
  ['prezent na 18 urodziny', undefined],
  ['geschenk zum 50 geburtstag', undefined],
])('%s asks for an amount of %s', (words, value) => {
  const index = new SearchIndex({ stemmer, vocabulary });
  expect(index.understand(aQuery({ words }), NOW)?.amount?.value).toBe(value);
});

test.each([
  ['naprawa kosiarki', undefined],
  ['kosiarka Naprawa', 'Naprawa'],
  ['haft kaszubski obrus', undefined],
  ['miód kaszubski', 'Kaszuby'],
])('%s asks for the place %s', (words, name) => {
  const index = new SearchIndex({ stemmer, vocabulary });
  index.put(aDoc(1, stemmer, { title: 'Haft kaszubski na torbie', categoryId: 204 }));
  index.put(aDoc(2, stemmer, { title: 'Miód gryczany', categoryId: 101 }));
  const named = index.understand(aQuery({ words }), NOW)?.place?.named;
  expect(named && (named.kind === 'town' ? named.place.name : 'region' in named && named.region.name)).toBe(name);
});

test('there is no full match without a listing that has the detail', async () => {
  expect((await askAmong([['Ser zagrodowy', 103]]))('ser francuski')).toEqual([]);
});

test('the name of the kind restricts nothing, but listings that contain it rank higher', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  const tags = ['sea'];
  index.put(aDoc(1, stemmer, { kind: 'agritourism', title: 'Dom nad zatoką', tags: [...tags, 'holiday_cottage'] }));
  index.put(aDoc(2, stemmer, { kind: 'agritourism', title: 'Willa', tags: [...tags, 'guest_rooms'] }));
  expect(index.ask(aQuery({ kind: 'agritourism', words: 'pokoje nad morzem' }), NOW).ids).toEqual([2, 1]);
});

test.each([
  [
    'bukiet piwonii',
    'Piwonie w pąkach',
    [
      ['Piwonie w pąkach', 401],
      ['Karpy piwonii', 403],
      ['Bukiet suszonych traw', 411],
    ],
  ],
  [
    'bukiet z maków',
    'Bukiet polny z maków',
    [
      ['Bukiet polny z maków', 411],
      ['Mak niebieski', 123],
      ['Wianek z lawendy', 411],
    ],
  ],
  [
    'ogórki sadzonki',
    'Ogórek gruntowy, rozsada',
    [
      ['Ogórek gruntowy, rozsada', 408],
      ['Ogórki kiszone', 113],
    ],
  ],
  [
    'krem dorąk',
    'Krem do rąk',
    [
      ['Krem do rąk', 302],
      ['Krem do twarzy', 302],
    ],
  ],
  [
    'nóż kuchenny',
    'Nóż kuty',
    [
      ['Nóż kuty', 207],
      ['Gwoździe kute', 207],
    ],
  ],
  [
    'korale do stroju',
    'Korale krakowskie',
    [
      ['Korale krakowskie', 212],
      ['Strój kaszubski', 210],
    ],
  ],
  [
    'koszula',
    '',
    [
      ['Spinka do koszuli', 212],
      ['Gorset krakowski', 210],
    ],
  ],
] as const)('%s finds just %s', async (words, found, ads) => {
  expect((await askAmong(ads))(words)).toEqual(found === '' ? [] : [found]);
});

test('"do negocjacji" finds listings with a negotiable price', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  index.put(aDoc(1, stemmer, { title: 'Obraz na szkle', categoryId: 209, tags: ['negotiable'] }));
  index.put(aDoc(2, stemmer, { title: 'Obraz z Janosikiem', categoryId: 209 }));
  expect(index.ask(aQuery({ words: 'obraz do negocjacji' }), NOW).ids).toEqual([1]);
});

test('a thing for a purpose does not find sellers of that name', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  index.put(aDoc(1, stemmer, { title: 'Klacz śląska', categoryId: 510, sellerName: 'Stadnina Pod Grabem' }));
  expect(index.ask(aQuery({ words: 'grab na żywopłot' }), NOW).ids).toEqual([]);
});

test('if no listing has the name but other words determine the category, its listings are partial matches', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  index.put(aDoc(1, stemmer, { title: 'Szampon z pokrzywą', categoryId: 304 }));
  expect(index.ask(aQuery({ words: 'maska do włosów' }), NOW)).toMatchObject({ ids: [], partial: { ids: [1] } });
});
