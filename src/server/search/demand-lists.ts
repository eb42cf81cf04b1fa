import type { KindId } from '#kinds/index.ts';
import type { CategoryHints } from './category-hints.ts';
import {
  BARE_FORM,
  BARE_NAME_TABLES,
  inAnyRole,
  inOwnWords,
  looselyAs,
  NAMING,
  NEARLY_TAG,
  offeredOnly,
  SELLER,
  sellerOnly,
  strictOnly,
  tellingOnly,
  thingOnly,
  titleOnly,
  typedInTitle,
  writtenOnly,
} from './fields.ts';
import type { Groups } from './groups.ts';
import type { Run } from './postings.ts';
import type { Stemmer } from './stemmer.ts';
import type { Leads } from './typo.ts';
import { madeStems, relatedStems } from './understanding/related-words.ts';
import { joined, type WordFinder, type WordLists, type WordRun } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** The parts of an index that demands are looked up in, and the hints from words to categories. */
export interface DemandParts {
  readonly hints: CategoryHints;
  readonly finder: WordFinder;
  readonly groups: Groups;
  readonly stemmer: Stemmer;
}

/**
 * The context of a look-up. `leads` tests whether lists have matches of the kind, `leadsAds` whether they have ads;
 * `isLiteral`: the words are meant as typed.
 */
export interface LookUp {
  readonly kind: KindId;
  readonly total: number;
  readonly leads: Leads;
  readonly leadsAds: Leads;
  readonly isLiteral: boolean;
}

export function relatedLists(word: QueryWord, parts: Pick<DemandParts, 'finder'>, total: number): WordLists {
  return stemLists(word, relatedStems(word.strict.stems), parts, total);
}

export function stemLists(
  word: QueryWord,
  stems: readonly string[],
  { finder }: Pick<DemandParts, 'finder'>,
  total: number,
): WordLists {
  return finder.find({ ...word, strict: { surfaces: [], stems }, loose: null }, total);
}

export function loosely(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: looselyAs(run.bits) })) };
}

export function withAlso(word: QueryWord): QueryWord {
  const { also = [], strict } = word;
  return also.length === 0 ? word : { ...word, strict: { ...strict, stems: [...strict.stems, ...also] } };
}

// Matches of a word, and loose ones of its related words: the noun of an adjective, or the other way round.
export function withRelated(word: QueryWord, { finder }: Pick<DemandParts, 'finder'>, total: number): WordLists {
  const own = finder.find(withAlso(word), total);
  const other = relatedLists(word, { finder }, total);
  if (other.runs.length === 0) return own;
  const { runs } = loosely(other);
  return { ...own, runs: [...own.runs, ...runs], size: own.size + sizeOf(runs) };
}

/** Matches of any of the words, in any role, of their related words and of what is made of them. */
export function saidBy(words: readonly QueryWord[], parts: Pick<DemandParts, 'finder'>, total: number): WordLists {
  const lists = words.flatMap((word) => [
    anyRole(parts.finder.find(withAlso(word), total)),
    relatedLists(word, parts, total),
    stemLists(word, madeStems(word.strict.stems), parts, total),
  ]);
  return joined(
    lists.map((each) => ({ lists: each })),
    total,
  );
}

/** The same lists, limited to words in a telling field, not only in the description. */
export function onlyTelling(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: tellingOnly(run.bits) })) };
}

/** The same lists; the word may be a thing or a complement of the title: "kogut" in "gwiazda z czterema kogutami". */
export function anyRole(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: inAnyRole(run.bits) })) };
}

/** The same lists; the name of the category is only a loose match. */
export function ownWordsOnly(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: inOwnWords(run.bits) })) };
}

/** The same lists, limited to words in the title, the description or as the whole name of the category. */
export function writtenBy(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: writtenOnly(run.bits) })) };
}

/** The same lists, limited to words in the seller's name. */
export function sellersOnly(lists: WordLists): WordLists {
  // Few words are ever part of a seller's name; skip the lists of all others.
  const runs = lists.runs.filter(({ fields }) => (fields & SELLER) !== 0);
  return { ...lists, runs: runs.map((run) => ({ ...run, bits: sellerOnly(run.bits) })), size: sizeOf(runs) };
}

/** The same lists, limited to words in the title. */
export function titled(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: titleOnly(run.bits) })) };
}

/** The same lists, limited to titles that contain exactly the typed form. */
export function titledAsTyped(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: typedInTitle(run.bits) })) };
}

/** The same lists without the names of sellers. */
export function besideSellers(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: thingOnly(run.bits) })) };
}

export function onlyStrict(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: strictOnly(run.bits) })) };
}

/** The same lists, without titles that have the word only as what the thing is for. */
export function offered(lists: WordLists): WordLists {
  return { ...lists, runs: lists.runs.map((run) => ({ ...run, bits: offeredOnly(run.bits) })) };
}

export function bareOnly(lists: WordLists): WordLists | null {
  const runs = lists.runs.filter(({ bits }) => BARE_NAME_TABLES.has(bits));
  return runs.length > 0 ? { ...lists, runs, size: sizeOf(runs) } : null;
}

export function sizeOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}

export function listsOf(runs: readonly WordRun[], total: number): WordLists {
  const size = sizeOf(runs);
  return { runs, size, weight: 1 + Math.floor(Math.log2(1 + total / (size + 1))) };
}

/** All listings in any of the categories; null if none of these has ever had a listing. */
export function categoryLists(ids: readonly number[], groups: Groups, total: number): WordLists | null {
  const lists = ids.flatMap((id) => groups.findCategory(id)?.list ?? []);
  if (lists.length === 0) return null;
  return listsOf(
    lists.map((list) => ({ ...groups.postings.run(list), bits: BARE_FORM })),
    total,
  );
}

/** All listings with any of the tags; the first tag counts most. */
export function listsOfTags(tags: readonly string[], groups: Groups, kind: KindId, total: number): WordLists {
  return listsOf(tagRuns(tags, { groups }, kind), total);
}

export function tagRuns(tags: readonly string[], { groups }: Pick<DemandParts, 'groups'>, kind: KindId): WordRun[] {
  return tags.flatMap((tag, rank) => {
    const list = groups.findTag(kind, tag);
    return list === undefined ? [] : { ...groups.postings.run(list), bits: rank === 0 ? NAMING.exact : NEARLY_TAG };
  });
}
