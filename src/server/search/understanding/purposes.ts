import { isOfMaterial } from '../materials.ts';
import { isAdjective } from '../stemmer.ts';
import { isNumber } from '../text.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { isNumberWord } from './number-words.ts';
import { isForeignAdjective } from './translations.ts';
import type { PlacedWord } from './typed-text.ts';
import { isPerson, isPortion, isSource } from './word-classes.ts';

/** Prepositions before what a thing is made of: "ze skóry" means leather, not a need of the skin. */
export const OF = new Set(['z', 'ze', 'bez', 'of', 'aus', 'із', 'зі']);
/** Prepositions before a material, an ingredient or an accessory. */
const WITH = new Set(['z', 'ze', 'of', 'with', 'aus', 'mit', 'con', 'із', 'зі', 'з']);
/** For goods these do the same; for a farm stay they say what sort it is: "casa de campo". */
const WITH_OR_OF = new Set([...WITH, 'de', 'di']);
/** Prepositions before the seller. */
export const FROM = new Set('od ode from vom von від'.split(' '));
/** Prepositions before the place where something is. */
const WHERE = new Set('w we nad in im am en'.split(' '));
const PURPOSE = new Set(
  'na do dla pod przeciw przeciwko for against für fuer gegen zum zur para contra per da contro для на від проти'.split(
    ' ',
  ),
);
/** Names a purpose if an activity follows: "balsam po goleniu". */
const AFTER = 'po';
/** Names the occasion if it is a need: "karp przed świętami". */
const BEFORE = new Set(['przed', 'podczas']);
const DONE =
  /(?:(?:[ae]ni|ęci)u|^(?:treningu|siłowni|biegu|pracy|robocie|chorobie|antybiotyku|imprezie|zabiegu|obiedzie|posiłku|jedzeniu))$/u;
/** Conjunctions that continue a preposition: "do twarogu i śledzia". */
const JOINERS = new Set(['i', 'y', 'e', 'і', 'й', 'та']);

/** Articles between a preposition and its noun: "for a dog". */
const ARTICLES = new Set('a an el la lo il le un'.split(' '));

/** Prepositions that end the reach of an earlier one: in "domek dla wędkarzy nad wodą" nothing is for water. */
const OTHER_PREPOSITIONS = new Set(
  'nad pod przy przed przez bez obok koło kolo między aus mit von bei with from near con'.split(' '),
);

/** Endings of an adjective in the genitive, after its noun: "dla świnki morskiej". */
const OF_NOUN = /(?:ego|ej|[yi]ch)$/u;
/** Endings of an adjective in the accusative: "na kompot wigilijny". */
const AS_NOUN = /[yią]$/u;
/** Endings of a plural adjective and of its noun: "na pierogi leniwe". */
const OF_SEVERAL = /e$/u;
const SEVERAL = /[yi]$/u;
/** The ending of a masculine noun. */
const MASCULINE = /[^aeioyąęó]$/u;

/** Endings of nouns in the dative, which names the recipient. */
const DATIVE = /(?:om|owi)$/u;

/** The Polish noun for a pair, and a Spanish preposition. */
const PAIR = 'para';

const SEASONS = new Set('latem zimą wiosną jesienią nocą wieczorem'.split(' '));

/** Keys of the categories that serve ailments. */
const AGAINST_AILMENTS = new Set(['ointments', 'creams']);

function isAilmentNamed({ word, categoryIds }: AskedWord, { needs }: Market['lexicon']): boolean {
  const need = categoryIds.length === 0 ? needs.of(word.strict.stems) : undefined;
  return need?.categories.some((key) => AGAINST_AILMENTS.has(key)) === true;
}

// "Karp przed świętami".
function isOccasionNamed({ word }: AskedWord, { needs }: Market['lexicon']): boolean {
  return word.isAbout && needs.of(word.strict.stems) !== undefined;
}

/** Base forms of words for the parts of a thing, which do not describe it: "z kremem w środku". */
const INSIDE = new Set('środek wnętrze góra dół wierzch spód bok tył przód'.split(' '));

/** Genitives that the dictionary lists as base forms. */
const DUALS = new Set(['oczu', 'uszu', 'rąk']);

// "Do nauki sztuczek", "na ból gardła": a noun in the genitive after the purpose.
function isObject({ text, isKnown, isBaseForm }: AskedWord['word']): boolean {
  return isKnown && (!isBaseForm || DUALS.has(text));
}

