import { isAdjective, isAdjectiveBeforeNoun, type Stemmer } from './stemmer.ts';
import { isNumber, type Token } from './text.ts';

const PREPOSITIONS = new Set(
  'dla do ku na nad od ode po pod przed przez przy u w we z za ze między według wg'.split(' '),
);
/** Prepositions of other languages. In a query the thing comes before them: "heu für pferde". */
const FOREIGN_PREPOSITIONS = new Set(
  'for against with from of in at en für fuer gegen zu zum zur mit aus von vom im am beim auf para con de del da contra contro per di della dei із зі від в на у при біля для з до'.split(
    ' ',
  ),
);
/**
 * English and German prepositions before what a thing is of or for. In these languages a noun may stand before the noun
 * that it describes, so that the whole phrase is the complement: "cheese from goat milk", "Brot aus hellem Roggenmehl".
 */
const BEFORE_COMPOUNDS = new Set('for from of with aus für von vom mit'.split(' '));
const LONGEST_COMPOUND = 3;
/** "Para kóz" begins with the Polish noun; in Spanish the word is a preposition. */
const PAIR = 'para';
/** The words after "jak" are only a comparison. */
const COMPARING = 'jak';
const ARTICLES = new Set('the a an dem den der die das einem einer el la los las un una il lo le gli'.split(' '));
const JOINERS = new Set('i oraz lub albo czy bądź ewentualnie and or und oder y e та і й або'.split(' '));
// Actions that are not regular verbal nouns; the word after an action is its object:
// "pielęgnacja drzew", "koszenie trawy".
const ACTIONS = new Set(
  'konserwacja korekcja naprawa orka pielęgnacja przewóz przycinka renowacja transport uprawa wycinka wynajem wywóz przewożenie'.split(
    ' ',
  ),
);
const VERBAL_NOUN = /(?:ani|eni|ęci|[uy]ci)(?:e|a|u|em)$/;
/** Numerals with the ending of a verbal noun. */
const NUMERAL = /^(?:pię|sześ|dziewię|dziesię)ciu$/u;
// The stem of a verb, or of a word that the dictionary lacks and that may be a technical term ("werkowanie kopyt").
const VERB_OR_UNKNOWN = /^\?|[cć]$/;
const VERB = /[cć]$/;

/** Endings of a noun in the instrumental: "drapane nożykiem", "wędzona olchą". */
const INSTRUMENTAL = /(?:em|ami|ą)$/;
/** Endings of an active participle, which says what a thing does. */
const ACTIVE = /ąc[yaeią](?:go|ch|j|mi)?$/;
/** Endings of a participle before a noun in the instrumental. */
const PARTICIPLE = /(?:[noea]n|ąc|t)(?:y|a|e|i|ego|ej|ych)$/;

/** Prepositions before what a thing is for. */
const FOR_WHAT = new Set('dla do na pod'.split(' '));

/** Endings of nouns in the locative and the instrumental. */
const LOCATIVE = /(?:ach|u|[^nc]ie|rze|em|ami|ą)$/u;

/** How a word complements the thing that a title names: `for` is what the thing is for, `of` any other complement. */
export type Complement = 'for' | 'of';

/**
 * Marks the words of a title that only complement the thing, up to the next comma or break: "psa" in "karma dla
 * psa", "owiec" in "strzyżenie owiec". A preposition that begins a statement is ignored ("na sprzedaż koza").
 * @returns the role of each word; undefined for the words that name the thing.
 */
export function mentionsIn(title: readonly Token[], stemmer: Stemmer): (Complement | undefined)[] {
  let behindPreposition: Complement | undefined;
  let isBehindAction = false;
  return title.map(({ word, gap }, at) => {
    if (gap !== 'none') behindPreposition = undefined;
    isBehindAction &&= gap === 'none';
    const former = gap === 'none' ? title[at - 1] : undefined;
    const isTool = former !== undefined && INSTRUMENTAL.test(word) && isParticiple(former.word, stemmer);
    const isOther = isTool || (isBehindAction && !isAdjective(word, stemmer));
    const mention = behindPreposition ?? (isOther ? 'of' : undefined);
    // Honey that is "gęsty jak galaretka" is not jelly.
    if ((PREPOSITIONS.has(word) || word === COMPARING) && gap !== 'break')
      behindPreposition = isForWhat(word, title[at + 1]?.word ?? '') ? 'for' : 'of';
    if (isAction(word, stemmer)) isBehindAction = true;
    return mention;
  });
}

