import { categoriesById } from '#kinds/ad/categories.ts';
import {
  type CategoryHints,
  isCosmeticCategory,
  isCraftCategory,
  isFoodCategory,
  isPlantCategory,
  isProduceCategory,
} from './category-hints.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import { isForeignAdjective } from './understanding/translations.ts';
import type { QueryWord } from './words.ts';

/** Adjectives in -owy up to this length name no material: "nowy", "zdrowy". */
const SHORTEST_MATERIAL = 6;

/** A participle in any form ("suszony"), but not its infinitive ("suszyć"). */
const PARTICIPLE = /(?:on|an|ow)(?:[yaei]|ą|ego|emu|ej|ych|ym|ymi)$/u;
/** Endings of adjectives for the origin of a breed. */
const ORIGIN = /(?:sk|ck|dzk)i$/u;

/** Adjectives in -owy and similar ones that name a use, a place or a quality instead of a material. */
const USES = new Set(
  (
    'kominkowy opałowy wielkanocny zapachowy rozpłodowy weselny gwiazdkowy urodzinowy domowy ogrodowy balkonowy deserowy ' +
    'grillowy stołowy zimowy sezonowy choinkowy bożonarodzeniowy rosołowy obiadowy handlowy hurtowy polowy stawowy ' +
    'rodowodowy rzemieślniczy hobbowy gruntowy szklarniowy doniczkowy rabatowy podwórkowy wiejski rolny rolniczy ludowy ' +
    'komunijny ślubny pogrzebowy nagrobny grobowy odlotowy luksusowy wzorowy markowy gotowy kolorowy pocztowy zarodowy ogniskowy sypialniany tuczowy ' +
    'przydomowy przemysłowy spożywczy jadalny tarasowy zaduszkowy cmentarny prezentowy degustacyjny pokojowy psi koci ' +
    'chlebowy tortowy drożdżowy biszkoptowy śniadaniowy kanapkowy sałatkowy imprezowy pierogowy naleśnikowy przecierowy ' +
    'kuchenny chrzcielny ścienny okienny szkolny przedszkolny kieszonkowy łazienkowy piknikowy ' +
    'koński konny ptasi leśny górski morski kwiatowy warsztatowy ' +
    'treningowy szkoleniowy spacerowy odblaskowy zaręczynowy imieninowy jubileuszowy rocznicowy upominkowy pamiątkowy ' +
    'walentynkowy mikołajkowy andrzejkowy noworoczny karnawałowy studniówkowy balowy piaskowy zakupowy rowerowy samochodowy ' +
    'turystyczny biwakowy plażowy sportowy rajdowy wyścigowy westernowy skokowy zaprzęgowy aportowy węchowy podróżny ' +
    'biurowy gabinetowy salonowy jadalniany hotelowy barowy przedpokojowy korytarzowy garderobiany tarasowy altanowy ' +
    'całoroczny wiosenny jesienny letni wieczorowy nocny porankowy weekendowy paszowy pastewny hobbystyczny artystyczny ' +
    'dożynkowy odpustowy jarmarkowy kolędowy kolędniczy teatralny sceniczny zespołowy szkółkowy nasadzeniowy obwódkowy ' +
    'żywopłotowy okrywowy rosnący donicowy skrzynkowy ' +
    'brązowy fioletowy różowy beżowy bordowy turkusowy granatowy grafitowy kremowy seledynowy jednokolorowy dwukolorowy'
  ).split(' '),
);

// Whether an adjective makes the noun a different thing, mostly by its material: only coconut oil is "olej kokosowy".
export function isOfMaterial(word: QueryWord, stemmer: Stemmer): boolean {
  const { stems } = word.strict;
  // "Miedziany" is also a form of a noun.
  if (stems.some((stem) => stem.endsWith('y') && OTHER_KINDS.has(stem))) return true;
  if (!isAdjective(word.text, stemmer) && !isForeignAdjective(word, stemmer)) return false;
  if (stems.some((stem) => USES.has(stem))) return false;
  return (
    stems.some((stem) => OTHER_KINDS.has(stem)) ||
    relatedStems(stems).length > 0 ||
    stems.some((stem) => stem.endsWith('owy') && stem.length > SHORTEST_MATERIAL)
  );
}

