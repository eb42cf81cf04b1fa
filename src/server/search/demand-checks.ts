import { categoriesById } from '#kinds/ad/categories.ts';
import {
  isCraftCategory,
  isFoodCategory,
  isJobCategory,
  isMadeByHand,
  isPlantCategory,
  isServiceCategory,
} from './category-hints.ts';
import { titled } from './demand-lists.ts';
import type { Scope } from './demand-scope.ts';
import type { Demands } from './demands.ts';
import { isIn } from './match.ts';
import { JOB, OWN_WORDS, SERVICE } from './match-weights.ts';
import type { Sense } from './sense.ts';
import type { SearchQuery } from './types.ts';
import type { WordLists } from './word-lists.ts';

function isJob({ categoryIds }: Demands): boolean {
  return categoryIds.length > 0 && categoryIds.every(isJobCategory);
}

/** The weight of the head's own words when jobs or services were found by their category. */
export function weightOfName(demands: Demands): number {
  if (isJob(demands)) return JOB;
  if (demands.told.length === 0) return OWN_WORDS;
  // The deed counts more than what it is done to, however rare that is: grafting an apple tree is not pruning it.
  const own = demands.mentions?.weight ?? 1;
  return (SERVICE * Math.max(own, ...demands.details.map(({ weight }) => weight))) / own;
}

/** Keys of the categories of plants that users look for by species. */
const BY_SPECIES = new Set(['fruit_trees', 'berry_bushes', 'ornamental_shrubs', 'perennials', 'potted_herbs']);

/** Whether all categories contain food, handicraft or such plants, whose listings always name the thing. */
export function isSpecific(categoryIds: readonly number[]): boolean {
  const isBySpecies = (id: number) => BY_SPECIES.has(categoriesById.get(id)?.key ?? '');
  return categoryIds.every((id) => isFoodCategory(id) || isCraftCategory(id) || isBySpecies(id));
}

/** Whether the query is a noun alone: a title that only mentions it is no match. "Rower" is not a basket for a bicycle. */
export function isAlone({ isKnownNoun, details, firm, purposes }: Demands): boolean {
  return isKnownNoun && details.length + firm.length + purposes.length === 0;
}

/** Whether some listing offers the thing rather than mentions it. */
export function isOnOffer(demands: Demands): boolean {
  const { isThere, isAbout, categoryIds } = demands;
  return isThere || isAbout || (categoryIds.length === 0 && !isAlone(demands));
}

/**
 * Whether titles only mention the thing as a complement, such as what another thing is for: for "siodło" a horse "pod
 * siodło". That is no offer of an article that somebody makes, while a plant or a material may be meant by what is
 * made of it: "syrop z czarnego bzu".
 */
export function isOnlyMentioned({ isThere, isAbout, isKnownNoun, categoryIds }: Demands): boolean {
  return isKnownNoun && !isThere && !isAbout && categoryIds.length > 0 && categoryIds.every(isMadeByHand);
}

/** The category together with work of that name in other categories: a shepherd among the jobs in agritourism. */
export function withTitled({ mentions, named, isTold, scope }: Demands, inCategory: WordLists): WordLists {
  if (!scope.isWork || isTold || named || !mentions) return inCategory;
  return { ...inCategory, runs: [...inCategory.runs, ...titled(mentions).runs] };
}

/** The rejected categories in the head's own branch: food, handicraft or plants. */
export function othersOfBranch({ categoryIds, isKnownNoun, scope }: Demands): number[] {
  const branches = [isFoodCategory, isCraftCategory, ...(isKnownNoun ? [isPlantCategory] : [])];
  const isOfBranch = branches.find((is) => categoryIds.every(is));
  return isOfBranch ? scope.rejectedIds.filter(isOfBranch) : [];
}

/**
 * The head and all details of food, to be found in one title, when only the `kept` details would be required: a title
 * with both words of "babka lancetowata" shows that no cake is meant. Null if no detail is dropped.
 */
export function titledWhole(demands: Demands, kept: readonly WordLists[]): WordLists[] | null {
  const { mentions, categoryIds, firm, details } = demands;
  const all = [...firm, ...details];
  if (kept.length >= all.length || !mentions || !categoryIds.every(isFoodCategory)) return null;
  return [mentions, ...all].map(titled);
}

/** Whether a listing has what every sense of the query requires. */
export function mayFit(slot: number, demands: Demands): boolean {
  const { head, mentions, inCategory, features, musts, details, firm, purposes, mayDrop } = demands;
  const has = (word: WordLists) => isIn(word, slot);
  if (head && mentions && !has(mentions) && !(inCategory && has(inCategory))) return false;
  if (![...features, ...musts, ...firm].every(has)) return false;
  return mayDrop || [...details, ...(mentions === null ? purposes : [])].every(has);
}

/** The query without its days. */
export function anyDay(query: SearchQuery, nowMs: number): SearchQuery {
  const { weekdays: _weekdays, startsBeforeMs: _before, ...rest } = query;
  return { ...rest, endsAfterMs: nowMs };
}

/**
 * All details first, then without the most common one, and so on; before the last one is dropped, each of the others
 * alone: for "płot z siatki i palików", any fence of mesh.
 */
export function fewerAndFewer(details: readonly WordLists[], mayDrop: boolean): (readonly WordLists[])[] {
  if (!mayDrop) return [details];
  const fewer = Array.from({ length: details.length }, (_, dropped) => details.slice(0, details.length - dropped));
  return [...fewer, ...details.slice(1).map((detail) => [detail]), []];
}

/** The scope without services. */
export function withoutServices(scope: Scope): Scope {
  const services = [...categoriesById.keys()].filter(isServiceCategory);
  return { ...scope, rejectedIds: [...scope.rejectedIds, ...services] };
}

/**
 * Whether a noun alone that has no category of its own is neither work nor a trade, so that services which mention it
 * do not offer it unless they name it in the same form: "alpaka" is not "strzyża alpak", but "piasek" may be delivered.
 */
export function mayBeServedOnly(demands: Demands): boolean {
  return isAlone(demands) && demands.isThere && demands.categoryIds.length === 0 && !demands.scope.isWork;
}

/** Keys of the categories of services for which machines and buildings differ as much as goods do. */
const BY_THING = new Set(['machine_rental', 'fencing_building']);

/** Whether the head names one of the many things of its category: a chipper for hire is no excavator. */
export function isOneOfMany({ categoryIds }: Demands): boolean {
  return categoryIds.some((id) => BY_THING.has(categoriesById.get(id)?.key ?? ''));
}

/** The demands of a query and what they mean in this market. */
interface Understood {
  readonly demands: Demands;
  readonly sense: Sense;
}

/** Listings that the query excludes. */
export function excludedBy({ demands, sense }: Understood): readonly WordLists[] {
  const isStated = demands.withouts.every((lists) => sense.musts.includes(lists));
  return [...demands.excluded, ...(isStated ? [] : demands.unstated)];
}

/** Whether no word has to match, so that only the filters decide. */
export function isOpen({ demands, sense }: Understood): boolean {
  const isUnnamed = !demands.head && sense.head !== 'whole';
  return isUnnamed && sense.details.length + demands.features.length + sense.musts.length === 0;
}
