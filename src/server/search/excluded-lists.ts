import { getKind } from '#kinds/index.ts';
import type { LookUp } from './demand-lists.ts';
import { type DemandParts, listsOf, onlyTelling, stemLists, tagRuns } from './demand-lists.ts';
import { LOOSE_FORM, tellingOnly } from './fields.ts';
import { denied, negated } from './negated-forms.ts';
import type { FeatureMeaning } from './understanding/features.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { madeStems, relatedStems } from './understanding/related-words.ts';
import type { WordLists, WordRun } from './word-lists.ts';
import { readWords } from './words.ts';

/** Features that exclude each other: a query for one leaves out listings with another. */
const CONTRARY_TAGS: readonly (readonly string[])[] = [['freerange', 'barneggs', 'cagedhens']];

/** Tags that imply that a thing is without something: vegan and vegetarian food has no meat. */
const TAGS_WITHOUT: Readonly<Record<string, readonly string[]>> = {
  [negated('mięso')]: ['vegetarian', 'vegan'],
  // Not `lactosefree`: such food still contains milk, which matters for an allergy.
  [negated('mleko')]: ['vegan'],
  [negated('nabiał')]: ['vegan'],
  [negated('jajo')]: ['vegan'],
  [negated('cukier')]: ['nosugar'],
  [negated('gluten')]: ['nogluten'],
};

export function featureLists({ tags, words }: FeatureMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists {
  // For farms and events a mention in the description is enough, such as a sauna. Goods must state it elsewhere.
  const said = getKind(kind).capabilities.categories ? telling : anywhere;
  return listsOf([...tagRuns(tags, parts, kind), ...said(words, parts, total)], total);
}

export function withoutLists({ word }: AskedWord, parts: DemandParts, { kind, total }: LookUp): WordLists {
  const tags = word.strict.stems.flatMap((stem) => TAGS_WITHOUT[stem] ?? []);
  return listsOf([...parts.finder.find(word, total).runs, ...tagRuns(tags, parts, kind)], total);
}

// Listings that contain an excluded word in any field. "Bez" with the word is indexed as another form.
export function excludedLists({ exclusions }: QueryMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists[] {
  const runs = exclusions.flatMap(({ tags, words }) => [
    ...tagRuns(tags, parts, kind),
    ...anywhere(words, parts, total),
  ]);
  return listsUnlessLoose(runs, total);
}

// Listings with a feature that excludes the one asked for.
export function contraryLists({ features }: QueryMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists[] {
  const asked = new Set(features.flatMap(({ tags }) => tags));
  return CONTRARY_TAGS.filter((tags) => tags.some((tag) => asked.has(tag))).map((tags) =>
    listsOf(
      tags.flatMap((tag) => (asked.has(tag) ? [] : tagRuns([tag], parts, kind))),
      total,
    ),
  );
}

export function deniedLists(
  withouts: readonly AskedWord[],
  find: typeof anywhere,
  parts: DemandParts,
  { total }: LookUp,
): WordLists[] {
  const words = withouts.flatMap(({ word }) => denied(word.text) ?? []);
  return listsUnlessLoose(find(words, parts, total), total);
}

export function telling(words: readonly string[], parts: DemandParts, total: number): WordRun[] {
  const read = words.flatMap((text) => readWords(text, parts.stemmer));
  return read.flatMap((word) => [...onlyTelling(parts.finder.find(word, total)).runs]);
}

export function anywhere(words: readonly string[], parts: DemandParts, total: number): WordRun[] {
  const read = words.flatMap((text) => readWords(text, parts.stemmer));
  return read.flatMap((word) => [
    ...parts.finder.find(word, total).runs,
    // Also as a complement: "kiełbasa z dzika".
    ...parts.finder.find({ ...word, isAbout: true }, total).runs,
    // Excluding pine also excludes things made of pine.
    ...stemLists(word, [...relatedStems(word.strict.stems), ...madeStems(word.strict.stems)], parts, total).runs,
  ]);
}

function listsUnlessLoose(runs: readonly WordRun[], total: number): WordLists[] {
  const sure = runs.filter(({ bits }) => bits !== LOOSE_FORM && bits !== tellingOnly(LOOSE_FORM));
  return sure.length > 0 ? [listsOf(sure, total)] : [];
}
