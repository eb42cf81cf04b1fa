import { categoriesById } from '#kinds/ad/categories.ts';
import type { KindId } from '#kinds/index.ts';
import { isAnimalCategory, isJobCategory, isWorkCategory } from '../category-hints.ts';
import { isAction } from '../complements.ts';
import { isAdjective } from '../stemmer.ts';
import { isVerb } from './clauses.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { withShifts } from './shifts.ts';
import { isJobWord, isMaker, isPerson } from './word-classes.ts';
import { withStems } from './word-meaning.ts';

/** An infinitive, or a stem of another language. */
const VERB = /[cć]$|:/u;

/**
 * Whether a deed can be done to the animals that the query names: a ram "do pokrycia" is not for covering roofs.
 * `stems` are those of the noun for the deed.
 */
export function isDoneToNamed(stems: readonly string[], words: readonly AskedWord[], { hints }: Market): boolean {
  const animals = words.filter(({ categoryIds }) => categoryIds.length > 0 && categoryIds.every(isAnimalCategory));
  const ids = new Set(hints.of(stems).flatMap(({ categoryId }) => (isWorkCategory(categoryId) ? categoryId : [])));
  return (
    animals.length === 0 ||
    ids.size === 0 ||
    animals.some(({ word }) => hints.of(word.strict.stems).some(({ categoryId }) => ids.has(categoryId)))
  );
}

/**
 * The nouns for the deed that a word names. A noun with categories of its own has none, nor has one after a preposition
 * unless somebody is asked for: "ktoś do powiązania starego dębu".
 */
export function deedsOf(
  { word, categoryIds }: AskedWord,
  isAsked: boolean,
  { lexicon, stemmer }: Market,
): readonly string[] {
  const isNoun = !word.strict.stems.every((stem) => VERB.test(stem));
  // "Kto rozsypie": a rare noun has the same form.
  if (isNoun && isAsked && !word.isAbout && !word.isBaseForm && categoryIds.length === 0) {
    const verbs = stemmer.knownStems(word.text).filter((stem) => VERB.test(stem));
    const nouns = verbs.length > 0 ? lexicon.deeds.of(verbs, word.text) : [];
    if (nouns.length > 0) return nouns;
  }
  if (isNoun && ((word.isAbout && !isAsked) || categoryIds.length > 0)) return [];
  return lexicon.deeds.of(word.strict.stems, word.text);
}

/** "Owczarek do pilnowania owiec": the animal before it does the deed, so that nobody else is asked to. */
export function isDoneByAnimal({ word }: AskedWord, before: readonly AskedWord[], { lexicon }: Market): boolean {
  const serving = word.isAbout ? (lexicon.needs.of(word.strict.stems)?.categories ?? []) : [];
  return before.some(
    ({ categoryIds, word: animal }) =>
      !animal.isAbout &&
      categoryIds.length > 0 &&
      categoryIds.every((id) => isAnimalCategory(id) && serving.includes(categoriesById.get(id)?.key ?? '')),
  );
}

/** Verbs and nouns for what somebody else does to a thing once: "orzech przy płocie do ścięcia". */
const DONE_ONCE = new Set(
  (
    'skosić wykosić pokosić skoszenie wykoszenie przekopać przekopanie spulchnić spulchnienie pociąć pocięcie porąbać porąbanie połupać ' +
    'połupanie rozdrobnić rozdrobnienie wymłócić wymłócenie omłócić naprawić naprawa ogrodzić ogrodzenie zwiezienie wywiezienie ' +
    'przewiezienie zaoranie obsianie ostrzyżenie podkucie opryskanie ' +
    'ściąć wyciąć usunąć wykarczować przyciąć podciąć prześwietlić ostrzyc podkuć werkować wystrugać zaorać ' +
    'obsiać zebrać wykopać sprasować zbelować owinąć wywieźć przewieźć zwieźć odwieźć wyfrezować odmłodzić opryskać ' +
    'ogolić ogolenie zaszczepić odwirować zdjąć zdjęcie ścięcie wycięcie przycięcie podcięcie usunięcie'
  ).split(' '),
);

/** Makes the deed the thing if something is "do ścięcia", to be cut down. `typed` are the words with prepositions. */
export function withDeedsOnce(words: readonly AskedWord[], typed: readonly string[], market: Market): AskedWord[] {
  const isOnce = ({ word: { text, strict } }: AskedWord) =>
    typed[typed.indexOf(text) - 1] === 'do' &&
    strict.stems.some((stem) => DONE_ONCE.has(stem)) &&
    isDoneToNamed(strict.stems, words, market);
  if (!words.some(isOnce)) return [...words];
  return words.map((asked) => ({ ...asked, word: { ...asked.word, isAbout: !isOnce(asked) } }));
}

// Listings offer a deed by its noun: "koszenie" for "kto skosi łąkę". If none does, the other words decide.
function withDeeds(
  words: readonly AskedWord[],
  deeds: readonly (readonly string[])[],
  kind: KindId,
  market: Market,
): AskedWord[] {
  return words.map((asked, at) => {
    const stems = deeds[at] ?? [];
    if (stems.length === 0) return withSameWork(asked, market);
    if (!stems.some((stem) => market.isThing(kind, stem)))
      return asked.categoryIds.length > 0 ? asked : { ...asked, role: 'colour' };
    const word = withStems({ ...asked.word, isAbout: false }, [...stems, ...market.lexicon.otherWords.same(stems)]);
    return { ...asked, word, categoryIds: market.hints.thingsCalled(stems) };
  });
}