/** Adjectives that make the noun a different thing: "olejek eteryczny" is not an oil for the skin. */
const OTHER_KINDS = new Set(
  (
    'gazować gazowany sproszkować sproszkowany topić topiony pleśniowy eteryczny micelarny mineralny balsamiczny kolagenowy salicylowy hialuronowy brązujący samoopalający koloryzujący ' +
    'miedziany mosiężny cynowy aluminiowy porcelanowy kryształowy marmurowy bambusowy rattanowy silikonowy poliestrowy jedwabny ' +
    'żeliwny emaliowany sztuczny plastikowy elektryczny elektroniczny spalinowy akumulatorowy jednorazowy nadmuchiwany gumowy'
  ).split(' '),
);

/** Base forms of materials: "kolczyki z bursztynem" are no other earrings. */
const STUFFS = new Set(
  (
    'bursztyn jantar srebro złoto miedź mosiądz brąz cyna aluminium żelazo stal jedwab len wełna bawełna kaszmir aksamit ' +
    'filc skóra zamsz drewno dąb buk sosna lipa jesion orzech wiklina słoma rattan bambus papier szkło kryształ porcelana ' +
    'fajans glina kamionka ceramika marmur kamień koral perła muszla plastik guma silikon żywica wosk'
  ).split(' '),
);

/** Whether a word after "z" names what handicraft is made of. */
export function isStuffOf({ word, isPart }: AskedWord, head: AskedWord | undefined): boolean {
  const ids = head?.categoryIds ?? [];
  return (
    isPart === true &&
    ids.length > 0 &&
    ids.every(isCraftCategory) &&
    word.strict.stems.some((stem) => STUFFS.has(stem))
  );
}

/** Whether a word names a rare material, which descriptions of other things mention: a wool shawl has silk fringes. */
export function isRareKind({ strict: { stems } }: QueryWord): boolean {
  return stems.some((stem) => OTHER_KINDS.has(stem));
}

/** By the key of a category, base forms of words that apply to all of its goods, such as their material. */
const ALWAYS_OF: Readonly<Record<string, string>> = {
  cheese: 'mleko',
  bread: 'mąka ciasto',
  cured_meats: 'mięso mięsiwo',
  flour_groats: 'zboże ziarno',
  juices_syrups: 'owoc owocek',
  preserves: 'owoc owocek',
  pickles: 'warzywo warzywko',
  oils: 'ziarno nasiono tłoczenie',
  pottery: 'glina gliniany ceramika ceramiczny kamionka kamionkowy',
  wood_carving: 'drewno drewniany drzewo',
  wooden_toys: 'drewno drewniany drzewo',
  musical_instruments: 'drewno drewniany',
  leather: 'skóra skórzany',
  blacksmithing: 'żelazo żelazny metal metalowy stal stalowy kuty kuć',
  glass_painting: 'szkło szklany',
  paper_cuts: 'papier papierowy',
  ornamental_shrubs: 'kwiat kwiatek',
  perennials: 'kwiat kwiatek',
  potted_plants: 'kwiat kwiatek',
  cut_flowers: 'kwiat kwiatek',
  berry_bushes: 'owoc owocek',
  fruit_trees: 'owoc owocek',
  dog_food: 'mięso mięsny',
  cat_food: 'mięso mięsny',
};

/** By the base form of a thing, base forms of words that always apply to it, such as its material. */
const THINGS_ALWAYS_OF =
  'karkówka:wieprzowy,wieprzowina,świnia,świński schab:wieprzowy,wieprzowina,świnia,świński żeberko:wieprzowy,wieprzowina,świnia ' +
  'golonka:wieprzowy,wieprzowina,świnia boczek:wieprzowy,wieprzowina,świnia słonina:wieprzowy,wieprzowina,świnia ' +
  'szynka:wieprzowy,wieprzowina,świnia kabanos:wieprzowy,wieprzowina smalec:wieprzowy,wieprzowina salceson:wieprzowy,wieprzowina ' +
  'bryndza:owczy,owca,mleko bundz:owczy,owca,mleko oscypek:owczy,owca,mleko miód:pszczeli,pszczoła wosk:pszczeli,pszczoła ' +
  'pierzga:pszczeli propolis:pszczeli pyłek:pszczeli masło:krowi,krowa,mleko śmietana:krowi,krowa,mleko twaróg:mleko ' +
  'kefir:krowi,krowa,mleko maślanka:krowi,krowa,mleko jajo:kurzy,kura powidła:śliwka,śliwkowy jajecznica:jajko mąka:zboże,zbożowy ' +
  'gołąbek:kapusta oscypek:góralski rosół:kura chleb:mąka szarlotka:jabłko,jabłkowy makowiec:mak,makowy sernik:twaróg,ser,serowy ' +
  'piernik:miód,miodowy gromnica:wosk,woskowy buda:drewno,drewniany budka:drewno,drewniany karmnik:drewno,drewniany gołębnik:drewno,drewniany ul:drewno,drewniany kierpce:skóra,skórzany portfel:skóra,skórzany';

