import type { KindId } from '#kinds/index.ts';
import { findAlike } from './alike.ts';
import { branchOf, type CategoryHints, isAnimalCategory, isCraftCategory, isFoodCategory } from './category-hints.ts';
import { isJob, isOnOffer, isSpecific, mayFit, withTitled } from './demand-checks.ts';
import { besideSellers, categoryLists, listsOfTags, onlyTelling, sellersOnly, titled } from './demand-lists.ts';
import { isLimiting, isWithin, type Scope } from './demand-scope.ts';
import { type Demands, lookUpDemands } from './demands.ts';
import { TOLD_BITS } from './fields.ts';
import { type Filter, makeFilter } from './filter.ts';
import { MarketWords } from './market-words.ts';
import { bitsAt, collect, isIn, matchAll, raise, slotAt } from './match.ts';
import type { IndexParts, Match } from './matcher.ts';
import { isOfOtherAnimal, ofOtherAnimals, slotsOf } from './other-animals.ts';
import { coverMost, keep } from './partial-match.ts';
import { preferAmount } from './preferences.ts';
import { type KindOrders, narrowestSource, type Source } from './sources.ts';
import { isNumber } from './text.ts';
import type { SearchQuery } from './types.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import { WordFinder, type WordLists } from './word-lists.ts';
import { readWords } from './words.ts';

/** How much a word that only colours is worth beside one that is asked for. */
const COLOUR = 0.25;
/** How much the head's own words are worth where its category has been found already. */
const OWN_WORDS = 1;
/** How much the name of a job is worth beside what is done in it, which counts as a detail and as what is told. */
const JOB = 1.5;
/** How much a word for what the thing is for is worth. */
const PURPOSE = 2;
/** How much a quality is worth that few listings state: those that do come first. */
const QUALITY = 2;
/** How much less is worth what is kept in some way, where something fresh is asked for. */
const KEPT = 4;
/** The same where the name of its category is the head's own word. */
const NAMED_WORDS = 0.5;

/** What of a listing others are compared with. */
export interface LikeListing {
  readonly title: string;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
}

/**
 * What the head of a query means in this market: all that a category is called by, or holds, what is called so, or a
 * seller's name. Food or handicraft is absent where listings only mention it, elsewhere than in its own category: "kluski" where
 * only eggs for them are offered.
 */
type HeadSense = 'category' | 'whole' | 'thing' | 'mention' | 'seller' | 'absent' | 'none';

/**
 * What a query means in this market: how its head is meant, and what of it must hold.
 *
 * details  those that must hold: a detail that no listing has beside the others is left out.
 * purposes what the thing is for: it raises.
 * isOwn    things called so stand in a category of their own, so that what only shares their name elsewhere is not
 *          meant.
 * isElsewhere  what is called so stands only outside the branch of such things.
 */
interface Sense {
  readonly head: HeadSense;
  readonly musts: readonly WordLists[];
  readonly details: readonly WordLists[];
  readonly purposes: readonly WordLists[];
  readonly isOwn: boolean;
  readonly isElsewhere: boolean;
}

interface Known {
  readonly version: number;
  readonly demands: Demands;
  readonly sense: Sense;
}

/** What a listing needs: all of the words, to pass the filter, and to have `own` or stand in a category of the head. */
interface Needed {
  readonly words: readonly WordLists[];
  readonly filter: Filter;
  readonly own?: WordLists;
}

/** So many words beside the head tell which listing is meant, in whatever category it stands. */
const TELLING_WORDS = 2;

/** Finds what fits a query that was understood, in no order. */
export class MeaningMatcher {
  readonly #parts: IndexParts;
  readonly #hints: CategoryHints;
  readonly #finder: WordFinder;
  /** What single words find among the listings. */
  readonly market: MarketWords;
  /** What was looked up for a meaning, at which version of the index. */
  readonly #demands = new WeakMap<QueryMeaning, Pick<Known, 'version' | 'demands'>>();
  readonly #known = new WeakMap<QueryMeaning, Known>();

