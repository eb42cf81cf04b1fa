import { traitsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { isCraftCategory, isFoodCategory } from '../category-hints.ts';
import { editDistance } from '../edit-distance.ts';
import { isOfMaterial } from '../materials.ts';
import { isAdjective } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { fold, isAscii, isNumber } from '../text.ts';
import { readWord } from '../words.ts';
import { findName, findPostalTown, findSimilarName, type NamedPlace } from './gazetteer.ts';
import type { Market } from './market.ts';
import { relatedStems } from './related-words.ts';
import type { PlacedWord, Span, TypedText } from './typed-text.ts';

/** The place of a query: within `radiusKm` of a town, or anywhere in a region or voivodeship. */
export interface PlaceMeaning {
  readonly named: NamedPlace;
  readonly radiusKm: number;
  readonly span: Span;
}

/** The default search radius around a town. */
export const USUAL_RADIUS_KM = 30;

/** A range before a unit is not a postal code: "50-100 zł". */
const POSTAL_CODE =
  /(?<!\d)(?:kod(?: pocztowy)?\s+)?(\d{2}-\d{3})(?!\d)(?!\s*(?:z[łl]|pln|kg|g|ml|l|litr|szt|cm|m)(?!\p{L}))/iu;
/** A place name after one of these means the place, even if it is also a common word. */
const AROUND = new Set(
  'kolo koło obok okolice okolicy okolicach okolic okolica niedaleko nieopodal blisko pobliżu poblizu near around nahe nähe umgebung cerca vicino біля woj województwo wojewodztwo województwie wojewodztwie województwa powiat powiecie gmina gminie region regionie regionu'.split(
    ' ',
  ),
);
const WITHIN = new Set('w we na pod in im an am on en в у на'.split(' '));
const FROM = new Set('z ze spod znad do od u przy i k von aus bei um de da dal di з із до'.split(' '));
/** Articles before the name of a region: "an der Ostsee". */
const ARTICLES = new Set('der die das dem den the la el il lo los las le'.split(' '));
/** Towns whose name is an adjective that can describe nearly anything. */
const PLAIN_ADJECTIVES = new Set(
  'nowe nowa stare stara biala biale czarna czarne ruda rudy dobra dobre zielona sucha kamienna mala wielka pilna ostra slodkie'.split(
    ' ',
  ),
);
/** Villages named like everyday things. Without a capital they are hardly ever meant: "targi książki". */
const EVERYDAY_WORDS = new Set(
  (
    'książki mrozy klucze naprawa sól wapno susz kozy krzyki herby raczki trąbki walce banie serniki linia krzywda pokój ' +
    'tłuszcz wieprz ropa kije targowisko marki jelcz mordy ząbki kaczory zduny kowale sadki pszczółki skoki piaski mosty'
  ).split(' '),
);
/** Towns that share their name with a day of the week. */
const DAYS = new Set(['piątek', 'piatek', 'czwartek', 'sobota', 'sobotę', 'środa', 'środę', 'niedziela', 'niedzielę']);
/** Rivers that share their name with a town. */
const RIVERS = new Set(['wisłą', 'wisla', 'wisłę', 'wisłe', 'wisle', 'wisły', 'wisly']);
/** Towns that share their name with a holiday. */
const HOLIDAYS = new Set(['mikołajki', 'mikolajki']);
/** Regions that kinds with this feature express by the feature instead of by a place. */
const FEATURE_OF_AREA: Readonly<Record<string, string>> = { 'Wybrzeże Bałtyku': 'sea', 'Polskie góry': 'mountains' };
/** An adjective of a region is looked up together with at most this many other words. */
const MAX_BESIDE = 4;
const isLink = (word: string) => AROUND.has(word) || WITHIN.has(word) || FROM.has(word);

/** Takes a postal code out of the text. */
export function takePostalCode(text: TypedText): PlaceMeaning | undefined {
  const found = text.take(POSTAL_CODE);
  const place = found && findPostalTown(found.groups[0] ?? '');
  return found && place
    ? { named: { kind: 'town', place, isLarge: true }, radiusKm: USUAL_RADIUS_KM, span: found.span }
    : undefined;
}

/** The first place name that means the place, and the other words without it and the prepositions before it. */
export function readPlace(
  words: readonly PlacedWord[],
  kind: KindId,
  market: Market,
): { place: PlaceMeaning; others: PlacedWord[] } | undefined {
  const spelled = words.map(({ word }) => word);
  const isProper = (word: string) => isProperName(word, market);
  for (let at = 0; at < words.length; at++) {
    if (isNumber(spelled[at] ?? '')) continue;
    const match = findName(spelled.slice(at), isProper);
    if (!match) continue;
    // "W górach" names a region, but the next words may name a smaller one: "w Górach Stołowych".
    const isLed = isLink(spelled[at] ?? '') && at < words.length - 1;
    if (isLed && (match.wordCount === 1 || (findName(spelled.slice(at + 1), isProper)?.wordCount ?? 0) > 1)) continue;
    const end = at + match.wordCount;
    const candidate = { words, at, end, named: match.named };
    if (!isMeant(candidate, kind, market)) continue;
    return withoutPlace(candidate);
  }
  return readMisspelled(words, kind, market);
}

function withoutPlace({ words, at, end, named }: Candidate): { place: PlaceMeaning; others: PlacedWord[] } {
  let from = at;
  while (from > 0 && (isLink(words[from - 1]?.word ?? '') || ARTICLES.has(words[from - 1]?.word ?? ''))) from--;
  const span = { from: (words[from] as PlacedWord).from, to: (words[end - 1] as PlacedWord).to };
  const place = { named, radiusKm: USUAL_RADIUS_KM, span };
  return { place, others: withoutNearby([...words.slice(0, from), ...words.slice(end)]) };
}

/** Leaves out words that only mean "near": "Kraków i okolice", "w pobliżu". */
export function withoutNearby(words: readonly PlacedWord[]): PlacedWord[] {
  // Leave out the preposition before it, too: in "w pobliżu mleko" the "w" does not belong to the milk.
  const isNear = (at: number) => AROUND.has(words[at]?.word ?? '');
  const others = words.filter(({ word }, at) => !isNear(at) && !(isLink(word) && isNear(at + 1)));
  return others.length > 0 ? others : [...words];
}

// An unknown word that is closer to a place name than to any word of the listings: "bieszcady".
function readMisspelled(words: readonly PlacedWord[], kind: KindId, market: Market) {
  for (const [at, { word }] of words.entries()) {
    if (isNumber(word) || isKnown(word, market) || market.hasForm(word) || market.isSeller(kind, word)) continue;
    const similar = findSimilarName(word);
    if (!similar) continue;
    const likely = market.corrections(kind, readWord(word, market.stemmer));
    // A correction may be the place's own name, if a listing contains it.
    const others = likely.filter((used) => !isNominative(similar.named, used));
    const isNearest = others.every((used) => similar.mistakes < mistakesIn(word, used));
    const isLed = WITHIN.has(words[at - 1]?.word ?? '') || AROUND.has(words[at - 1]?.word ?? '');
    if (isNearest || isLed) return withoutPlace({ words, at, end: at + 1, named: similar.named });
  }
  return undefined;
}

function mistakesIn(typed: string, used: string): number {
  return editDistance(fold(typed), fold(used), 2);
}

interface Candidate {
  readonly words: readonly PlacedWord[];
  readonly at: number;
  readonly end: number;
  readonly named: NamedPlace;
}

function isMeant({ words, at, end, named }: Candidate, kind: KindId, market: Market): boolean {
  const { word, isCapital } = words[at] as PlacedWord;
  if (named.kind === 'region' && isFeature(named.region.name, kind)) return false;
  const before = words[at - 1]?.word ?? '';
  // "Blisko plaży" is near a beach, not near Płaza.
  const isHamlet = named.kind === 'town' && !named.isLarge && !isCapital && !isNominative(named, word);
  if (AROUND.has(before) && !(isHamlet && isKnown(word, market) && !isProperName(word, market))) return true;
  // "Nad Wisłą" is on the river, not in the town of that name.
  if ((before === 'nad' || before === 'znad') && RIVERS.has(word)) return false;
  if (DAYS.has(word) && words.length > 1) return false;
  if (kind === 'event' && HOLIDAYS.has(word) && at === 0 && words.length > 1) return false;
  if (EVERYDAY_WORDS.has(word) && !isCapital && words.length > 1) return false;
  const isAlone = words.every((each, index) => (index >= at && index < end) || STOP_WORDS.has(each.word));
  const all = words.map((each) => each.word).join(' ');
  if (isStyle(word, named, words.slice(0, at), market)) return false;
  // "Haft kaszubski" is a style and may be made anywhere, also with other words: "haft kaszubski obrus".
  if (named.kind === 'region' && named.isAdjective) {
    const others = words.filter((_, index) => index < at || index >= end).slice(0, MAX_BESIDE);
    // The title has to say so: a seller's name such as "Kaszubska Chëcz" does not make honey a Kashubian style.
    const isSaidOf = others.some((each) => market.isTitled(kind, `${each.word} ${word}`));
    return !isAlone && !market.isTitled(kind, all) && !isSaidOf;
  }
  if (named.kind === 'voivodeship') {
    return (
      (WITHIN.has(before) && /(?:im|em|ym)$/.test(word)) ||
      !market.isThing(kind, word) ||
      (!isAlone && !market.isFound(kind, all))
    );
  }
  if (end - at > 1 || (named.kind === 'region' && !isAlone)) return true;
  const isSmallTown = named.kind === 'town' && !named.isLarge;
  if (isAlone && isSmallTown && !isCapital && market.saidAlike(kind, word).length > 0) return false;
  if (isProperName(word, market)) {
    // "Piłka sianowa" is a ball of hay and not from Sianów, as a listing of that name tells.
    const isSaid = !isCapital && !isNominative(named, word) && !isLink(before) && market.isFound(kind, all);
    return !isSaid && !isNamedBySeller(word, all, kind, market);
  }
  if (!isKnown(word, market)) {
    return isAlone ? !market.isThing(kind, word) : !market.isFound(kind, all);
  }
  // A common word means the place only if the query marks it as one and no listing is such a thing.
  const isLarge = named.kind === 'region' || (named.kind === 'town' && named.isLarge);
  // "Kemping mazury": for kinds without categories, a region means the place even if titles contain its name.
  const isArea = named.kind === 'region' && !getKind(kind).capabilities.categories;
  // "Konina" alone is horse meat, not a form of Konin.
  const isNameOfLarge = isLarge && (named.kind !== 'town' || isNominative(named, word));
  if (isAlone) return (isNameOfLarge || isCapital) && (isArea || !market.isThing(kind, word));
  // The first word without a capital is neither a small town ("naprawa kosiarki" is a repair) nor a large one that
  // shares its name with a thing ("ząbki czosnku").
  if (at === 0 && !isCapital && (!isLarge || market.isThing(kind, word))) return false;
  const isNoun = !isAdjective(word, market.stemmer);
  const isNamed = named.kind === 'town' && isNominative(named, word) && !market.isThing(kind, word);
  if (!isCapital && !isNominative(named, word) && !isLink(before)) return false;
  // "Nalewka wiśniowa" is made of cherries; the village would be "w Wiśniowej".
  const isMaterial = !isCapital && !WITHIN.has(before) && isMadeOfGoods(word, market);
  const isPlain =
    (isNoun && !(isMaterial && !isLarge)) || (isNamed && !PLAIN_ADJECTIVES.has(fold(word)) && !isMaterial);
  const saysSo = isCapital && at > 0 ? isPlain || isLarge : (isLarge || isNamed) && isPlain && !FROM.has(before);
  return saysSo && !market.isFound(kind, all);
}

// "Kapa łowicka": the adjective of a region behind something made by hand names its style, wherever it is made.
function isStyle(word: string, named: NamedPlace, before: readonly PlacedWord[], market: Market): boolean {
  const isAdjective =
    (named.kind === 'region' && named.isAdjective) || (named.kind === 'voivodeship' && !isNominative(named, word));
  if (!isAdjective || isLink(before.at(-1)?.word ?? '')) return false;
  const ids = before.flatMap((each) =>
    market.hints
      .of(readWord(each.word, market.stemmer).strict.stems)
      .flatMap(({ role, categoryId }) => (role === 'of' ? [] : categoryId)),
  );
  return ids.some(isCraftCategory) && !ids.some(isFoodCategory);
}

// If no listing contains the material or its related words, the word is the town: "miód limanowa".
function isMadeOfGoods(word: string, { stemmer, hints, isWritten }: Market): boolean {
  const read = readWord(word, stemmer);
  // "Drewno do kominka buk" is of beech, and not from Buk.
  const isCommon = isOfMaterial(read, stemmer) || hints.of(read.strict.stems).length > 0;
  return isCommon && [...read.strict.stems, ...relatedStems(read.strict.stems)].some(isWritten);
}

function isFeature(area: string, kind: KindId): boolean {
  const feature = FEATURE_OF_AREA[area];
  return feature !== undefined && traitsOf(getKind(kind)).includes(feature);
}

function isNominative(named: NamedPlace, word: string): boolean {
  const name = nameOf(named).toLowerCase();
  return name === word || (isAscii(word) && fold(name) === word);
}

function nameOf(named: NamedPlace): string {
  if (named.kind === 'town') return named.place.name;
  return named.kind === 'region' ? named.region.name : named.name;
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