const alwaysOf = new Map(
  THINGS_ALWAYS_OF.split(' ').map((line) => {
    const [thing = '', materials = ''] = line.split(':');
    return [thing, new Set(materials.split(','))] as const;
  }),
);
const categoriesOf = new Map(Object.entries(ALWAYS_OF).map(([key, words]) => [key, new Set(words.split(' '))]));

/** The categories whose goods are all made of the material: "prezent z drewna" asks for carvings and wooden toys. */
export function categoriesAlwaysOf(stems: readonly string[]): number[] {
  return [...categoriesById.values()].flatMap(({ id, key }) =>
    stems.some((stem) => categoriesOf.get(key)?.has(stem)) ? id : [],
  );
}

/**
 * The head of a query. A present of a certain material may be any thing made of it: for "prezent z drewna dla babci"
 * that is a carving, although a shawl would suit her better.
 */
export function headIn(words: readonly AskedWord[]): AskedWord | undefined {
  const head = words.find(({ role }) => role === 'head');
  if (!head?.need) return head;
  const details = words.filter(({ role, isPurpose }) => role === 'detail' && !isPurpose);
  const keys = details
    .flatMap(({ word }) => categoriesAlwaysOf(word.strict.stems))
    .map((id) => categoriesById.get(id)?.key);
  const categories = head.need.categories.filter((key) => keys.includes(key));
  return categories.length > 0 ? { ...head, need: { ...head.need, categories, stems: [] } } : head;
}

/** Whether the material always applies to the head, so that no listing has to state it. */
export function isAlwaysOf({ word, isPurpose }: AskedWord, head: AskedWord | undefined): boolean {
  if (!head || isPurpose) return false;
  const isOf = (materials: ReadonlySet<string> | undefined) => word.strict.stems.some((stem) => materials?.has(stem));
  const isOfCategory = (id: number) => isOf(categoriesOf.get(categoriesById.get(id)?.key ?? ''));
  if (head.categoryIds.length > 0 && head.categoryIds.every(isOfCategory)) return true;
  return head.word.strict.stems.some((stem) => isOf(alwaysOf.get(stem)));
}

/** The categories of the head whose goods are always of the material: all wrought candlesticks are "żelazne". */
export function headCategoriesAlwaysOf({ word, isPurpose }: AskedWord, head: AskedWord | undefined): number[] {
  if (!head || isPurpose) return [];
  const made = categoriesAlwaysOf(word.strict.stems);
  return head.categoryIds.filter((id) => made.includes(id));
}

/** Base forms of words for preserved food, which is a different thing from fresh food. */
const KEPT = new Set(
  'suszyć suszony wędzić wędzony kisić kiszony kwaszony marynować marynowany konserwowy kandyzować kandyzowany'.split(
    ' ',
  ),
);

// Whether a word says how food is preserved: "suszone pomidory" are not fresh tomatoes.
export function isOfKeeping({ text, strict: { stems } }: QueryWord): boolean {
  return PARTICIPLE.test(text) && stems.some((stem) => KEPT.has(stem));
}

