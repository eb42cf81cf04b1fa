import { beforeAll, describe, expect, test } from 'vitest';
import { planMarket } from '#demo/market.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { categoryWords } from '#kinds/ad/category-words.ts';
import { CategoryGuesser } from './category-guesses.ts';
import { CategoryHints } from './category-hints.ts';
import { analyseListing } from './document.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer, type Stemmer } from './stemmer.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const SHOWN = 3;
const leaves = [...categoriesById.values()].filter(({ children }) => children.length === 0);

/** Titles as people type them, in every leaf category; none of them is an ad of the demo market. */
const TITLES: readonly (readonly [category: string, ...titles: string[]])[] = [
  ['honey', 'Miód faceliowy 0,9 l', 'miod lipowy swiezy', 'Świeży miodek z Kaszub', 'Honig vom Imker'],
  ['bee_products', 'Pyłek pszczeli', 'Czysty wosk pszczeli 1 kg', 'Propolis krople'],
  [
    'cheese',
    'Oscypek',
    'oscypek wedzony',
    'Ser wędzony własnej roboty',
    'Gołka',
    'Ser korycin z czosnkiem niedźwiedzim',
  ],
  ['cheese', 'Serek kozi świeży', 'Smoked cheese', 'Bryndza podhalańska', 'Ser żółty dojrzewający z mleka krowiego'],
  ['dairy', 'Świeże mleko od krowy', 'Masło własnej roboty', 'Swojski twaróg', 'Jogurt kozi'],
  ['eggs', 'Jajka wiejskie', 'Jaja przepiórcze 18 sztuk', 'Swojskie jajka od szczęśliwych kur'],
  ['cured_meats', 'Kiełbasa swojska wędzona', 'Szynka długo dojrzewająca', 'Swojskie wędliny z własnej wędzarni'],
  ['fresh_meat', 'Mięso wołowe z hodowli ekologicznej', 'Żeberka wieprzowe', 'Połowa świniaka, mięso na sztuki'],
  ['poultry', 'Kurczak wiejski patroszony', 'Tuszki kacze', 'Kura rosołowa wiejska'],
  ['fish', 'Wędzony karp z własnego stawu', 'Świeże pstrągi', 'Sandacz filet'],
  ['bread', 'Chleb na zakwasie', 'Bułki orkiszowe', 'Domowe proziaki'],
  ['cakes', 'Domowy sernik', 'Tort urodzinowy na zamówienie', 'Pierniki na choinkę', 'Drożdżówki z serem'],
  ['preserves', 'Dżem z czarnej porzeczki', 'Powidła węgierkowe', 'Konfitura z wiśni'],
  ['pickles', 'Ogórki kiszone w słoikach', 'Kiszona kapusta z marchewką', 'Zakwas z buraków'],
  ['juices_syrups', 'Sok z malin', 'Syrop z mniszka', 'Tłoczony sok z jabłek 3 l'],
  ['vegetables', 'Młode ziemniaki', 'Pomidory gruntowe', 'Cebula i czosnek z własnego pola'],
  ['fruit', 'Truskawki deserowe', 'Jabłka z przydomowego sadu', 'Czereśnie prosto z drzewa'],
  ['mushrooms_forest', 'Suszone prawdziwki', 'Grzyby leśne marynowane', 'Jagody leśne'],
  ['herbs_teas', 'Mięta suszona', 'Herbatka z melisy', 'Zioła na sen, mieszanka'],
  ['flour_groats', 'Mąka pszenna z młyna', 'Kasza jęczmienna', 'Płatki jaglane'],
  ['oils', 'Olej lniany', 'Olej z wiesiołka tłoczony na zimno'],
  ['vinegars_spices', 'Ocet z jabłek', 'Domowa musztarda', 'Tarty chrzan'],
  ['ready_meals', 'Pierogi z mięsem', 'Domowy bigos', 'Gołąbki w sosie pomidorowym', 'Smalec ze skwarkami'],
  ['nuts_seeds', 'Orzechy włoskie', 'Pestki z dyni łuskane', 'Mak niebieski'],
  ['sweets', 'Krówki mleczne', 'Domowe karmelki', 'Chałwa słonecznikowa'],
  ['pottery', 'Gliniany dzbanek na mleko', 'Ręcznie robione kubki ceramiczne', 'Misa z gliny, szkliwiona'],
  ['wood_carving', 'Foremka do oscypka', 'Deska do krojenia z dębu', 'Rzeźba świątka', 'Drewniane łyżki'],
  ['wicker', 'Wiklinowy kosz na bieliznę', 'Koszyk wielkanocny', 'Plecionka ze słomy'],
  ['embroidery_lace', 'Haftowany obrus', 'Serwetki szydełkowe', 'Koronki z Koniakowa'],
  ['weaving', 'Koc wełniany', 'Ręcznie tkany dywan', 'Włóczka z owczej wełny', 'Wełniane skarpety na drutach'],
  ['paper_cuts', 'Łowicka wycinanka kogut', 'Kartka z wycinanką'],
  ['blacksmithing', 'Kuty świecznik', 'Nóż kuty', 'Kowalski wieszak z hakami'],
  ['leather', 'Skórzany pasek', 'Torebka ze skóry', 'Kierpce dziecięce'],
  ['glass_painting', 'Obraz na szkle, Święta Rodzina', 'Malowana szklanka w kwiaty'],
  ['folk_costumes', 'Strój krakowski damski', 'Góralska koszula męska', 'Zapaska łowicka'],
  ['wooden_toys', 'Drewniane klocki dla dzieci', 'Drewniany konik na biegunach', 'Wózek dla lalek z drewna'],
  ['jewellery', 'Naszyjnik z bursztynu', 'Kolczyki srebrne', 'Korale prawdziwe'],
  [
    'holiday_decorations',
    'Pisanki ręcznie malowane',
    'Bombki na choinkę',
    'Palma wielkanocna',
    'Szopka bożonarodzeniowa',
  ],
  ['candles', 'Świeca z wosku pszczelego', 'Świeczki sojowe zapachowe'],
  ['musical_instruments', 'Skrzypce stare', 'Dudy podhalańskie', 'Akordeon guzikowy'],
  ['soaps', 'Mydło z kozim mlekiem', 'Mydełka lawendowe', 'Handgemachte Seife'],
  ['creams', 'Krem do rąk z nagietkiem', 'Balsam do ciała z masłem shea'],
  ['face_oils', 'Olejek z dzikiej róży do twarzy', 'Serum do twarzy olejowe'],
  ['hair_care', 'Szampon w kostce z pokrzywą', 'Wcierka do włosów z rozmarynem'],
  ['bath', 'Sól do kąpieli z lawendą', 'Kule do kąpieli'],
  ['hydrolats', 'Hydrolat z róży', 'Woda lawendowa destylowana'],
  ['ointments', 'Maść z żywokostu', 'Maść nagietkowa', 'Żel z arniki na stawy'],
  ['lip_care', 'Pomadka z woskiem pszczelim', 'Balsam do ust miodowy'],
  ['cut_flowers', 'Tulipany cięte', 'Róże na bukiety, sztuki', 'Słoneczniki cięte'],
  ['potted_plants', 'Pelargonie', 'Storczyk w doniczce', 'Surfinie na balkon'],
  ['perennials', 'Sadzonki lawendy', 'Piwonie karpy', 'Hosty do cienia'],
  ['fruit_trees', 'Sadzonki jabłoni', 'Drzewka czereśni', 'Grusza klapsa szczepiona'],
  ['berry_bushes', 'Sadzonki truskawek', 'Krzaki porzeczki', 'Sadzonki malin', 'Winorośl bezpestkowa'],
  ['ornamental_shrubs', 'Hortensja ogrodowa', 'Krzew róży pnącej', 'Bukszpan sadzonki'],
  ['conifers', 'Tuje szmaragd 80 cm', 'Jałowiec płożący', 'Sosna karłowa'],
  ['vegetable_seedlings', 'Rozsada pomidorów', 'Sadzonki papryki', 'Rozsada kapusty białej'],
  ['seeds_bulbs', 'Nasiona ogórków', 'Cebulki krokusów', 'Sadzeniaki ziemniaka'],
  ['potted_herbs', 'Bazylia w doniczce', 'Zioła doniczkowe na parapet', 'Rozmaryn sadzonka'],
  ['wreaths_bouquets', 'Wianek na drzwi', 'Wieniec dożynkowy', 'Bukiet z suszonych kwiatów'],
  ['christmas_trees', 'Choinka świerk', 'Jodła kaukaska w donicy', 'Żywe choinki z plantacji'],
  ['laying_hens', 'Kury nioski', 'Młode kurki zielononóżki', 'Kokoszki odchowane'],
  ['chicks', 'Kurczaki jednodniowe brojlery', 'Pisklęta perliczek', 'Gąsięta', 'Kaczęta pekin'],
  ['ducks_geese', 'Kaczki francuskie', 'Gęsi żywe', 'Indyki żywe na dochów'],
  ['ornamental_poultry', 'Bażanty', 'Kury ozdobne brahma', 'Paw indyjski samiec'],
  ['rabbits', 'Króliki hodowlane', 'Młode króliczki', 'Królica kotna'],
  ['sheep', 'Owce wrzosówki', 'Jagnięta', 'Baran rozpłodowy'],
  ['goats', 'Koza mleczna', 'Koźlęta', 'Młody kozioł'],
  ['cattle', 'Jałówka cielna', 'Byczki mięsne', 'Krowa mleczna pierwiastka'],
  ['pigs', 'Prosięta', 'Warchlaki', 'Tuczniki'],
  ['horses_ponies', 'Klacz zimnokrwista', 'Kucyk dla dziecka', 'Źrebak'],
  ['bees', 'Odkłady pszczele', 'Rodziny pszczele z ulami', 'Matki pszczele'],
  ['dogs', 'Szczeniaki owczarka', 'Oddam psa w dobre ręce', 'Piesek mały kundelek'],
  ['cats', 'Kocięta', 'Kotek do oddania', 'Kot łowny'],
  ['pigeons', 'Gołębie pocztowe', 'Garłacze para'],
  ['fish_fry', 'Narybek karpia', 'Narybek szczupaka', 'Kroczek'],
  ['dog_food', 'Karma dla psa', 'Gryzaki z wołowiny dla psów', 'Dog food'],
  ['cat_food', 'Karma dla kota', 'Przysmaki dla kotów suszone'],
  ['horse_feed', 'Owies dla koni', 'Musli dla konia'],
  ['rodent_food', 'Siano dla królika i świnki morskiej', 'Karma dla chomika'],
  ['farm_feed', 'Pasza dla kur', 'Śruta zbożowa', 'Pszenica paszowa'],
  ['beds_houses', 'Buda dla psa', 'Legowisko dla kota'],
  ['tack_leads', 'Smycz ze skóry', 'Siodło ujeżdżeniowe', 'Obroża dla psa'],
  ['pet_toys', 'Zabawka dla psa', 'Myszka dla kota'],
  ['bird_feeders', 'Karmnik dla ptaków', 'Budka lęgowa'],
  ['seasonal_harvest', 'Praca przy zbiorze truskawek', 'Zbiór borówek, szukam ludzi'],
  ['farm_work', 'Pracownik do gospodarstwa rolnego', 'Pomoc w gospodarstwie'],
  ['animal_care', 'Dojarz do obory', 'Opiekun do koni'],
  ['machine_operators', 'Operator kombajnu', 'Traktorzysta'],
  ['food_processing', 'Piekarz do piekarni', 'Masarz'],
  ['forestry', 'Pilarz do lasu', 'Praca w lesie przy sadzeniu'],
  ['agritourism_staff', 'Kucharka do agroturystyki', 'Kelnerka na sezon'],
  ['gardening_jobs', 'Ogrodnik', 'Praca w szkółce roślin'],
  ['crafts_jobs', 'Stolarz', 'Krawcowa do szycia strojów'],
  ['ploughing_sowing', 'Orka', 'Siew kukurydzy usługowo'],
  ['harvesting', 'Koszenie zboża kombajnem', 'Prasowanie słomy'],
  ['mowing', 'Koszenie trawy', 'Wykaszanie działek'],
  ['garden_design', 'Projektowanie ogrodów', 'Zakładanie trawników z rolki'],
  ['tree_care', 'Wycinka drzew', 'Frezowanie pni'],
  ['orchard_care', 'Cięcie drzewek owocowych', 'Oprysk sadu'],
  ['machine_rental', 'Wynajem minikoparki', 'Wypożyczalnia maszyn ogrodniczych'],
  ['transport', 'Transport zwierząt', 'Przewóz koni'],
  ['beekeeping_services', 'Zapylanie sadu', 'Usuwanie rojów pszczół'],
  ['shearing_hoof_care', 'Strzyżenie owiec', 'Korekcja racic', 'Kowal podkuwacz'],
  ['fencing_building', 'Ogrodzenia drewniane', 'Budowa wiaty', 'Płot z siatki'],
  ['wood_hay', 'Drewno opałowe', 'Siano w kostkach', 'Bele słomy', 'Pellet drzewny'],
];

