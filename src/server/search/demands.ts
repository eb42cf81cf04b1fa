import { getKind, type KindId } from '#kinds/index.ts';
import { isJobCategory, isWorkCategory } from './category-hints.ts';
import {
  BARE_FORM,
  BARE_NAME_TABLES,
  LOOSE_FORM,
  looselyAs,
  NAMING,
  NEARLY_TAG,
  sellerOnly,
  strictOnly,
  tellingOnly,
} from './fields.ts';
import type { Groups } from './groups.ts';
import { denied, negated, spelled } from './negated-forms.ts';
import type { Run } from './postings.ts';
import type { Stemmer } from './stemmer.ts';
import type { CorrectedWord } from './types.ts';
import type { Corrector, Leads } from './typo.ts';
import type { FeatureMeaning } from './understanding/features.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import { joined, type WordFinder, type WordLists, type WordRun } from './word-lists.ts';
import { type QueryWord, readWord, readWords } from './words.ts';

/**
 * Where the parts of a query are found.
 *
 * head        where the thing itself is found; null when no word names it or the word leads nowhere.
 * named       where the head is the bare name of a category: all that is in it, and nothing else.
 * mentions    where the head is only mentioned, beside where it is what the thing is.
 * inCategory  what stands in the categories whose things are called as the head is.
 * categoryIds those categories.
 * isThere     listings are called as the head is: its category alone then counts little.
 * isGeneral   the head names so much that without a detail it tells nothing: "praca".
 * details     what else words ask for, the most telling first: preferably all of it.
 * features    what else is asked for that listings state as a feature: all of it.
 * musts       what has to hold even where not every word does.
 * withouts    what says that the thing is without something; where nothing says so, only what has it is left out.
 * excluded    what must not be; `unstated` where nothing says that it is without that.
 * isGoods     things are asked for, so that work on them is no answer.
 * mayDrop     details that no listing has may be left out: the head tells enough, and the words are not meant as typed.
 * isAbout     the head is asked for as what a thing is for, of or with.
 * isLost      what is asked for is not on offer, so that nothing can fit; `lostWeight` is that of details that lead nowhere.
 */
export interface Demands {
  readonly head: WordLists | null;
  readonly named: WordLists | null;
  readonly mentions: WordLists | null;
  readonly inCategory: WordLists | null;
  readonly categoryIds: readonly number[];
  readonly isThere: boolean;
  readonly isGeneral: boolean;
  readonly details: readonly WordLists[];
  readonly features: readonly WordLists[];
  readonly musts: readonly WordLists[];
  readonly withouts: readonly WordLists[];
  readonly isGoods: boolean;
  readonly colours: readonly WordLists[];
  readonly excluded: readonly WordLists[];
  readonly unstated: readonly WordLists[];
  readonly mayDrop: boolean;
  readonly isAbout: boolean;
  readonly isLost: boolean;
  readonly lostWeight: number;
  readonly corrected: readonly CorrectedWord[];
}

/** Features that somebody may depend on: what does not have them is no answer, not even a near one. */
const NEEDED_TAGS = new Set(['nogluten', 'lactosefree', 'nosugar', 'gmofree', 'vegan', 'vegetarian']);
/** Said by a feature, too: what is without meat is vegan or vegetarian. */
const TAGS_WITHOUT: Readonly<Record<string, readonly string[]>> = { [negated('mięso')]: ['vegetarian', 'vegan'] };
/** Who says so asks for work, or offers it. */
const WORK = new Set([
  'praca',
  'pracownik',
  'zatrudnienie',
  'usługa',
  'etat',
  'zlecenie',
  'pomoc',
  'zbieranie',
  'wynajem',
]);
/** For how many words of a query corrections are looked for, which takes milliseconds. */
const MAX_CORRECTED = 4;
/** How many words that are equally near a misspelled one are searched for in its place. */
const MAX_READINGS = 3;

/** The parts of an index that demands are looked up in. */
export interface DemandParts {
  readonly finder: WordFinder;
  readonly corrector: Corrector;
  readonly groups: Groups;
  readonly stemmer: Stemmer;
}

/** What looking up needs to know: of which kind, among how many listings, at which version, and what leads somewhere. */
export interface LookUp {
  readonly kind: KindId;
  readonly total: number;
  readonly version: number;
  readonly leads: Leads;
  readonly mayCorrect: boolean;
}