/** Marks the words that say what the thing is for, what it is made of or with, and where something is. */
export function withPurposes(
  words: readonly AskedWord[],
  placed: readonly PlacedWord[],
  isOfGoods: boolean,
  { lexicon, stemmer }: Market,
): AskedWord[] {
  const behind = wordsBehind(PURPOSE, placed);
  const parts = wordsBehind(isOfGoods ? WITH_OR_OF : WITH, placed);
  const where = wordsBehind(WHERE, placed);
  const before = wordsBehind(BEFORE, placed);
  const mayBeOf = ({ word }: AskedWord) =>
    OF_NOUN.test(word.text) ||
    (AS_NOUN.test(word.text) && thing !== '' && (!MASCULINE.test(thing) || !isOfMaterial(word, stemmer))) ||
    (OF_SEVERAL.test(word.text) && SEVERAL.test(former) && !SEVERAL.test(thing));
  let isBehindPurpose = false;
  let isBehindPortion = false;
  let isBehindForeignAdjective = false;
  let thing = '';
  let former = '';
  let hasNeed = false;
  const read = words.map((asked) => {
    const { text, isAbout, strict } = asked.word;
    const isAnAdjective = isAdjective(text, stemmer);
    const isOfPurpose =
      isBehindPurpose &&
      (isAnAdjective
        ? mayBeOf(asked)
        : isBehindForeignAdjective || ((thing !== '' || isBehindPortion) && isObject(asked.word)));
    // "Dla dziesięciu osób": the preposition stands before the number.
    const isCounted = isOfGoods && isBehindPurpose && isNumberWord(former) && isPerson(strict.stems);
    // "Do kromki chleba".
    isBehindPortion = isPortion(strict.stems) || (isBehindPortion && isAnAdjective);
    // "Do posiania z dziećmi", "miód dzieciom": companions and recipients do not describe the thing.
    const isWithPerson =
      isOfGoods && isPerson(strict.stems) && (isAbout ? parts.has(text) : thing !== '' && DATIVE.test(text));
    // "Krem zimą" means the same as "krem na zimę".
    const isSeason = isOfGoods && words.length > 1 && SEASONS.has(text);
    // "Mydło do twarzy z trądzikiem": an ailment is not an ingredient.
    const isAilment = isOfGoods && isAbout && parts.has(text) && isAilmentNamed(asked, lexicon);
    const isPurpose =
      asked.isAside === true ||
      isWithPerson ||
      isCounted ||
      isSeason ||
      (isOfGoods && thing !== '' && before.has(text) && isOccasionNamed(asked, lexicon)) ||
      isAilment ||
      (behind.has(text) && (isAbout || isOfPurpose));
    if (!isAbout && !isPurpose && !isAnAdjective) thing ||= text;
    isBehindPurpose = isPurpose;
    // "Soap for sensitive skin".
    isBehindForeignAdjective = isPurpose && isForeignAdjective(asked.word, stemmer);
    former = text;
    // Adjectives name needs, too: "koszyk wielkanocny" is for Easter.
    const own = isPurpose || isAnAdjective ? lexicon.needs.of(strict.stems) : undefined;
    // "Olejek do demakijażu oczu": any oil for removing make-up matches, not only those for the eyes.
    const need = own && isOfPurpose && !isAnAdjective && hasNeed ? { ...own, isKind: false } : own;
    hasNeed = need !== undefined;
    const isPart = isAbout && !isPurpose && !isAnAdjective && parts.has(text);
    const isWhere = isAbout && where.has(text);
    const word = isCounted ? { ...asked.word, isAbout: true } : asked.word;
    return need || isPurpose || isPart || isWhere ? { ...asked, word, isPurpose, need, isPart, isWhere } : asked;
  });
  // "Z pieca chlebowego", "z dębowej beczki": an adjective of the source does not describe the thing.
  const isOrigin = (each: AskedWord | undefined) => each?.isPart === true && isSource(each.word.strict.stems);
  const isOfOrigin = ({ word: { text } }: AskedWord, at: number) =>
    OF_NOUN.test(text) && isAdjective(text, stemmer) && (isOrigin(read[at - 1]) || isOrigin(read[at + 1]));
  // "Na wigilijny stół": the adjective names the occasion, so the noun adds no need.
  const isOccasion = (each: AskedWord | undefined, { need }: AskedWord) =>
    each?.isPurpose &&
    each.role === 'detail' &&
    each.need !== undefined &&
    each.need !== need &&
    !isPerson(each.word.strict.stems) &&
    isAdjective(each.word.text, stemmer);
  return read.map((asked, at) => {
    const { isPurpose, need, word } = asked;
    const isInside = asked.isWhere === true && isOfGoods && word.strict.stems.some((stem) => INSIDE.has(stem));
    // "Balsam w metalowej puszce": an adjective of the container does not describe the thing.
    const next = read[at + 1];
    const isOfContainer =
      asked.isWhere === true && isOfGoods && next?.role === 'colour' && next.isWhere && isAdjective(word.text, stemmer);
    if (asked.role === 'detail' && (isInside || isOfContainer || isOfOrigin(asked, at)))
      return { ...asked, role: 'colour' };
    const isOwn = lexicon.needs.isGift(word.strict.stems) || lexicon.needs.isMeal(word.strict.stems);
    if (!isPurpose || !need || isOwn || isAdjective(word.text, stemmer)) return asked;
    const isTold = isOccasion(read[at - 1], asked) || isOccasion(read[at + 1], asked);
    return isTold ? { ...asked, role: 'colour', need: undefined } : asked;
  });
}

/** The words after one of the prepositions, up to another preposition or another word of one or two letters. */
export function wordsBehind(prepositions: ReadonlySet<string>, placed: readonly PlacedWord[]): Set<string> {
  let isBehind = false;
  const behind = new Set<string>();
  for (const [at, { word }] of placed.entries()) {
    // "Balsam po goleniu" has a purpose, "przetwory po babci" an origin.
    const isAfter = word === AFTER && prepositions === PURPOSE && DONE.test(placed[at + 1]?.word ?? '');
    // "Para kóz" begins with a noun; the Spanish preposition seldom begins a query.
    if ((prepositions.has(word) && (at > 0 || word !== PAIR)) || isAfter) isBehind = true;
    else if (OTHER_PREPOSITIONS.has(word) || PURPOSE.has(word)) isBehind = false;
    // "Na 18 urodziny".
    else if (word.length < 3) isBehind &&= JOINERS.has(word) || ARTICLES.has(word) || isNumber(word);
    else if (isBehind) behind.add(word);
  }
  return behind;
}