let stemmer: Stemmer;
let guessers: Record<'an empty market' | 'the demo market', CategoryGuesser>;

beforeAll(async () => {
  stemmer = await loadStemmer();
  guessers = { 'an empty market': guesserOver([]), 'the demo market': guesserOver(planMarket(NOW_MS)) };
});

function guesserOver(market: ReturnType<typeof planMarket>): CategoryGuesser {
  const index = new SearchIndex({ vocabulary, stemmer });
  index.putMany(
    market.map((listing, number) => ({
      ...listing,
      id: number + 1,
      revision: 1,
      sellerId: 1,
      lat: null,
      lng: null,
      hasPicture: true,
      checkedUntilMs: null,
      promotion: 0 as const,
      ratingAvg: 0,
      ratingCount: 0,
      terms: analyseListing({ ...listing, sellerName: '' }, stemmer),
    })),
  );
  return new CategoryGuesser(stemmer, new CategoryHints(stemmer, vocabulary), index);
}

const guess = (guesser: CategoryGuesser, title: string, limit = SHOWN) =>
  guesser.guess(title, limit, NOW_MS).categories.map((id) => categoriesById.get(id)?.key);

test('every leaf category has words, and no other category does', () => {
  const keys = leaves.map(({ key }) => key).sort();
  expect(Object.keys(categoryWords).sort()).toEqual(keys);
  expect([...new Set(TITLES.map(([key]) => key))].sort()).toEqual(keys);
});

