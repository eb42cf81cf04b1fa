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
 * Whether a deed is done to what else is named: a ram "do pokrycia" covers no roofs. `stems` are those of the noun for
 * the deed.
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

/** The nouns for what a word says that is to be done. A noun that names work of its own, or what a thing is for, has none. */
export function deedsOf({ word, categoryIds }: AskedWord, { lexicon }: Market): readonly string[] {
  const isNoun = !word.strict.stems.every((stem) => VERB.test(stem));
  if (isNoun && (word.isAbout || categoryIds.length > 0)) return [];
  return lexicon.deeds.of(word.strict.stems, word.text);
}

/** Verbs for what is done to a thing once, by somebody else: "orzech przy płocie do ścięcia". */
const DONE_ONCE = new Set(
  (
    'skosić wykosić pokosić skoszenie wykoszenie przekopać przekopanie spulchnić spulchnienie pociąć pocięcie porąbać porąbanie połupać ' +
    'połupanie rozdrobnić rozdrobnienie wymłócić wymłócenie omłócić naprawić naprawa ogrodzić ogrodzenie zwiezienie wywiezienie ' +
    'przewiezienie zaoranie obsianie ostrzyżenie podkucie opryskanie ' +
    'ściąć wyciąć usunąć wykarczować przyciąć podciąć prześwietlić ostrzyc podkuć werkować wystrugać zaorać ' +
    'obsiać zebrać wykopać sprasować zbelować owinąć wywieźć przewieźć zwieźć odwieźć wyfrezować odmłodzić opryskać ' +
    'zaszczepić odwirować zdjąć zdjęcie ścięcie wycięcie przycięcie podcięcie usunięcie'
  ).split(' '),
);

/** What is "do ścięcia" is to be cut down: the deed is what is asked for. `typed` are the words with prepositions. */
export function withDeedsOnce(words: readonly AskedWord[], typed: readonly string[], market: Market): AskedWord[] {
  const isOnce = ({ word: { text, strict } }: AskedWord) =>
    typed[typed.indexOf(text) - 1] === 'do' &&
    strict.stems.some((stem) => DONE_ONCE.has(stem)) &&
    isDoneToNamed(strict.stems, words, market);
  if (!words.some(isOnce)) return [...words];
  return words.map((asked) => ({ ...asked, word: { ...asked.word, isAbout: !isOnce(asked) } }));
}

// What is to be done is offered under its noun: "kto skosi łąkę". Where nobody offers it so, the other words tell.
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
    const word = withStems({ ...asked.word, isAbout: false }, stems);
    return { ...asked, word, categoryIds: market.hints.thingsCalled(stems) };
  });
}

// Done once or done often, it is the same work: "założenie sadu" and "zakładanie sadu".
function withSameWork(asked: AskedWord, { lexicon }: Market): AskedWord {
  const { word, categoryIds } = asked;
  if (word.isAbout || categoryIds.length === 0 || !categoryIds.every(isWorkCategory)) return asked;
  return { ...asked, word: withStems(word, lexicon.deeds.of(word.strict.stems, word.text)) };
}

function isWorkNamed(asked: AskedWord): boolean {
  return isNamed(asked) && asked.categoryIds.length > 0 && asked.categoryIds.every(isWorkCategory);
}

/** Whether a word is the thing, or said of it, and not behind a preposition. */
export function isNamed({ role, word }: AskedWord): boolean {
  return (role === 'head' || role === 'detail') && !word.isAbout;
}

// Of goods a word for work may only say more: "owieczki na łąkę", "narybek do oczka ogrodowego", "pies pasterz".
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

/** "Wykopać ziemniaki", "ogrodzić las": what somebody wants done is a service, and neither goods nor a job. */
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

/** Base forms of words for what work is done with. */
const TOOLS = new Set(
  (
    'maszyna sprzęt kopaczka kombajn traktor ciągnik kosiarka kosa piła piłka mulczer pług brona siewnik opryskiwacz ' +
    'koparka glebogryzarka sekator nożyce maszynka spycharka ładowarka'
  ).split(' '),
);
/** The instrumental case. */
const BY_MEANS = /(?:ą|e?m|ami)$/u;

// "Wykopać ziemniaki maszyną": who asks for a deed is glad of each way to do it.
function withoutTools(words: AskedWord[], deeds: readonly (readonly string[])[]): AskedWord[] {
  const isTool = ({ word: { text, isAbout, isBaseForm, strict } }: AskedWord) =>
    !isAbout && !isBaseForm && BY_MEANS.test(text) && strict.stems.some((stem) => TOOLS.has(stem));
  if (deeds.every((stems) => stems.length === 0)) return words;
  return words.map((asked) => (isTool(asked) ? { ...asked, role: 'colour' } : asked));
}

/** The words, told what work is asked for by its shifts and by what is to be done. */
export function withWork(
  words: AskedWord[],
  deeds: readonly (readonly string[])[],
  kind: KindId,
  market: Market,
): AskedWord[] {
  return withDeeds(withoutTools(withShifts(words), deeds), deeds, kind, market);
}

/** "Praca dla kowala": whose trade it is tells the job, as in "praca jako kowal". */
export function withTrades(words: readonly AskedWord[]): AskedWord[] {
  if (!words.some(({ word }) => isJobWord(word.strict.stems))) return [...words];
  return words.map((asked) => {
    const { word, isPurpose, role, categoryIds } = asked;
    const isOfTrade = categoryIds.some(isJobCategory) || isMaker(word.strict.stems);
    if (!isPurpose || role !== 'detail' || !isOfTrade || isPerson(word.strict.stems)) return asked;
    return { ...asked, isPurpose: false, word: { ...word, isAbout: false } };
  });
}