// "Na sznurku" says where the thing is, "na grzyby" what it is for.
function isForWhat(preposition: string, next: string): boolean {
  return FOR_WHAT.has(preposition) && !((preposition === 'na' || preposition === 'pod') && LOCATIVE.test(next));
}

/**
 * The positions of the words of a query that name what a thing is for, of or with: "psa" in "karma dla psa",
 * "trawy" in "koszenie trawy".
 */
export function placesAskedAbout(query: readonly Token[], stemmer: Stemmer): Set<number> {
  const places = new Set<number>();
  for (const [at, { word }] of query.slice(0, -1).entries()) {
    const isJoined = JOINERS.has(word) && places.has(at - 1);
    const isPreposition = PREPOSITIONS.has(word) || (FOREIGN_PREPOSITIONS.has(word) && (at > 0 || word !== PAIR));
    if (isJoined || isPreposition || isAction(word, stemmer) || isDoneBy(query, at, stemmer))
      addObject(query, at + 1, stemmer, places);
    if (at > 0 && BEFORE_COMPOUNDS.has(word)) addCompound(query, at + 1, places);
  }
  return places;
}

// Up to the next preposition, joiner or comma.
function addCompound(query: readonly Token[], from: number, places: Set<number>): void {
  const end = query.findIndex(
    ({ word, gap }, at) =>
      at >= from && (gap !== 'none' || PREPOSITIONS.has(word) || FOREIGN_PREPOSITIONS.has(word) || JOINERS.has(word)),
  );
  const last = Math.min(end < 0 ? query.length : end, from + LONGEST_COMPOUND);
  for (let at = from; at < last; at++) places.add(at);
}

// "Kury znoszące kolorowe jaja": the noun after a participle is its object. A noun that is only a base form may be the
// thing itself.
function isDoneBy(query: readonly Token[], at: number, stemmer: Stemmer): boolean {
  const { word = '', gap } = query[at] ?? {};
  const noun = query[at - 1]?.word;
  const object = query.slice(at + 1).find((each) => !isAdjective(each.word, stemmer))?.word;
  if (noun === undefined || object === undefined || gap !== 'none' || !ACTIVE.test(word)) return false;
  const isOtherCase = stemmer.stems(object).some((stem) => stem !== object);
  return isOtherCase && isParticiple(word, stemmer) && !isAdjective(noun, stemmer) && !PREPOSITIONS.has(noun);
}

// Adds the positions of articles, adjectives and numbers up to the noun: "na 18 urodziny".
function addObject(query: readonly Token[], from: number, stemmer: Stemmer, places: Set<number>): void {
  for (let at = from; at < query.length && query[at]?.gap === 'none'; at++) {
    places.add(at);
    const word = query[at]?.word ?? '';
    const isBeforeMore = query[at + 1]?.gap === 'none' && !PREPOSITIONS.has(query[at + 1]?.word ?? '');
    const isOfNoun = isBeforeMore ? isAdjectiveBeforeNoun(word, stemmer) : isAdjective(word, stemmer);
    if (!ARTICLES.has(word) && !isNumber(word) && !isOfNoun) return;
  }
}

function isParticiple(word: string, stemmer: Stemmer): boolean {
  return PARTICIPLE.test(word) && stemmer.stems(word).every((stem) => VERB.test(stem));
}

/** Whether a word names an action: "koszenie", "transport". */
export function isAction(word: string, stemmer: Stemmer): boolean {
  if (NUMERAL.test(word)) return false;
  const stems = stemmer.stems(word);
  return stems.some((stem) => ACTIONS.has(stem) || (VERB_OR_UNKNOWN.test(stem) && VERBAL_NOUN.test(word)));
}