  constructor(parts: IndexParts, hints: CategoryHints, version: () => number) {
    this.#parts = parts;
    this.#hints = hints;
    this.#finder = new WordFinder(parts.terms, parts.groups, version);
    this.market = new MarketWords(parts, this.#finder);
  }

  /** What fits in every point; without any word, stops beyond `atMost`. */
  match(query: SearchQuery, meaning: QueryMeaning, nowMs: number, version: number, atMost: number): Match {
    const { columns, groups, scratch, orders } = this.#parts;
    scratch.reserve(columns.size);
    const known = this.#look(query.kind, meaning, nowMs, version);
    const { demands } = known;
    const filter = this.#filter(query, known, nowMs);
    const source = narrowestSource(query, orders.get(query.kind) as KindOrders, groups);
    if (demands.isLost || known.sense.head === 'absent') return { count: 0, isScored: true, filter };
    if (isOpen(known)) {
      const count = collect(source, filter, scratch, atMost);
      return { count, isScored: false, filter };
    }
    const matched = this.#matchWords(known, source, filter);
    const count = meaning.cheapFirst && known.sense.head !== 'category' ? this.#keepTitled(known, matched) : matched;
    const dropped = demands.details.filter((detail) => !known.sense.details.includes(detail));
    for (const detail of dropped) raise(detail, count, OWN_WORDS, scratch);
    if (demands.usual) raise(demands.usual, count, OWN_WORDS, scratch);
    if (demands.own && known.sense.head !== 'category') raise(demands.own, count, OWN_WORDS, scratch);
    for (const purpose of known.sense.purposes) raise(purpose, count, PURPOSE, scratch);
    for (const quality of demands.qualities) raise(quality, count, QUALITY, scratch);
    for (const kept of demands.kept) raise(kept, count, -KEPT, scratch);
    for (const told of demands.told) raise(told, count, OWN_WORDS, scratch);
    for (const colour of demands.colours) raise(colour, count, COLOUR, scratch);
    if (meaning.amount) preferAmount(meaning.amount, count, columns, scratch);
    return { count, isScored: true, filter };
  }

  // What of the head is meant is decided by the whole market, whatever is filtered: else one filter more could bring
  // more.
  // Where a category is called just so, it is what is meant; what is only titled so is meant where that has nothing.
  #senseOf(demands: Demands, kind: KindId, nowMs: number): Sense {
    const all = [...demands.musts, ...demands.withouts];
    // "Olej do sałatek" may be any oil, those for salads first. Where nothing names the thing, its purpose does.
    const purposes = demands.mentions === null ? [] : demands.purposes;
    const wanted = [...(demands.mentions === null ? demands.purposes : []), ...demands.details];
    for (const kept of fewerAndFewer(wanted, demands.mayDrop)) {
      const details = [...demands.firm, ...kept];
      // Where nothing says that it is without something, it is enough that nothing says that it is with it.
      for (const musts of [all, demands.musts]) {
        const more = [...details, ...demands.features, ...musts];
        const own = demands.inCategory && demands.mentions && [titled(demands.mentions), demands.inCategory, ...more];
        const isOwn = own !== null && !demands.isAbout && this.#leadTogether(own, kind, nowMs, demands.scope);
        const head = this.#headSense(demands, more, isOwn, kind, nowMs);
        if (!head) continue;
        const isElsewhere = !isOwn && this.#isElsewhere(head, demands, more, kind, nowMs);
        return { head, musts, details, purposes, isOwn: isOwn && head === 'thing', isElsewhere };
      }
    }
    const musts = demands.head ? demands.musts : all;
    const head = this.#isAbsent(demands, kind, nowMs) ? 'absent' : 'none';
    return { head, musts, details: [...demands.firm, ...wanted], purposes, isOwn: false, isElsewhere: false };
  }

