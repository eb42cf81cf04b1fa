import type { KindId } from '#kinds/index.ts';
import { markedSpellings } from '../diacritics.ts';
import { isAdjective } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { isNumber } from '../text.ts';
import { readWord } from '../words.ts';
import { withUmlauts } from './foreign-spelling.ts';
import type { Market } from './market.ts';
import { isWordOf, polishFor } from './translations.ts';
import type { PlacedWord } from './typed-text.ts';
import { isColour } from './word-classes.ts';

const SHORTEST_PART = 3;
const SHORTEST_LINK = 2;
const LINKS = ['dla', 'bez', 'na', 'do', 'od', 'ze', 'po', 'we', 'z', 'w', 'i'];
const MOST_PARTS = 3;
/** Words that are usually the beginning of a longer word: "wielo kwiatowy", "zielono nóżki". */
const PREFIXES = new Set(
  'wielo mało malo wolno pół pol zielono czarno zimno drobno grubo długo dlugo krótko jedno dwu trzy cztero'.split(' '),
);

/** Splits and joins words as listings write them: "miódlipowy" into two, "agro turystyka" and "wi-fi" into one. */
export function mendWords(typed: readonly PlacedWord[], kind: KindId, market: Market): PlacedWord[] {
  const words = typed.map((each) => ({ ...each, word: withUmlautsOf(each.word, kind, market) }));
  const mended: PlacedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as PlacedWord;
    const next = words[at + 1];
    const third = next && words[at + 2];
    // "Ziel ono nóżki": the prefix itself was typed as two words.
    const begun =
      next && third && PREFIXES.has(word.word + next.word) ? { ...word, word: word.word + next.word } : undefined;
    const whole = begun && third && joinedOf(begun, third, kind, market);
    const joined = next && joinedOf(word, next, kind, market);
    if (whole !== undefined) {
      mended.push({ ...word, word: whole, to: (third as PlacedWord).to });
      at += 2;
    } else if (joined !== undefined) {
      mended.push({ ...word, word: joined, to: (next as PlacedWord).to });
      at++;
    } else mended.push(...partsAt(word, partedOf(word.word, kind, market)));
  }
  return mended;
}

const SHORTEST_GERMAN_WORD = 5;

// "Kuerbiskernoel": a German word, or several in one, that was typed without umlauts.
function withUmlautsOf(word: string, kind: KindId, market: Market): string {
  const spelled = withUmlauts(word);
  if (
    spelled === word ||
    word.length < SHORTEST_GERMAN_WORD ||
    market.stemmer.knownStems(word).length > 0 ||
    market.hasForm(word)
  )
    return word;
  const read = (form: string) => readWord(form, market.stemmer);
  if (polishFor(read(word), false).length > 0) return word;
  const isNamed = polishFor(read(spelled), false).length > 0 || market.lexicon.sayings.isSaid(spelled);
  const isGerman = isNamed || partedOf(spelled, kind, market) !== spelled;
  return isGerman ? spelled : word;
}

function joinedOf(one: PlacedWord, other: PlacedWord, kind: KindId, market: Market): string | undefined {
  if (isNumber(one.word) || isNumber(other.word)) return undefined;
  const joined = one.word + other.word;
  // At the beginning, "pod grzybki" is one word typed as two; further on, "pod" is the preposition.
  const isSplit = one.from === 0 && STOP_WORDS.has(one.word) && market.stemmer.knownStems(joined).length > 0;
  if (isSplit && market.isThing(kind, joined)) return joined;
  const isWhole = (word: string) => !STOP_WORDS.has(word) && market.isThing(kind, word);
  // Words that have a meaning on their own stay apart: "kura nioska".
  if (
    !PREFIXES.has(one.word) &&
    !other.isHyphened &&
    (isWhole(other.word) || (isWhole(one.word) && market.stemmer.knownStems(other.word).length > 0))
  )
    return undefined;
  // "Z pola na dżem" has no glade ("polana"): a preposition after a dictionary word is not its ending.
  const isLink = !other.isHyphened && LINKS.includes(other.word);
  if (isLink && market.stemmer.knownStems(one.word).length > 0) return undefined;
  if (market.hasForm(joined)) return joined;
  // The dictionary is slow, so ask it only if some listing has a spelling with diacritics.
  if (!market.hasAnyForm(markedSpellings(joined))) return undefined;
  return market.stemmer.restored(joined).find((spelling) => market.hasForm(spelling));
}