describe.each(['an empty market', 'the demo market'] as const)('with %s', (market) => {
  test.each(TITLES.flatMap(([key, ...titles]) => titles.map((title) => [title, key])))('%s: %s', (title, key) => {
    expect(guess(guessers[market], title)).toContain(key);
  });

  test('the first guess is right in more than nine of ten cases', () => {
    const pairs = TITLES.flatMap(([key, ...titles]) => titles.map((title) => [title, key] as const));
    const wrong = pairs.filter(([title, key]) => guess(guessers[market], title)[0] !== key);
    expect(wrong.length / pairs.length, wrong.join('; ')).toBeLessThan(0.1);
  });

  test('sure guesses are right, and more than half of all guesses are sure', () => {
    const guesses = TITLES.flatMap(([key, ...titles]) =>
      titles.map((title) => ({ title, key, ...guessers[market].guess(title, SHOWN, NOW_MS) })),
    );
    const sure = guesses.filter(({ isSure }) => isSure);
    expect(sure.filter(({ key, categories }) => categoriesById.get(categories[0] ?? 0)?.key !== key)).toEqual([]);
    expect(sure.length / guesses.length).toBeGreaterThan(0.5);
    expect(guessers[market].guess('Jabłka 20 kg', SHOWN, NOW_MS).isSure).toBe(true);
    expect(guessers[market].guess('Nalewka wiśniowa', SHOWN, NOW_MS).isSure).toBe(false);
    expect(guessers[market].guess('', SHOWN, NOW_MS).isSure).toBe(false);
  });

  test('a title that names no thing gets no guess', () => {
    expect(guess(guessers[market], '')).toEqual([]);
    expect(guess(guessers[market], '12 345')).toEqual([]);
  });
});

test('a thing that no word list contains is guessed from the categories of similar ads', () => {
  const [like] = planMarket(NOW_MS).filter(({ kind }) => kind === 'ad');
  if (!like) throw new Error('no ad');
  const basket = leaves.find(({ key }) => key === 'wicker')?.id ?? 0;
  const market = [1, 2, 3].map(() => ({ ...like, title: 'Krywulka', description: 'Nowa.', categoryId: basket }));
  expect(guess(guesserOver(market), 'krywulki')).toEqual(['wicker']);
});