  // A thing may be found by its name, and yet only in a branch where it is not looked for.
  #isFound(sense: Sense, demands: Demands, kind: KindId, nowMs: number): boolean {
    if (sense.head === 'none' || sense.head === 'absent') return false;
    const { head, mentions, features, scope } = demands;
    const isSure = (sense.head !== 'thing' && sense.head !== 'mention') || sense.isOwn || sense.isElsewhere;
    if (isSure || !head || !mentions) return true;
    const called = sense.head === 'mention' ? titled(mentions) : head;
    return this.#leadTogether([called, ...sense.details, ...features, ...sense.musts], kind, nowMs, scope, demands);
  }

  // Where nothing fits, a title with all the words is what is meant, in any category of goods: "uszy wołowe".
  #titledSense(demands: Demands, kind: KindId, nowMs: number): Pick<Known, 'demands' | 'sense'> | undefined {
    const { head, isThere, isAbout, firm, purposes, musts, withouts, features } = demands;
    if (kind !== 'ad' || !head || !isThere || isAbout || demands.isLost) return undefined;
    const details = [...firm, ...demands.details, ...purposes].map(titled);
    if (details.length === 0) return undefined;
    const scope = { ...demands.scope, isWork: false, isGoods: true, isForPets: true, rejectedIds: [] };
    const all = [titled(head), ...details, ...features, ...musts, ...withouts];
    if (!this.#leadTogether(all, kind, nowMs, scope)) return undefined;
    const called = { musts: [...musts, ...withouts], details, purposes: [], isOwn: false, isElsewhere: true };
    return { demands: { ...demands, head: titled(head), scope, isTold: false }, sense: { head: 'thing', ...called } };
  }

  #isAbsent(demands: Demands, kind: KindId, nowMs: number): boolean {
    const { head, mentions, inCategory, categoryIds, scope } = demands;
    if (!head || !mentions || isOnOffer(demands)) return false;
    if (categoryIds.length === 0) return true;
    if (!inCategory || !isSpecific(categoryIds)) return false;
    return !this.#leadTogether([inCategory, mentions], kind, nowMs, scope);
  }

  // What is titled so only outside the branch of such things may have been posted in a wrong category: where several
  // other words are said of it too, or where nobody offers such things.
  #isElsewhere(sense: HeadSense, demands: Demands, more: readonly WordLists[], kind: KindId, nowMs: number): boolean {
    const { head, mentions, inCategory, scope } = demands;
    if (!head || !mentions || (sense !== 'thing' && sense !== 'mention')) return false;
    if (more.length < TELLING_WORDS && inCategory && this.#leadTogether([inCategory], kind, nowMs)) return false;
    const lists = [sense === 'mention' ? titled(mentions) : head, ...more];
    return !this.#leadTogether(lists, kind, nowMs, scope, demands);
  }

  #headSense(
    demands: Demands,
    details: readonly WordLists[],
    isOwn: boolean,
    kind: KindId,
    nowMs: number,
  ): HeadSense | null {
    const { head, named, mentions, inCategory, isTold, isToldApart, scope } = demands;
    const leads = (lists: WordLists) => this.#leadTogether([lists, ...details], kind, nowMs, scope);
    if (!head || !mentions) return scope.isWork && isTold && inCategory && leads(inCategory) ? 'whole' : null;
    const names = [mentions, ...details];
    const isName = names.length > 1 && this.#leadTogether(names.map(sellersOnly), kind, nowMs);
    if (isName && !this.#leadTogether(names.map(besideSellers), kind, nowMs)) return 'seller';
    if (scope.isWork && inCategory && leads(inCategory)) return 'whole';
    if (named && leads(named)) return 'category';
    if (isOwn || (isOnOffer(demands) && leads(head))) return 'thing';
    // A hornbeam for a hedge is no "Stadnina Pod Grabem".
    const isPlain = details.length === 0 && demands.purposes.length === 0;
    if (isPlain && leads(sellersOnly(mentions))) return 'seller';
    if (isToldApart && !isSpecific(demands.categoryIds) && inCategory && leads(inCategory)) return 'whole';
    if (details.length === 0) return null;
    // "Czarny bez" is nearer to a syrup made of it than to a lilac that is not black; but soup with white sausage is no
    // white sausage where sausages are on offer.
    const isFood = demands.categoryIds.length > 0 && demands.categoryIds.every(isFoodCategory);
    const others = isFood && inCategory && isOnOffer(demands) ? [titled(mentions), inCategory] : [titled(mentions)];
    return this.#leadTogether([...others, ...details], kind, nowMs, scope) ? 'mention' : null;
  }

  /**
   * Whether the listing of a slot, which passes the filters, is among what `match` finds. What it has to have in any
   * sense of the words is looked at first: the whole market is only asked about the sense where it has that.
   */
  fits(slot: number, query: SearchQuery, meaning: QueryMeaning, nowMs: number, version: number): boolean {
    const demands = this.#demandsOf(query.kind, meaning, version);
    if (demands.isLost || !mayFit(slot, demands)) return false;
    const known = this.#look(query.kind, meaning, nowMs, version);
    if (known.sense.head === 'absent') return false;
    const filter = this.#inScope(makeFilter(query, nowMs, this.#parts), query.kind, known.demands.scope);
    if (!filter.matches(slot) || excludedBy(known).some((word) => isIn(word, slot, TOLD_BITS))) return false;
    if (isOfOtherAnimal(slot, demands)) return false;
    if (isOpen(known)) return true;
    const needed = this.#needed(known, filter);
    const isThere = needed.words.length > 0 && needed.words.every((word) => isIn(word, slot));
    return (
      isThere && needed.filter.matches(slot) && (!needed.own || isIn(needed.own, slot) || this.#isOwn(slot, demands))
    );
  }

  #matchWords(known: Known, source: Source, filter: Filter): number {
    const { scratch } = this.#parts;
    const { demands, sense } = known;
    const { head, mentions, inCategory } = demands;
    const { words, filter: within, own } = this.#needed(known, filter);
    const all = matchAll(words, source, within, scratch);
    const count = own ? keep(own, all, this.#parts, (slot) => this.#isOwn(slot, demands)) : all;
    if (sense.head === 'whole' && inCategory) {
      if (mentions && !demands.isAnyWork) raise(mentions, count, isJob(demands) ? JOB : OWN_WORDS, scratch);
    } else if (own && inCategory) raise(inCategory, count, OWN_WORDS, scratch);
    else if (sense.head === 'category' && head) {
      raise(head, count, NAMED_WORDS, scratch);
      if (demands.isTold && inCategory) raise(inCategory, count, OWN_WORDS, scratch);
    }
    return count;
  }

  /**
   * The words that a listing needs by their sense, and where. What is called so, and in the category of such things
   * what only mentions it (`own`): a pendant of amber. In another branch of the categories it is another thing.
   */
  #needed({ demands, sense }: Known, filter: Filter): Needed {
    const { head, named, mentions, inCategory, features } = demands;
    const wanted = [...sense.details, ...features, ...sense.musts];
    if (sense.head === 'whole' && inCategory) return { words: [withTitled(demands, inCategory), ...wanted], filter };
    if (!head || !mentions) return { words: wanted, filter };
    if (sense.head === 'seller') return { words: [sellersOnly(mentions), ...wanted], filter };
    if (sense.head === 'category' && named) return { words: [named, ...wanted], filter };
    const inBranch = sense.isElsewhere ? filter : this.#inBranch(filter, demands);
    if (!sense.isOwn)
      return { words: [sense.head === 'mention' ? titled(mentions) : head, ...wanted], filter: inBranch };
    const adjectives = demands.byAdjective ? titled(demands.byAdjective).runs : [];
    const called = { ...head, runs: [...head.runs, ...titled(mentions).runs, ...adjectives] };
    return { words: [called, ...wanted], filter: inBranch, own: head };
  }

  #isOwn(slot: number, { categoryIds }: Demands): boolean {
    const { columns, groups } = this.#parts;
    return categoryIds.includes(groups.categoryIds[columns.category[slot] as number] as number);
  }

  // What is cheap must not come first only because its category holds other things, too.
  #keepTitled({ demands: { mentions, details } }: Known, count: number): number {
    const titles = [...(mentions ? [mentions] : []), ...details].map(titled);
    const isTitled = new Set(titles.flatMap(({ runs }) => runs.flatMap((run) => slotsOf(run))));
    const { slots } = this.#parts.scratch;
    const kept = slots.subarray(0, count).filter((slot) => isTitled.has(slot));
    slots.set(kept);
    return kept.length > 0 ? kept.length : count;
  }

  // Whether any listing of the kind has all of it; with `branched` only in the branch of what that asks for.
  #leadTogether(lists: readonly WordLists[], kind: KindId, nowMs: number, scope?: Scope, branched?: Demands): boolean {
    return this.market.leadTogether(lists, kind, nowMs, (filter) => {
      const scoped = scope ? this.#inScope(filter, kind, scope) : filter;
      return branched ? this.#inBranch(scoped, branched) : scoped;
    });
  }

  /**
   * What fits in the most points, of what was not found: the thing itself or its category must be there, and what the
   * query excludes must not. Around a place what lies farther away counts as well, less and less; of events those of
   * other days.
   */
  matchPartly(
    query: SearchQuery,
    meaning: QueryMeaning,
    nowMs: number,
    version: number,
    found: ReadonlySet<number>,
  ): Match {
    const known = this.#look(query.kind, meaning, nowMs, version);
    const { demands, sense } = known;
    const anywhere = { ...query, ...(query.near && { near: { ...query.near, radiusM: null } }) };
    const { area: _area, ...everywhere } = meaning.dates ? anyDay(anywhere, nowMs) : anywhere;
    // Where nothing fits, what is for animals may still help.
    const scope = { ...demands.scope, isForPets: demands.scope.isForPets || found.size === 0 };
    const inScope = this.#filter(everywhere, { ...known, demands: { ...demands, scope } }, nowMs);
    const filter = demands.isTold ? this.#inBranch(inScope, demands) : inScope;
    const within = this.#filter(query, known, nowMs);
    const count = coverMost(
      { ...demands, musts: sense.musts, details: sense.details },
      { filter, within, found },
      this.#parts,
    );
    return { count, isScored: true, filter };
  }

  // In another branch of the categories what is called so is another thing.
  #inBranch(filter: Filter, { categoryIds, relatedIds, isAbout, isTold }: Demands): Filter {
    if (categoryIds.length === 0 || isAbout) return filter;
    const { columns, groups } = this.#parts;
    // A duck that eats snails is nothing for who wants to eat them.
    const related = categoryIds.every(isFoodCategory) ? relatedIds.filter((id) => !isAnimalCategory(id)) : relatedIds;
    const branches = new Set((isTold ? categoryIds : [...categoryIds, ...related]).map(branchOf));
    const isInBranch: boolean[] = [];
    const matches = (slot: number) => {
      const number = columns.category[slot] as number;
      const id = groups.categoryIds[number] as number;
      isInBranch[number] ??= id === 0 || branches.has(branchOf(id));
      return isInBranch[number] && filter.matches(slot);
    };
    return { ...filter, matches };
  }

  /**
   * What is like a listing of that title, category and tags, scored; `query` says what may be among it and around
   * where.
   */
  matchAlike(query: SearchQuery, like: LikeListing, nowMs: number): Match {
    const { columns, groups, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const filter = makeFilter(query, nowMs, this.#parts);
    const total = columns.size;
    const words = readWords(like.title, stemmer).filter(({ text }) => !isNumber(text));
    const likeness = {
      words: words.map((word) => onlyTelling(this.#finder.find(word, total))),
      category: like.categoryId === null ? null : categoryLists([like.categoryId], groups, total),
      features: like.tags.map((tag) => listsOfTags([tag], groups, query.kind, total)),
    };
    const count = findAlike(likeness, filter, this.#parts);
    return { count, isScored: true, filter };
  }

  #look(kind: KindId, meaning: QueryMeaning, nowMs: number, version: number): Known {
    const former = this.#known.get(meaning);
    if (former?.version === version) return former;
    const { columns, scratch } = this.#parts;
    scratch.reserve(columns.size);
    const demands = this.#onOffer(this.#demandsOf(kind, meaning, version), kind, nowMs);
    const sense = this.#senseOf(demands, kind, nowMs);
    const isFound = this.#isFound(sense, demands, kind, nowMs);
    const known = {
      version,
      ...((isFound ? undefined : this.#titledSense(demands, kind, nowMs)) ?? { demands, sense }),
    };
    this.#known.set(meaning, known);
    return known;
  }

  // Other words may tell of a category of food in which nobody offers the thing, while it is offered in another one:
  // "drożdżówki na śniadanie" stand among the cakes.
  #onOffer(demands: Demands, kind: KindId, nowMs: number): Demands {
    const { head, inCategory, isThere, categoryIds, scope } = demands;
    const { rejectedIds } = scope;
    if (!head || !isThere || rejectedIds.length === 0) return demands;
    const isOfBranch = [isFoodCategory, isCraftCategory].find((is) => categoryIds.every(is));
    const others = isOfBranch ? rejectedIds.filter(isOfBranch) : [];
    if (others.length === 0) return demands;
    // What only mentions it in a third category is no offer of it: lard with marjoram for "majeranek do żurku".
    const own = inCategory ? [head, inCategory] : [head];
    if (this.#leadTogether(own, kind, nowMs, scope)) return demands;
    return {
      ...demands,
      isTold: false,
      isToldApart: false,
      categoryIds: [...categoryIds, ...others],
      scope: { ...scope, rejectedIds: rejectedIds.filter((id) => !others.includes(id)) },
    };
  }

  #demandsOf(kind: KindId, meaning: QueryMeaning, version: number): Demands {
    const former = this.#demands.get(meaning);
    if (former?.version === version) return former.demands;
    const { groups, stemmer, columns } = this.#parts;
    const parts = { finder: this.#finder, groups, stemmer, hints: this.#hints };
    const asked = {
      kind,
      total: columns.size,
      leads: this.market.leadsIn(kind),
      isLiteral: meaning.isLiteral === true,
    };
    const demands = lookUpDemands(meaning, parts, asked);
    this.#demands.set(meaning, { version, demands });
    return demands;
  }

  #filter(query: SearchQuery, known: Known, nowMs: number): Filter {
    const excluded = excludedBy(known);
    const filter = this.#inScope(makeFilter(query, nowMs, this.#parts), query.kind, known.demands.scope);
    const { animals } = known.demands;
    if (excluded.length === 0 && !animals) return filter;
    const slots = new Set(animals ? ofOtherAnimals(animals) : []);
    for (const { runs } of excluded) {
      for (const run of runs)
        for (let i = run.start; i < run.end; i++) if (isTold(bitsAt(run, i))) slots.add(slotAt(run, i));
    }
    return { ...filter, matches: (slot) => !slots.has(slot) && filter.matches(slot) };
  }

  #inScope(filter: Filter, kind: KindId, scope: Scope): Filter {
    const { columns, groups } = this.#parts;
    if (kind !== 'ad' || !isLimiting(scope)) return filter;
    const isInside: boolean[] = [];
    const matches = (slot: number) => {
      const number = columns.category[slot] as number;
      const id = groups.categoryIds[number] as number;
      isInside[number] ??= id === 0 || isWithin(id, scope);
      return isInside[number] && filter.matches(slot);
    };
    return { ...filter, matches };
  }
}

function anyDay(query: SearchQuery, nowMs: number): SearchQuery {
  const { weekdays: _weekdays, startsBeforeMs: _before, ...rest } = query;
  return { ...rest, endsAfterMs: nowMs };
}

// All details, then without the least telling one, and so on.
function fewerAndFewer(details: readonly WordLists[], mayDrop: boolean): (readonly WordLists[])[] {
  if (!mayDrop) return [details];
  return Array.from({ length: details.length + 1 }, (_, dropped) => details.slice(0, details.length - dropped));
}

function isTold(bits: number): boolean {
  return (bits & TOLD_BITS) !== 0;
}

/** What must not be told of a listing. */
function excludedBy({ demands, sense }: Known): readonly WordLists[] {
  const isStated = demands.withouts.every((lists) => sense.musts.includes(lists));
  return [...demands.excluded, ...(isStated ? [] : demands.unstated)];
}

/** Whether nothing has to be found: only the filters decide. */
function isOpen({ demands, sense }: Known): boolean {
  const isUnnamed = !demands.head && sense.head !== 'whole';
  return isUnnamed && sense.details.length + demands.features.length + sense.musts.length === 0;
}
