import { type CategoryHints, isCosmeticCategory, isFoodCategory, isPlantCategory } from './category-hints.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import type { QueryWord } from './words.ts';

/** "Nowy" and "zdrowy" are made of nothing. */
const SHORTEST_MATERIAL = 6;

/** "Suszony" in any form, which "suszyć" is not. */
const PARTICIPLE = /(?:on|an|ow)(?:[yaei]|ą|ego|emu|ej|ych|ym|ymi)$/u;
/** How adjectives for where a breed is from end. */
const ORIGIN = /(?:sk|ck|dzk)i$/u;

/** Adjectives of the same form for what a thing is for. */
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

// "Olej kokosowy" is no other oil: the adjective is made of what the thing is made of.
export function isOfMaterial({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  if (!isAdjective(text, stemmer) || stems.some((stem) => USES.has(stem))) return false;
  return (
    stems.some((stem) => OTHER_KINDS.has(stem)) ||
    relatedStems(stems).length > 0 ||
    stems.some((stem) => stem.endsWith('owy') && stem.length > SHORTEST_MATERIAL)
  );
}

/** Adjectives for what is another thing than the noun alone, as "olejek eteryczny" is no oil for the skin. */
const OTHER_KINDS = new Set(
  'eteryczny micelarny mineralny balsamiczny kolagenowy salicylowy hialuronowy brązujący samoopalający koloryzujący'.split(
    ' ',
  ),
);

/** Base forms of how food is kept: what is not kept so is another thing. */
const KEPT = new Set(
  'suszyć suszony wędzić wędzony kisić kiszony kwaszony marynować marynowany konserwowy kandyzować kandyzowany'.split(
    ' ',
  ),
);

// "Suszone pomidory" are no tomatoes from the field.
export function isOfKeeping({ text, strict: { stems } }: QueryWord): boolean {
  return PARTICIPLE.test(text) && stems.some((stem) => KEPT.has(stem));
}

// "Owczarek niemiecki" is of another breed than a Polish one.
export function isOfOrigin({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  return isAdjective(text, stemmer) && stems.some((stem) => ORIGIN.test(stem));
}

/**
 * Base forms of words for ingredients of so many sorts that listings name the sort instead, and for what a dish is
 * served with.
 */
const ANY_INGREDIENT = new Set('owoc owocek warzywo zioło przyprawa bakalie dodatek ziemniak kartofel pyra'.split(' '));

// Jam of blackcurrants is no jam of strawberries: what food or a cosmetic is made of is itself food or a plant.
export function isOfIngredient(
  { word, isPart }: AskedWord,
  head: AskedWord | undefined,
  hints: CategoryHints,
): boolean {
  const { stems } = word.strict;
  if (!isPart || !head || head.categoryIds.length === 0 || stems.some((stem) => ANY_INGREDIENT.has(stem))) return false;
  const isMade = (id: number) => isFoodCategory(id) || isCosmeticCategory(id);
  const isGrown = (id: number) => isFoodCategory(id) || isPlantCategory(id);
  // Of cosmetics the label tells all: "mydło z kawą".
  if (head.categoryIds.every(isCosmeticCategory)) return true;
  return (
    head.categoryIds.every(isMade) &&
    hints.of(stems).some(({ categoryId, role }) => role === 'is' && isGrown(categoryId))
  );
}