// Each part becomes a separate word, so that prepositions among the parts are read as such.
function partsAt(word: PlacedWord, parts: string): PlacedWord[] {
  const [first = word.word, ...others] = parts.split(' ');
  const behind = { ...word, isCapital: false, isHyphened: false, isListed: false };
  return [{ ...word, word: first }, ...others.map((part) => ({ ...behind, word: part }))];
}

function partedOf(word: string, kind: KindId, market: Market): string {
  if (word.length < SHORTEST_LINK + SHORTEST_PART || isNumber(word)) return word;
  const { stemmer } = market;
  if (stemmer.knownStems(word).length > 0 || stemmer.restored(word).length > 0 || market.hasForm(word)) return word;
  // The name of a category in another language may look like two Polish words.
  if (market.isThing(kind, word) || isForeign(word, market) || market.lexicon.sayings.isSaid(word)) return word;
  // "Makowjec" sounds like a single word that listings have.
  if (market.saidAlike(kind, word).length > 0) return word;
  return partsOf(word, kind, market, MOST_PARTS)?.join(' ') ?? word;
}

// At most `most` words that together spell it, the first as long as possible: things, with prepositions before and
// between them, or words of another language.
function partsOf(word: string, kind: KindId, market: Market, most: number): string[] | undefined {
  const isWord = (part: string) =>
    market.isThing(kind, part) || (part.length > SHORTEST_PART && isForeign(part, market));
  const led = LINKS.filter((each) => word.startsWith(each) && word.length - each.length >= SHORTEST_PART);
  // After a preposition, any word that listings have will do, as it may be a material: "sokzaronii".
  const isSure = (part: string) => part.length > SHORTEST_PART || market.stemmer.knownStems(part).length > 0;
  const isPart = (part: string) => isWord(part) || (isSure(part) && market.hasForm(part));
  for (const each of led) if (isPart(word.slice(each.length))) return [each, word.slice(each.length)];
  const adjectives = adjectivesOf(word, market);
  if (adjectives) return adjectives;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = [word.slice(0, at)].flatMap((part) => (isWord(part) ? part : (asGermanFirst(part) ?? [])))[0];
    if (first === undefined) continue;
    const rest = word.slice(at);
    // "Plumber" is not the English "plum" and three more letters.
    if (rest.length <= SHORTEST_PART && !market.isThing(kind, first) && !isForeign(rest, market)) continue;
    const others = isWord(rest) ? [rest] : most > 2 ? partsOf(rest, kind, market, most - 1) : undefined;
    if (others) return [first, ...others];
  }
  return germanOf(word, kind, market);
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_GERMAN = 4;

// The last part of a German compound names the thing; the rest may be unknown: "Martinsgans".
function germanOf(word: string, kind: KindId, market: Market): string[] | undefined {
  for (let at = SHORTEST_PART; word.length >= SHORTEST_COMPOUND && at <= word.length - SHORTEST_GERMAN; at++) {
    const thing = word.slice(at);
    const meant = isWordOf('de', thing) ? polishFor(readWord(thing, market.stemmer)) : [];
    if (meant.some((each) => market.isThing(kind, each))) return [thing];
  }
  return undefined;
}

// The two adjectives of a compound: "jabłkowomarchwiowy".
function adjectivesOf(word: string, { stemmer }: Market): string[] | undefined {
  for (let at = word.length - SHORTEST_PART; at > SHORTEST_PART; at--) {
    const rest = word.slice(at);
    if (word[at - 1] !== 'o' || stemmer.knownStems(rest).length === 0 || !isAdjective(rest, stemmer)) continue;
    const first = ['y', 'i'].map((end) => word.slice(0, at - 1) + end);
    const found = first.find((each) => stemmer.knownStems(each).length > 0 && isAdjective(each, stemmer));
    if (found !== undefined) return [found, rest];
  }
  return undefined;
}

// The first word of a German compound may lose its "e" or take an "s": "Himbeersaft", "Hochzeitstorte".
function asGermanFirst(part: string): string | undefined {
  return [`${part}e`, part.replace(/s$/, '')].find((each) => each.length > SHORTEST_PART && isWordOf('de', each));
}

// Whether the word is known without Polish, so that it must not be split: "Polish" is not "po" and "lish".
function isForeign(word: string, { stemmer }: Market): boolean {
  const read = readWord(word, stemmer);
  return polishFor(read).length > 0 || isColour(read.strict.stems);
}