/** Looks up what a meaning demands; words that are spelled wrong are corrected. */
export function lookUpDemands(meaning: QueryMeaning, parts: DemandParts, asked: LookUp): Demands {
  const corrected: CorrectedWord[] = [];
  let budget = MAX_CORRECTED;
  let lostWeight = 0;
  const isTelling = getKind(asked.kind).capabilities.categories;
  const find = ({ word }: AskedWord, isHead: boolean): WordLists | null => {
    const own = isHead ? parts.finder.find(word, asked.total) : withRelated(word, parts, asked.total);
    const lists = isHead && isTelling ? onlyTelling(own) : own;
    if (asked.leads(lists)) return lists;
    if (asked.mayCorrect && mayBeMisspelled(word) && budget-- > 0) {
      const leads: Leads = (each) => asked.leads(isHead && isTelling ? onlyTelling(each) : each);
      const key = `${asked.kind} ${isHead}`;
      const likely = parts.corrector.corrections(word, true, leads, asked.total, key, asked.version);
      const [best] = likely;
      if (best) {
        corrected.push({ typed: spelled(word.text), used: spelled(best.used) });
        const alike = likely.filter(({ distance }) => distance === best.distance).slice(0, MAX_READINGS);
        if (!isHead) {
          const words = alike.map(({ used }) => readWord(used, parts.stemmer));
          return joined(
            words.map((each) => ({ lists: withRelated(each, parts, asked.total) })),
            asked.total,
          );
        }
        const lists = joined(alike, asked.total);
        return isTelling ? onlyTelling(lists) : lists;
      }
    }
    if (!isHead) lostWeight += lists.weight;
    return null;
  };
  const words = meaning.words.filter(({ word }) => !parts.groups.isKindName(asked.kind, word.strict.stems));
  const headWord = words.find(({ role }) => role === 'head');
  const details = words.filter(({ role }) => role === 'detail').flatMap((word) => find(word, false) ?? []);
  const named = headWord ? find(headWord, true) : null;
  // What a farm or an event is, nearly every word may say.
  const mentions = named ?? instead(headWord, isTelling, details, parts, asked.total);
  const strict = mentions && isTelling ? onlyStrict(mentions) : mentions;
  const isThere = strict !== null && asked.leads(strict);
  const head = isThere ? strict : mentions;
  const features = meaning.features.map((feature) => ({ lists: featureLists(feature, parts, asked), feature }));
  const isNeeded = ({ feature }: { feature: FeatureMeaning }) => NEEDED_TAGS.has(feature.tags[0] ?? '');
  const withouts = words.filter(({ role }) => role === 'without');
  const isGeneral =
    headWord !== undefined && headWord.categoryIds.length === 0 && head !== null && bareOnly(head) !== null;
  const mayDrop = asked.mayCorrect && (!isTelling || headWord === undefined || headWord.categoryIds.length > 0);
  return {
    head,
    named: head && bareOnly(head),
    mentions,
    categoryIds: headWord?.categoryIds ?? [],
    inCategory: headWord ? categoryLists(headWord.categoryIds, parts.groups, asked.total) : null,
    isThere,
    isGeneral,
    details: details.sort((a, b) => b.weight - a.weight),
    features: features.filter((each) => !isNeeded(each)).map(({ lists }) => lists),
    musts: features.filter(isNeeded).map(({ lists }) => lists),
    withouts: withouts.map((word) => withoutLists(word, parts, asked)),
    isGoods: isGoods(words),
    colours: [
      ...words.filter(({ role }) => role === 'colour').map(({ word }) => parts.finder.find(word, asked.total)),
      ...(headWord && !named ? [relatedLists(headWord.word, parts, asked.total)] : []),
    ],
    excluded: [...excludedLists(meaning, parts, asked), ...deniedLists(withouts, telling, parts, asked)],
    unstated: deniedLists(withouts, anywhere, parts, asked),
    mayDrop,
    isAbout: headWord?.word.isAbout === true,
    isLost: (headWord !== undefined && head === null) || (lostWeight > 0 && !mayDrop),
    lostWeight,
    corrected,
  };
}

// What a farm or an event is, nearly every word may say; who does a job, its category says.
function instead(
  head: AskedWord | undefined,
  isTelling: boolean,
  details: WordLists[],
  parts: DemandParts,
  total: number,
): WordLists | null {
  if (!isTelling) return details.shift() ?? null;
  return head && head.categoryIds.length > 0 && head.categoryIds.every(isJobCategory)
    ? categoryLists(head.categoryIds, parts.groups, total)
    : null;
}

function isGoods(words: readonly AskedWord[]): boolean {
  const head = words.find(({ role }) => role === 'head');
  const isWork = ({ word, categoryIds }: AskedWord) =>
    categoryIds.some(isWorkCategory) || word.strict.stems.some((stem) => WORK.has(stem));
  return head !== undefined && head.categoryIds.length > 0 && !words.some(isWork);
}