// Whether a word is an adjective of origin: an "owczarek niemiecki" is a different breed from a Polish one.
export function isOfOrigin({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  return (
    isAdjective(text, stemmer) && stems.some((stem) => isPlain(stem) && ORIGIN.test(stem) && !WAYS_OF_LIFE.has(stem))
  );
}

// A typed base form is also read as a word of other languages, whose stems begin with the language: "es:niebieski".
function isPlain(stem: string): boolean {
  return !stem.includes(':');
}

/** Adjectives that match `ORIGIN` but do not name the origin of a breed: "owca górska". */
const WAYS_OF_LIFE = new Set(
  (
    'niebieski górski wiejski swojski pasterski myśliwski hodowlarski gospodarski morski męski żeński damski młodzieżowy dziecięcy ludzki ' +
    'wędkarski rybacki jeździecki wojskowy towarzyski domowy miejski pański boski rodzicielski amatorski sportowy leśny chłopski niski bliski płaski wąski lekki wielki'
  ).split(' '),
);

/** Base forms of ingredients and side dishes that are too general: listings name the sort instead. */
const ANY_INGREDIENT = new Set('owoc owocek warzywo zioło przyprawa bakalie dodatek ziemniak kartofel pyra'.split(' '));

/** Keys of the categories of baked goods and sweets, which have a filling, a topping or a flavour. */
const FILLED = new Set(['cakes', 'bread', 'sweets']);

/**
 * Whether a word names the filling or topping of a particular cake or roll. Few sellers offer the same one with several
 * fillings, so any "pączki" match "pączki z marmoladą". For a general word such as "ciasto" the filling matters.
 */
export function isFilling(isPart: boolean | undefined, head: AskedWord | undefined, hints: CategoryHints): boolean {
  if (!isPart || !head || head.categoryIds.length === 0) return false;
  const isFilled = (id: number) => FILLED.has(categoriesById.get(id)?.key ?? '');
  const isAny = (id: number) => hints.isName(id, head.word.strict.stems);
  // "Babka" may also be a potato dish; "krówka" is a small cow, too, but no cow comes with a filling.
  const isCalled = hints
    .of(head.word.strict.stems)
    .filter(({ role, categoryId }) => role !== 'of' && isFoodCategory(categoryId));
  return [...head.categoryIds, ...isCalled.map(({ categoryId }) => categoryId)].every(
    (id) => isFilled(id) && !isAny(id),
  );
}

// Whether a word names an ingredient that makes food or a cosmetic a different thing: blackcurrant jam is not
// strawberry jam. Such an ingredient of food is itself food or a plant.
export function isOfIngredient(
  { word, isPart, isPurpose }: AskedWord,
  head: AskedWord | undefined,
  hints: CategoryHints,
): boolean {
  const { stems } = word.strict;
  if (!head || head.categoryIds.length === 0 || stems.some((stem) => ANY_INGREDIENT.has(stem))) return false;
  const isBeside = !isPart && !isPurpose && !word.isAbout && isGrownBeside(stems, head, hints);
  if ((!isPart && !isBeside) || isFilling(true, head, hints)) return false;
  const isMade = (id: number) => isFoodCategory(id) || isCosmeticCategory(id);
  const isGrown = (id: number) => isFoodCategory(id) || isPlantCategory(id);
  // For cosmetics every ingredient counts: "mydło z kawą".
  if (head.categoryIds.every(isCosmeticCategory)) return true;
  return (
    head.categoryIds.every(isMade) &&
    hints.of(stems).some(({ categoryId, role }) => role === 'is' && isGrown(categoryId))
  );
}

// Whether the word names a fruit, vegetable or herb beside food that is made of such things, without a preposition:
// "raspberry jam", "malina dżem".
function isGrownBeside(stems: readonly string[], head: AskedWord, hints: CategoryHints): boolean {
  const named = hints.of(stems).filter(({ role }) => role === 'is');
  return (
    head.categoryIds.every((id) => isAnyOf(id, MADE_OF_PLANTS)) &&
    named.length > 0 &&
    named.every(({ categoryId }) => isPlantCategory(categoryId) || isAnyOf(categoryId, GROWN))
  );
}
const MADE_OF_PLANTS = new Set(['preserves', 'juices_syrups', 'oils', 'pickles']);
const GROWN = new Set(['fruit', 'vegetables', 'mushrooms_forest', 'herbs_teas', 'nuts_seeds']);

function isAnyOf(id: number, keys: ReadonlySet<string>): boolean {
  return keys.has(categoriesById.get(id)?.key ?? '');
}

/** Keys of the categories of seeds, bulbs and seedlings. */
const GROWN_FROM = new Set(['seeds_bulbs', 'vegetable_seedlings']);
/** Base forms of words for seeds, bulbs and young plants of any species. */
const SEEDS = new Set('nasiono nasionko cebulka rozsada sadzonka flanca'.split(' '));

// Whether a word names the plant of the seeds: carrot seeds are not lettuce seeds.
export function isOfSeeds(
  { word, isPurpose, need }: AskedWord,
  head: AskedWord | undefined,
  hints: CategoryHints,
): boolean {
  if (!head || isPurpose || need || word.isAbout || word.strict.stems.some((stem) => ANY_INGREDIENT.has(stem)))
    return false;
  const isFrom = (id: number) => GROWN_FROM.has(categoriesById.get(id)?.key ?? '');
  if (head.categoryIds.length === 0 || !head.categoryIds.every(isFrom)) return false;
  if (!head.word.strict.stems.some((stem) => SEEDS.has(stem))) return false;
  const named = hints.of(word.strict.stems).filter(({ role }) => role === 'is');
  return named.some(({ categoryId }) => isProduceCategory(categoryId));
}
