import type { KindId } from '#kinds/index.ts';
import { isAdjective } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { fold, isAscii, isNumber } from '../text.ts';
import { findName, findPostalTown, type NamedPlace } from './gazetteer.ts';
import type { Market } from './market.ts';
import type { PlacedWord, Span, TypedText } from './typed-text.ts';

/** Where it is to be; within `radiusKm` of a town, or anywhere in a region. */
export interface PlaceMeaning {
  readonly named: NamedPlace;
  readonly radiusKm: number;
  readonly span: Span;
}

/** How far around a town that somebody names is looked. */
export const USUAL_RADIUS_KM = 30;

const POSTAL_CODE = /(?<!\d)(?:kod(?: pocztowy)?\s+)?(\d{2}-\d{3})(?!\d)/u;
/** What follows is a place, whatever else it may be. */
const AROUND = new Set(
  'kolo koło obok okolice okolicy okolicach okolic okolica niedaleko nieopodal blisko pobliżu poblizu near around nahe nähe umgebung cerca vicino біля woj województwo wojewodztwo województwie wojewodztwie województwa powiat powiecie gmina gminie region regionie regionu'.split(
    ' ',
  ),
);
const WITHIN = new Set('w we na pod in en в у на'.split(' '));
const FROM = new Set('z ze do od u przy i k von aus bei um de da dal di з із до'.split(' '));
/** Towns that are called by an adjective that says something of nearly everything. */
const PLAIN_ADJECTIVES = new Set(
  'nowe nowa stare stara biala biale czarna czarne ruda rudy dobra dobre zielona sucha kamienna mala wielka pilna ostra slodkie'.split(
    ' ',
  ),
);
/** Towns that are called as a holiday is. */
const HOLIDAYS = new Set(['mikołajki', 'mikolajki']);
const isLink = (word: string) => AROUND.has(word) || WITHIN.has(word) || FROM.has(word);

/** Takes a postal code out of the text. */
export function takePostalCode(text: TypedText): PlaceMeaning | undefined {
  const found = text.take(POSTAL_CODE);
  const place = found && findPostalTown(found.groups[0] ?? '');
  return found && place
    ? { named: { kind: 'town', place, isLarge: true }, radiusKm: USUAL_RADIUS_KM, span: found.span }
    : undefined;
}

/** The first place among the words that is meant as one, and the words without it and without what leads to it. */
export function readPlace(
  words: readonly PlacedWord[],
  kind: KindId,
  market: Market,
): { place: PlaceMeaning; others: PlacedWord[] } | undefined {
  const spelled = words.map(({ word }) => word);
  const isProper = (word: string) => isProperName(word, market);
  for (let at = 0; at < words.length; at++) {
    if (isNumber(spelled[at] ?? '') || (isLink(spelled[at] ?? '') && at < words.length - 1)) continue;
    const match = findName(spelled.slice(at), isProper);
    if (!match) continue;
    const end = at + match.wordCount;
    const candidate = { words, at, end, named: match.named };
    if (!isMeant(candidate, kind, market)) continue;
    let from = at;
    while (from > 0 && isLink(spelled[from - 1] ?? '')) from--;
    const span = { from: (words[from] as PlacedWord).from, to: (words[end - 1] as PlacedWord).to };
    const place = { named: match.named, radiusKm: USUAL_RADIUS_KM, span };
    return { place, others: [...words.slice(0, from), ...words.slice(end)] };
  }
  return undefined;
}

interface Candidate {
  readonly words: readonly PlacedWord[];
  readonly at: number;
  readonly end: number;
  readonly named: NamedPlace;
}

function isMeant({ words, at, end, named }: Candidate, kind: KindId, market: Market): boolean {
  const { word, isCapital } = words[at] as PlacedWord;
  const before = words[at - 1]?.word ?? '';
  if (AROUND.has(before)) return true;
  if (kind === 'event' && HOLIDAYS.has(word) && at === 0 && words.length > 1) return false;
  const isAlone = words.every((each, index) => (index >= at && index < end) || STOP_WORDS.has(each.word));
  const all = words.map((each) => each.word).join(' ');
  if (named.kind === 'voivodeship') {
    return (
      (WITHIN.has(before) && /(?:im|em|ym)$/.test(word)) ||
      !market.isThing(kind, word) ||
      (!isAlone && !market.isFound(kind, all))
    );
  }
  if (end - at > 1 || (named.kind === 'region' && !isAlone)) return true;
  if (isProperName(word, market)) return !isNamedBySeller(word, all, kind, market);
  if (!isKnown(word, market)) {
    return isAlone ? !market.isThing(kind, word) : !market.isFound(kind, all);
  }
  // A common word is a place only where it says so, and where no listing is what it names.
  const isLarge = named.kind === 'region' || (named.kind === 'town' && named.isLarge);
  if (isAlone) return (isLarge || isCapital) && !market.isThing(kind, word);
  const isNoun = !isAdjective(word, market.stemmer);
  const isNamed = isNominative(named, word) && !market.isThing(kind, word);
  if (!isCapital && !isNominative(named, word) && !isLink(before)) return false;
  const isPlain = isNoun || (isNamed && !PLAIN_ADJECTIVES.has(fold(word)));
  const saysSo = isCapital && at > 0 ? isPlain || isLarge : (isLarge || isNamed) && isPlain && !FROM.has(before);
  return saysSo && !market.isFound(kind, all);
}

function isNominative(named: NamedPlace, word: string): boolean {
  if (named.kind !== 'town') return false;
  const name = named.place.name.toLowerCase();
  return name === word || (isAscii(word) && fold(name) === word);
}

function isNamedBySeller(word: string, all: string, kind: KindId, market: Market): boolean {
  return market.isSeller(kind, word) && market.isFound(kind, all);
}

function isKnown(word: string, { stemmer }: Market): boolean {
  return stemmer.knownStems(word).length > 0 || stemmer.restored(word).length > 0;
}

/** Whether the dictionary knows a word as a name only, with its diacritics or without them. */
function isProperName(word: string, { stemmer }: Market): boolean {
  const known = stemmer.knownStems(word);
  if (known.length > 0) return known.some((stem) => stem.startsWith('?'));
  const restored = stemmer.restored(word).filter((spelling) => fold(spelling) === fold(word));
  return restored.length > 0 && restored.every((each) => stemmer.knownStems(each).some((stem) => stem.startsWith('?')));
}
