import { naturePath } from '#kinds/ad/categories.ts';
import { isJobCategory, isServiceCategory, isWorkCategory } from './category-hints.ts';
import { isAction } from './complements.ts';
import { type DemandParts, listsOf, onlyTelling, withRelated } from './demand-lists.ts';
import { raise } from './match.ts';
import { OWN_WORDS, SAID_OF_WORK } from './match-weights.ts';
import type { Scratch } from './scratch.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { isWorkWord } from './understanding/word-classes.ts';
import { joined, type WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** Base forms of nouns for work that are not verbal nouns. */
const WORK_NOUNS = new Set(
  'budowa montaż remont instalacja siew zbiór wykopki żniwa oprysk projekt najem żwir piasek'.split(' '),
);

function isRental(id: number): boolean {
  return naturePath(id).at(-1)?.key === 'machine_rental';
}

/** Base forms of words for any machine. */
const ANY_MACHINE = new Set('maszyna sprzęt narzędzie urządzenie osprzęt'.split(' '));

/** Whether a word names the machine to be hired, which a match must have: "wynajem rębaka". */
export function isHired({ word, isPurpose, isPart, isWhere }: AskedWord, head: AskedWord | undefined): boolean {
  if (!head || head.categoryIds.length === 0 || !head.categoryIds.every(isRental)) return false;
  const isObject = word.isAbout && !isPurpose && !isPart && !isWhere;
  return isObject && !word.strict.stems.some((stem) => ANY_MACHINE.has(stem));
}

/** A service such as mowing covers more than its listing states, so its details may be missing. */
export function isServiceNamed(head: AskedWord, words: readonly AskedWord[], { stemmer }: DemandParts): boolean {
  const { word, categoryIds } = head;
  if (words.some((each) => isHired(each, head))) return false;
  const isService = (id: number) => isWorkCategory(id) && !isJobCategory(id);
  const isNoun = word.strict.stems.some((stem) => WORK_NOUNS.has(stem));
  return (
    categoryIds.length > 0 &&
    categoryIds.every(isService) &&
    (isNoun || [word.text, ...word.strict.stems].some((each) => isAction(each, stemmer)) || categoryIds.every(isRental))
  );
}

/** Adds the score of a detail of work, part of it for being mentioned at all. */
export function raiseTold(told: WordLists, found: number, scratch: Scratch): void {
  raise(told, found, OWN_WORDS, scratch, SAID_OF_WORK);
}

/** The details of a query for work; listings that mention them rank higher. */
export function toldLists(words: readonly AskedWord[], parts: DemandParts, total: number): WordLists[] {
  const isJob = ({ role, word, categoryIds }: AskedWord) =>
    role === 'head' && !isWorkWord(word.strict.stems) && categoryIds.length > 0 && categoryIds.every(isJobCategory);
  // The name of the job matters more than its place: "sprzątanie w pensjonacie".
  const job = words.find(isJob);
  const isTold = ({ role, word, isWhere }: AskedWord) =>
    role === 'detail' && !isWorkWord(word.strict.stems) && !(job && isWhere);
  const details = words.filter(isTold);
  // "Operator koparki" and "obsługa koparki" are the same job, so mentions in the title count as well.
  const told = (word: QueryWord) =>
    [true, false].flatMap((isAbout) => [...withRelated({ ...word, isAbout }, parts, total).runs]);
  const lists = details.map(({ word, alternatives }) => listsOf([word, ...alternatives].flatMap(told), total));
  // The job may also be a complement of the title: "osoba do sprzątania".
  return job ? [...lists, withRelated({ ...job.word, isAbout: true }, parts, total)] : lists;
}

/** Work with horses may also be listed in another category, if the listing mentions horses. */
export function withSaid(
  inCategory: WordLists | null,
  words: readonly AskedWord[],
  parts: DemandParts,
  total: number,
): WordLists | null {
  if (!inCategory) return null;
  const head = words.find(({ role }) => role === 'head');
  const isService = head?.categoryIds.every(isServiceCategory) === true;
  // The wood of "wiata z drewna" asks for no other work with wood.
  const details = words.filter(({ role, isPart }) => role === 'detail' && !(isService && isPart));
  const said = details.map(({ word }) => ({ lists: onlyTelling(withRelated(word, parts, total)) }));
  return joined([{ lists: inCategory }, ...said], total);
}
