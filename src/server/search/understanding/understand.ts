import { traitsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { denied } from '../negated-forms.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { isNumber, normalise } from '../text.ts';
import { joinAges } from './ages.ts';
import { readAllergies } from './allergies.ts';
import { takeAmount } from './amounts.ts';
import { isVerb } from './clauses.ts';
import { takeDates } from './dates.ts';
import { withDescribedNamed } from './described-things.ts';
import { type Exclusion, takeExclusions } from './exclusions.ts';
import { takeFacilities } from './facilities.ts';
import { takeFeatures, takeWithoutFeatures } from './features.ts';
import { isPetGiven } from './given-pets.ts';
import { takeGreetings } from './greetings.ts';
import { withHolders } from './holders.ts';
import type { Market } from './market.ts';
import type { AskedWord, QueryMeaning } from './meaning.ts';
import { withMeans } from './means.ts';
import { mendWords } from './mended-words.ts';
import { withWorkSought } from './people-sought.ts';
import { readPlace, takePostalCode, withoutNearby } from './place-reading.ts';
import { withoutPreamble } from './preambles.ts';
import { takeCheap, takePrice } from './prices.ts';
import { readRoles } from './roles.ts';
import { withSeedsSought } from './seeds-sought.ts';
import { nameInPolish } from './translations.ts';
import { type PlacedWord, TypedText } from './typed-text.ts';
import {
  COMPARISON,
  isAnything,
  isDoer,
  isEatable,
  isFiller,
  isPerson,
  isQuality,
  isWorkWord,
  sortOf,
} from './word-classes.ts';

/** Words for buying and selling: the query asks for goods, not for services. */
const FOR_SALE =
  /(?<!\p{L})(?:na sprzeda[żz]|sprzedam|sprzedamy|u[żz]ywan\p{L}+|kupi[ęećc]|kupimy|do kupienia|for sale|zu verkaufen|se vende|in vendita|на продаж|куплю|продам)(?!\p{L})/u;

/** An infinitive. */
const VERB = /[aeiyuąę]ć$/u;

/** Reads a query: the thing, place, dates, price, amount, features and exclusions. */
export function understand(typed: string, kindId: KindId, market: Market): QueryMeaning {
  const text = new TypedText(typed);
  const kind = getKind(kindId);
  const hasPrice = kind.quantities.includes('price');
  const tags = new Set(traitsOf(kind));
  takeGreetings(text);
  nameInPolish(text);
  const substitute = kind.capabilities.categories ? market.lexicon.instead.read(text) : [];
  if (kind.capabilities.categories) readAllergies(text);
  const postalPlace = takePostalCode(text);
  const { schedule, categories } = kind.capabilities;
  const facilities = takeFacilities(text, tags);
  // Farm stays have no dates: take them out of the text, but do not filter by them.
  const said = schedule || !categories ? takeDates(text, market.nowMs) : undefined;
  const dates = schedule ? said : undefined;
  const price = hasPrice && !isPetGiven(text) ? takePrice(text) : undefined;
  const cheapFirst = hasPrice ? takeCheap(text) : undefined;
  const amount = takeAmount(text, kind.quantities);
  const without = takeWithoutFeatures(text, tags);
  // "Które nie pieją": a verb does not name goods to exclude.
  const excluded = takeExclusions(text).filter(({ text: word }) => !isVerb(word, market.stemmer));
  const denied = facilities.filter(({ isDenied }) => isDenied);
  const exclusions = withNarrower([...denied, ...excluded], market);
  const features = [...facilities.filter(({ isDenied }) => !isDenied), ...without, ...takeFeatures(text, tags)];
  text.take(COMPARISON);
  const typedWords = [...substitute, ...mendWords(joinAges(text.words()), kindId, market)];
  const told = categories ? withHolders(withoutPreamble(typedWords, market), market) : typedWords;
  const isCalled = (said: string) => market.isFound(kindId, said);
  const mended = categories
    ? withMeans(
        withDescribedNamed(
          market.lexicon.sayings.meantBy(withSeedsSought(withWorkSought(told, market), market), isCalled),
          kindId,
          market,
        ),
        market,
      )
    : typedWords;
  const asides = facilities.length > 0 ? withoutAsides(mended, market) : mended;
  const asked = withoutFillers(asides, market, said !== undefined || price !== undefined || features.length > 0);
  const words = features.length > 0 ? withoutAnything(asked, market) : asked;
  const named = postalPlace ? undefined : readPlace(words, kindId, market);
  const {
    words: read,
    isWork,
    corrected,
  } = readRoles(named?.others ?? withoutNearby(words), mended, kindId, market, false);
  const isForSale = FOR_SALE.test(normalise(typed)) && !read.some(({ word }) => isWorkWord(word.strict.stems));
  return {
    text,
    words: read,
    isWork: isWork && !isForSale,
    isForSale,
    corrected,
    lacks: lacksOf(read, text),
    features,
    exclusions,
    place: postalPlace ?? named?.place,
    dates,
    price,
    amount,
    cheapFirst,
  };
}

/** Reads a query literally, without a place, price, amount or feature: for users who insist on what they typed. */
export function takeLiterally(typed: string, kindId: KindId, market: Market): QueryMeaning {
  const text = new TypedText(typed);
  return {
    text,
    words: readRoles(text.words(), [], kindId, market, true).words,
    lacks: [],
    features: [],
    exclusions: [],
    isLiteral: true,
  };
}

// The spans of what the thing is to lack: from "bez" to the word.
function lacksOf(words: readonly AskedWord[], text: TypedText): QueryMeaning['lacks'] {
  const rest = text.rest;
  return words.flatMap(({ word, role }) => {
    const lacking = role === 'without' ? denied(word.text) : undefined;
    const at = lacking === undefined ? -1 : rest.indexOf(lacking);
    if (lacking === undefined || at < 0) return [];
    return [{ text: lacking, span: { from: Math.max(0, rest.lastIndexOf('bez', at)), to: at + lacking.length } }];
  });
}

// Excluding pork also excludes pork neck.
function withNarrower(exclusions: readonly Exclusion[], { lexicon, stemmer }: Market): Exclusion[] {
  return exclusions.map((exclusion) => {
    const narrower = exclusion.words.flatMap((word) => lexicon.otherWords.also([word, ...stemmer.stems(word)]));
    return { ...exclusion, words: [...exclusion.words, ...new Set(narrower)] };
  });
}

// "Produkty bez glutenu" are all things without gluten.
function withoutAnything(words: readonly PlacedWord[], { stemmer }: Market): readonly PlacedWord[] {
  const isAny = ({ word }: PlacedWord) => {
    const stems = stemmer.stems(word);
    return isAnything(stems) && !isEatable(stems) && sortOf(stems) === undefined;
  };
  return words.every(isAny) ? [] : words;
}

// With features of a farm stay, drop the words for guests, qualities and activities: "obóz jeździecki dla córki".
function withoutAsides(words: readonly PlacedWord[], { stemmer }: Market): PlacedWord[] {
  const told = words.filter(({ word }, at) => {
    const stems = stemmer.stems(word);
    // "Dla 30 osób".
    if (isNumber(word) && isPerson(stemmer.stems(words[at + 1]?.word ?? ''))) return false;
    return !isPerson(stems) && !isQuality(stems) && !stems.every((stem) => VERB.test(stem));
  });
  return told.every(({ word }) => STOP_WORDS.has(word) || isFiller(word, stemmer)) ? [] : told;
}

// A query of fillers only is searched for as it is, unless it also had a date, price or feature: "co robić w sobotę".
function withoutFillers(words: readonly PlacedWord[], { stemmer }: Market, mayBeEmpty: boolean): PlacedWord[] {
  // "Mamy" is a form of "mieć", but after "dla" of "mama".
  const isForMum = (at: number) => words[at]?.word === 'mamy' && words[at - 1]?.word === 'dla';
  // In "co mają w Owczej Hali", "mają" is not the name "Maja".
  const isHaving = (at: number) => /^maj[aą]$/u.test(words[at]?.word ?? '') && words[at - 1]?.word === 'co';
  const isAsking = (word: string, at: number) =>
    isHaving(at) || isDoer(word, words[at + 1]?.word) || isFiller(word, stemmer);
  const others = words.filter(({ word }, at) => isForMum(at) || !isAsking(word, at));
  return others.length > 0 || mayBeEmpty ? others : [...words];
}
