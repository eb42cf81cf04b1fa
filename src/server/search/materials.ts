import { categoriesById } from '#kinds/ad/categories.ts';
import { type CategoryHints, isCosmeticCategory, isFoodCategory, isPlantCategory } from './category-hints.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
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
    'drożdżowy biszkoptowy śniadaniowy kanapkowy sałatkowy imprezowy pierogowy naleśnikowy przecierowy ' +
    'kuchenny chrzcielny ścienny okienny szkolny przedszkolny kieszonkowy łazienkowy piknikowy ' +
    'koński konny ptasi leśny górski morski kwiatowy warsztatowy ' +
    'treningowy szkoleniowy spacerowy odblaskowy zaręczynowy imieninowy jubileuszowy rocznicowy upominkowy pamiątkowy ' +
    'walentynkowy mikołajkowy andrzejkowy noworoczny karnawałowy studniówkowy balowy piaskowy zakupowy rowerowy samochodowy ' +
    'turystyczny biwakowy plażowy sportowy rajdowy wyścigowy westernowy skokowy zaprzęgowy aportowy węchowy podróżny ' +
    'biurowy gabinetowy salonowy jadalniany hotelowy barowy przedpokojowy korytarzowy garderobiany tarasowy altanowy ' +
    'całoroczny wiosenny jesienny letni wieczorowy nocny porankowy weekendowy paszowy pastewny hobbystyczny artystyczny ' +
    'dożynkowy odpustowy jarmarkowy kolędowy kolędniczy teatralny sceniczny zespołowy szkółkowy nasadzeniowy obwódkowy ' +
    'żywopłotowy okrywowy rosnący donicowy skrzynkowy'
  ).split(' '),
);

// Whether an adjective makes the noun another thing, mostly by its material: only coconut oil is "olej kokosowy".
export function isOfMaterial({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  if (!isAdjective(text, stemmer) || stems.some((stem) => USES.has(stem))) return false;
  return (
    stems.some((stem) => OTHER_KINDS.has(stem)) ||
    relatedStems(stems).length > 0 ||
    stems.some((stem) => stem.endsWith('owy') && stem.length > SHORTEST_MATERIAL)
  );
}

/** Adjectives that make the noun another thing: "olejek eteryczny" is no oil for the skin. */
const OTHER_KINDS = new Set(
  'eteryczny micelarny mineralny balsamiczny kolagenowy salicylowy hialuronowy brązujący samoopalający koloryzujący'.split(
    ' ',
  ),
);

/** Base forms of the ways to preserve food; preserved food is another thing than fresh food. */
const KEPT = new Set(
  'suszyć suszony wędzić wędzony kisić kiszony kwaszony marynować marynowany konserwowy kandyzować kandyzowany'.split(
    ' ',
  ),
);

// Whether a word says how food is preserved: "suszone pomidory" are not fresh tomatoes.
export function isOfKeeping({ text, strict: { stems } }: QueryWord): boolean {
  return PARTICIPLE.test(text) && stems.some((stem) => KEPT.has(stem));
}

// Whether a word is an adjective of origin: an "owczarek niemiecki" is another breed than a Polish one.
export function isOfOrigin({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  return isAdjective(text, stemmer) && stems.some((stem) => ORIGIN.test(stem) && !WAYS_OF_LIFE.has(stem));
}

/** Adjectives that end so and name no origin of a breed: "owca górska". */
const WAYS_OF_LIFE = new Set(
  (
    'niebieski górski wiejski swojski pasterski myśliwski hodowlarski gospodarski morski męski żeński damski młodzieżowy dziecięcy ludzki ' +
    'wędkarski rybacki jeździecki wojskowy towarzyski domowy miejski pański boski rodzicielski amatorski sportowy leśny chłopski niski bliski płaski wąski lekki wielki'
  ).split(' '),
);

/** What all goods of a category are made of, in base forms: cheese is of milk, said or not. */
const ALWAYS_OF: Readonly<Record<string, string>> = {
  cheese: 'mleko',
  bread: 'mąka ciasto',
  cured_meats: 'mięso mięsiwo',
  flour_groats: 'zboże ziarno',
  juices_syrups: 'owoc owocek',
  preserves: 'owoc owocek',
  pickles: 'warzywo warzywko',
  oils: 'ziarno nasiono tłoczenie',
  wood_carving: 'drewno drzewo',
  pottery: 'glina',
  wooden_toys: 'drewno drzewo',
};

/** Whether all things of the head's categories are made of what the word names. */
export function isAlwaysOf({ word, isPart }: AskedWord, head: AskedWord | undefined): boolean {
  const keys = head?.categoryIds.map((id) => categoriesById.get(id)?.key ?? '') ?? [];
  const isOf = (key: string) => word.strict.stems.some((stem) => ALWAYS_OF[key]?.split(' ').includes(stem));
  return isPart === true && keys.length > 0 && keys.every(isOf);
}

/** Base forms of ingredients and side dishes that are too general: listings name the sort instead. */
const ANY_INGREDIENT = new Set('owoc owocek warzywo zioło przyprawa bakalie dodatek ziemniak kartofel pyra'.split(' '));

// Whether a word names an ingredient that makes food or a cosmetic another thing: blackcurrant jam is no strawberry
// jam. Such an ingredient of food is itself food or a plant.
export function isOfIngredient(
  { word, isPart }: AskedWord,
  head: AskedWord | undefined,
  hints: CategoryHints,
): boolean {
  const { stems } = word.strict;
  if (!isPart || !head || head.categoryIds.length === 0 || stems.some((stem) => ANY_INGREDIENT.has(stem))) return false;
  const isMade = (id: number) => isFoodCategory(id) || isCosmeticCategory(id);
  const isGrown = (id: number) => isFoodCategory(id) || isPlantCategory(id);
  // For cosmetics every ingredient counts: "mydło z kawą".
  if (head.categoryIds.every(isCosmeticCategory)) return true;
  return (
    head.categoryIds.every(isMade) &&
    hints.of(stems).some(({ categoryId, role }) => role === 'is' && isGrown(categoryId))
  );
}