// The perfective and the imperfective name the same work: "założenie sadu" and "zakładanie sadu".
function withSameWork(asked: AskedWord, { lexicon }: Market): AskedWord {
  const { word, categoryIds } = asked;
  if (word.isAbout || categoryIds.length === 0 || !categoryIds.every(isWorkCategory)) return asked;
  return { ...asked, word: withStems(word, lexicon.deeds.of(word.strict.stems, word.text)) };
}

function isWorkNamed(asked: AskedWord): boolean {
  return isNamed(asked) && asked.categoryIds.length > 0 && asked.categoryIds.every(isWorkCategory);
}

/** Whether a word is the head or a detail, and not after a preposition. */
export function isNamed({ role, word }: AskedWord): boolean {
  return (role === 'head' || role === 'detail') && !word.isAbout;
}

// Whether a word for work names a deed. It may only describe goods: "owieczki na łąkę", "pies pasterz".
export function isDoneTo(asked: AskedWord, words: readonly AskedWord[], { hints, stemmer }: Market): boolean {
  if (!isWorkNamed(asked)) return false;
  const head = words.find(({ role }) => role === 'head');
  if (!head || asked === head || head.categoryIds.length === 0 || head.categoryIds.some(isWorkCategory)) return true;
  if (isAdjective(asked.word.text, stemmer)) return false;
  if (!head.categoryIds.every(isAnimalCategory) || isAction(asked.word.text, stemmer)) return true;
  // "Koń potrzebuje kowala".
  const related = hints.of(head.word.strict.stems).map(({ categoryId }) => categoryId);
  return asked.categoryIds.some((id) => !isJobCategory(id) && related.includes(id));
}

/** "Wykopać ziemniaki", "ogrodzić las": a verb for a deed asks for a service, neither for goods nor for a job. */
export function asDone(head: AskedWord, work: AskedWord | undefined, { hints, lexicon, stemmer }: Market): AskedWord {
  const { text, strict } = head.word;
  if (work || head.need) return head;
  if (!isVerb(text, stemmer) || lexicon.deeds.of(stemmer.knownStems(text), text).length === 0) return head;
  const isService = (id: number) => isWorkCategory(id) && !isJobCategory(id);
  const meant = head.categoryIds.filter(isService);
  const services = meant.length > 0 ? meant : hints.thingsCalled(strict.stems).filter(isService);
  if (services.length === 0) return head;
  return { ...head, categoryIds: services, rejectedIds: head.rejectedIds.filter((id) => !services.includes(id)) };
}

/** Base forms of words for tools and machines. */
const TOOLS = new Set(
  (
    'maszyna sprzęt kopaczka kombajn traktor ciągnik kosiarka kosa piła piłka mulczer pług brona siewnik opryskiwacz ' +
    'koparka glebogryzarka sekator nożyce maszynka spycharka ładowarka'
  ).split(' '),
);
/** Endings of the instrumental case. */
const BY_MEANS = /(?:ą|e?m|ami)$/u;

// "Wykopać ziemniaki maszyną": the tool only affects the ranking, because any way to do the deed will do.
function withoutTools(words: AskedWord[], deeds: readonly (readonly string[])[]): AskedWord[] {
  const isTool = ({ word: { text, isBaseForm, strict } }: AskedWord) =>
    !isBaseForm && BY_MEANS.test(text) && strict.stems.some((stem) => TOOLS.has(stem));
  const isDeedNamed = (asked: AskedWord) => isWorkNamed(asked) && !isTool(asked);
  if (deeds.every((stems) => stems.length === 0) && !words.some(isDeedNamed)) return words;
  return words.map((asked) => (isTool(asked) ? { ...asked, role: 'colour' } : asked));
}

/** The words, with work recognised by words for shifts and deeds. */
export function withWork(
  words: AskedWord[],
  deeds: readonly (readonly string[])[],
  kind: KindId,
  market: Market,
): AskedWord[] {
  return withDeeds(withoutTools(withShifts(words), deeds), deeds, kind, market);
}

function isNight(stems: readonly string[]): boolean {
  return stems.includes('nocny') || stems.includes('nocka');
}

/** "Praca dla kowala": the trade names the job, as in "praca jako kowal". */
export function withTrades(words: readonly AskedWord[]): AskedWord[] {
  if (!words.some(({ word }) => isJobWord(word.strict.stems))) return [...words];
  return words.map((asked) => {
    const { word, isPurpose, role, categoryIds } = asked;
    const isOfTrade = categoryIds.some(isJobCategory) || isMaker(word.strict.stems);
    // "Praca na nocną zmianę": the shift decides which jobs are meant.
    if (isPurpose && isNight(word.strict.stems)) return { ...asked, isPurpose: false, role: 'detail' };
    if (!isPurpose || role !== 'detail' || !isOfTrade || isPerson(word.strict.stems)) return asked;
    return { ...asked, isPurpose: false, word: { ...word, isAbout: false } };
  });
}