function relatedLists(word: QueryWord, { finder }: Pick<DemandParts, 'finder'>, total: number): WordLists {
  const strict = { surfaces: [], stems: relatedStems(word.strict.stems) };
  return finder.find({ ...word, strict, loose: null }, total);
}

// A word of the dictionary is meant as it is; a name may be known there in one spelling only.
function mayBeMisspelled({ isKnown, strict }: QueryWord): boolean {
  return !isKnown || strict.stems.some((stem) => stem.startsWith('?'));
}

// A detail is as well said by the noun that its adjective is made of, a little less so.
function withRelated(word: QueryWord, { finder }: DemandParts, total: number): WordLists {
  const own = finder.find(word, total);
  const other = relatedLists(word, { finder }, total);
  if (other.runs.length === 0) return own;
  const nearly = other.runs.map((run) => ({ ...run, bits: looselyAs(run.bits) }));
  return { ...own, runs: [...own.runs, ...nearly], size: own.size + sizeOf(nearly) };
}

/** The same lists where the word stands in a telling place. */
export function onlyTelling(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: tellingOnly(run.bits) })) };
}

/** The same lists where the word is of the seller's name. */
export function sellersOnly(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: sellerOnly(run.bits) })) };
}

function onlyStrict(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: strictOnly(run.bits) })) };
}

function bareOnly(lists: WordLists): WordLists | null {
  const runs = lists.runs.filter(({ bits }) => BARE_NAME_TABLES.has(bits));
  return runs.length > 0 ? { ...lists, runs, size: sizeOf(runs) } : null;
}

function sizeOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}

function listsOf(runs: readonly WordRun[], total: number): WordLists {
  const size = sizeOf(runs);
  return { runs, size, weight: 1 + Math.floor(Math.log2(1 + total / (size + 1))) };
}

/** All that stands in any of the categories; null where nothing ever did. */
export function categoryLists(ids: readonly number[], groups: Groups, total: number): WordLists | null {
  const lists = ids.flatMap((id) => groups.findCategory(id)?.list ?? []);
  if (lists.length === 0) return null;
  return listsOf(
    lists.map((list) => ({ ...groups.postings.run(list), bits: BARE_FORM })),
    total,
  );
}

/** All that carries any of the tags, the first counting most. */
export function listsOfTags(tags: readonly string[], groups: Groups, kind: KindId, total: number): WordLists {
  return listsOf(tagRuns(tags, { groups }, kind), total);
}

function tagRuns(tags: readonly string[], { groups }: Pick<DemandParts, 'groups'>, kind: KindId): WordRun[] {
  return tags.flatMap((tag, rank) => {
    const list = groups.findTag(kind, tag);
    return list === undefined ? [] : { ...groups.postings.run(list), bits: rank === 0 ? NAMING.exact : NEARLY_TAG };
  });
}

function telling(words: readonly string[], parts: DemandParts, total: number): WordRun[] {
  const read = words.flatMap((text) => readWords(text, parts.stemmer));
  return read.flatMap((word) => [...onlyTelling(parts.finder.find(word, total)).runs]);
}

function anywhere(words: readonly string[], parts: DemandParts, total: number): WordRun[] {
  const read = words.flatMap((text) => readWords(text, parts.stemmer));
  return read.flatMap((word) => [...parts.finder.find(word, total).runs]);
}

function featureLists({ tags, words }: FeatureMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists {
  return listsOf([...tagRuns(tags, parts, kind), ...telling(words, parts, total)], total);
}

function withoutLists({ word }: AskedWord, parts: DemandParts, { kind, total }: LookUp): WordLists {
  const tags = word.strict.stems.flatMap((stem) => TAGS_WITHOUT[stem] ?? []);
  return listsOf([...parts.finder.find(word, total).runs, ...tagRuns(tags, parts, kind)], total);
}

// What is excluded must stand nowhere; that a thing is without it is another word.
function excludedLists({ exclusions }: QueryMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists[] {
  const runs = exclusions.flatMap(({ tags, words }) => [
    ...tagRuns(tags, parts, kind),
    ...anywhere(words, parts, total),
  ]);
  return listsUnlessLoose(runs, total);
}

function deniedLists(
  withouts: readonly AskedWord[],
  find: typeof anywhere,
  parts: DemandParts,
  { total }: LookUp,
): WordLists[] {
  const words = withouts.flatMap(({ word }) => denied(word.text) ?? []);
  return listsUnlessLoose(find(words, parts, total), total);
}

function listsUnlessLoose(runs: readonly WordRun[], total: number): WordLists[] {
  const sure = runs.filter(({ bits }) => bits !== LOOSE_FORM && bits !== tellingOnly(LOOSE_FORM));
  return sure.length > 0 ? [listsOf(sure, total)] : [];
}
