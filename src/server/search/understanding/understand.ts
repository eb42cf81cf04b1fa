import { traitsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { isJobCategory, isPlantCategory } from '../category-hints.ts';
import { denied } from '../negated-forms.ts';
import { isAdjective } from '../stemmer.ts';
import { isNumber } from '../text.ts';
import { type QueryWord, readWords } from '../words.ts';
import { takeAmount } from './amounts.ts';
import { takeExclusions } from './exclusions.ts';
import { takeFeatures, takeWithoutFeatures } from './features.ts';
import type { Market } from './market.ts';
import type { AskedWord, QueryMeaning } from './meaning.ts';
import { mendWords } from './mended-words.ts';
import { readPlace, takePostalCode } from './place-reading.ts';
import { takeCheap, takePrice } from './prices.ts';
import { isHeadLast, polishFor } from './translations.ts';
import { type PlacedWord, TypedText } from './typed-text.ts';
import { isColour, isFiller } from './word-classes.ts';

/** Reads what somebody typed: what the thing is, where, for how much, with what and without what. */
export function understand(typed: string, kindId: KindId, market: Market): QueryMeaning {
  const text = new TypedText(typed);
  const kind = getKind(kindId);
  const hasPrice = kind.quantities.includes('price');
  const tags = new Set(traitsOf(kind));
  const postalPlace = takePostalCode(text);
  const price = hasPrice ? takePrice(text) : undefined;
  const cheapFirst = hasPrice ? takeCheap(text) : undefined;
  const amount = takeAmount(text, kind.quantities);
  const without = takeWithoutFeatures(text, tags);
  const exclusions = takeExclusions(text);
  const features = [...without, ...takeFeatures(text, tags)];
  const words = withoutFillers(mendWords(text.words(), kindId, market));
  const named = postalPlace ? undefined : readPlace(words, kindId, market);
  const asked = readRoles(named?.others ?? words, kindId, market);
  return {
    text,
    words: asked,
    lacks: lacksOf(asked, text),
    features,
    exclusions,
    place: postalPlace ?? named?.place,
    price,
    amount,
    cheapFirst,
  };
}

/** The words as they are, without a place, price, amount or feature among them: for who says that they are meant so. */
export function takeLiterally(typed: string, kindId: KindId, market: Market): QueryMeaning {
  const text = new TypedText(typed);
  return {
    text,
    words: readRoles(text.words(), kindId, market),
    lacks: [],
    features: [],
    exclusions: [],
    isLiteral: true,
  };
}

// Where it says what the thing is without: from "bez" to the word.
function lacksOf(words: readonly AskedWord[], text: TypedText): QueryMeaning['lacks'] {
  const rest = text.rest;
  return words.flatMap(({ word }) => {
    const lacking = denied(word.text);
    const at = lacking === undefined ? -1 : rest.indexOf(lacking);
    if (lacking === undefined || at < 0) return [];
    return [{ text: lacking, span: { from: Math.max(0, rest.lastIndexOf('bez', at)), to: at + lacking.length } }];
  });
}

function withoutFillers(words: readonly PlacedWord[]): PlacedWord[] {
  const others = words.filter(({ word }) => !isFiller(word));
  return others.length > 0 ? others : [...words];
}

function readRoles(words: readonly PlacedWord[], kind: KindId, market: Market): AskedWord[] {
  const read = readWords(words.map(({ word }) => word).join(' '), market.stemmer).map((word) =>
    translated(word, kind, market),
  );
  const isPraise = ({ text, strict }: QueryWord) => isNumber(text) || isColour(strict.stems);
  const isAllPraise = read.every(isPraise);
  const plain = read.map((word): AskedWord => {
    const role = denied(word.text) !== undefined ? 'without' : !isAllPraise && isPraise(word) ? 'colour' : 'detail';
    return { word, role, categoryIds: market.hints.thingsCalled(word.strict.stems) };
  });
  const named = withoutMeasures(plain);
  const head = headOf(named, market);
  return named.map((asked) => (asked === head ? { ...asked, role: 'head' } : asked));
}

// Of "sadzonki malin" the raspberries are the thing; that they are young plants comes first where it is said.
function withoutMeasures(words: readonly AskedWord[]): AskedWord[] {
  const isMeasure = ({ word }: AskedWord) => word.strict.stems.some((stem) => MEASURES.has(stem));
  const isPlant = ({ role, word, categoryIds }: AskedWord) =>
    role === 'detail' && !word.isAbout && categoryIds.some(isPlantCategory);
  if (!words.some((asked) => !isMeasure(asked) && isPlant(asked))) return [...words];
  return words.map((asked) => (isMeasure(asked) ? { ...asked, role: 'colour' } : asked));
}

/** What a plant is sold as. */
const MEASURES = new Set(['sadzonka', 'flanca', 'szczepka', 'rozsada', 'krzaczek', 'krzak']);

// The noun that names things of some category, else the first noun, else the first word; never what a thing is for or of.
function headOf(words: readonly AskedWord[], { stemmer }: Market): AskedWord | undefined {
  const candidates = words.filter(({ role }) => role === 'detail');
  const named = candidates.filter(({ word }) => !word.isAbout);
  const nouns = named.filter(({ word }) => !isAdjective(word.text, stemmer));
  const isLast = nouns.some(({ word }) => !word.isKnown && isHeadLast(word.strict.stems));
  const called = (words: readonly AskedWord[]) => {
    const all = words.filter(({ categoryIds }) => categoryIds.length > 0);
    return isLast ? all.at(-1) : all[0];
  };
  const wanted = candidates.filter(({ word }) => !isAdjective(word.text, stemmer));
  // "Praca dla traktorzysty" names the job behind its preposition.
  return (
    called(nouns) ?? (nouns.length === 1 ? wanted.find(isJob) : undefined) ?? nouns[0] ?? named[0] ?? candidates[0]
  );
}

function isJob({ categoryIds }: AskedWord): boolean {
  return categoryIds.length > 0 && categoryIds.every(isJobCategory);
}

// A word of another language is meant as what it is called here.
function translated(word: QueryWord, kind: KindId, market: Market): QueryWord {
  if (market.isThing(kind, word.text)) return word;
  const polish = polishFor(word.strict.stems);
  if (polish.length === 0) return word;
  const stems = polish.flatMap((each) => [each, ...market.stemmer.knownStems(each)]);
  return { ...word, strict: { ...word.strict, stems: [...new Set([...word.strict.stems, ...stems])] } };
}
