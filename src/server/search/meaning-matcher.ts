import type { KindId } from '#kinds/index.ts';
import { type LikeListing, matchAlike } from './alike.ts';
import { branchOf, type CategoryHints, isAnimalCategory, isFoodCategory } from './category-hints.ts';
import { categoryTest, inCategories } from './category-limit.ts';
import { alternate } from './choices.ts';
import {
  anyDay,
  excludedBy,
  fewerAndFewer,
  isAlone,
  isOneOfMany,
  isOnlyMentioned,
  isOnOffer,
  isOpen,
  isSpecific,
  mayBeServedOnly,
  mayFit,
  othersOfBranch,
  titledWhole,
  weightOfName,
  withoutServices,
  withTitled,
} from './demand-checks.ts';
import { besideSellers, sellersOnly, titled, titledAsTyped, withRelated } from './demand-lists.ts';
import { isLimiting, isWithin, type Scope } from './demand-scope.ts';
import { type Demands, lookUpDemands } from './demands.ts';
import { describedWork, mayBeDescribed, saidInWork } from './described-work.ts';
import { TOLD_BITS } from './fields.ts';
import { type Filter, makeFilter, without } from './filter.ts';
import { MarketWords } from './market-words.ts';
import { collect, isIn, matchAll, raise } from './match.ts';
import { NAMED_WORDS, OWN_WORDS } from './match-weights.ts';
import type { IndexParts, Match } from './matcher.ts';
import { listsSaid, mayBeSaid, mostSaid, nearlySaid, saidWords } from './most-said.ts';
import { isOfOtherAnimal, leftOut } from './other-animals.ts';
import { coverMost, coverRarest, keep, type PartialScope } from './partial-match.ts';
import { preferAmount } from './preferences.ts';
import { raiseMatches } from './raised-matches.ts';
import { type HeadSense, type Sense, TELLING_WORDS } from './sense.ts';
import type { SlotSet } from './slot-set.ts';
import { type KindOrders, narrowestSource, type Source } from './sources.ts';
import { isNoun } from './stemmer.ts';
import { saidAnywhere, saidInTitles, type TitleParts, titledMeaning } from './titled-meaning.ts';
import type { SearchQuery } from './types.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import { addBeside, type Beside, inAnyCategory, keepTitled, wholeTitleOf } from './whole-titles.ts';
import { WordFinder, type WordLists } from './word-lists.ts';

interface Known {
  readonly version: number;
  readonly demands: Demands;
  readonly sense: Sense;
  /** Listings outside the sense that have all words of the query in their titles, or that say most of it. */
  readonly beside: Beside | null;
}

type Meant = Pick<Known, 'demands' | 'sense'>;

/** What a listing must have: all of the words. If `own` is set, it must match that or be in a category of the head. */
interface Needed {
  readonly words: readonly WordLists[];
  readonly filter: Filter;
  readonly own?: WordLists;
}

/** Finds the listings that match the meaning of a query, unsorted but scored. */
export class MeaningMatcher {
  readonly #parts: IndexParts;
  readonly #hints: CategoryHints;
  readonly #finder: WordFinder;
  /** Look-ups of single words among the listings. */
  readonly market: MarketWords;
  /** Cached look-ups by meaning, with the version of the index. */
  readonly #demands = new WeakMap<QueryMeaning, Pick<Known, 'version' | 'demands'>>();
  readonly #known = new WeakMap<QueryMeaning, Known>();
  /** What the last query leaves out. */
  #leftOut: (Pick<Known, 'version' | 'sense'> & { readonly slots: SlotSet | null }) | undefined;

  constructor(parts: IndexParts, hints: CategoryHints, version: () => number) {
    this.#parts = parts;
    this.#hints = hints;
    this.#finder = new WordFinder(parts.terms, parts.groups, version);
    this.market = new MarketWords(parts, this.#finder);
  }

  /** Full matches. A query without words stops counting beyond `atMost`. */
  match(query: SearchQuery, meaning: QueryMeaning, nowMs: number, version: number, atMost: number): Match {
    const { columns, groups, scratch, orders } = this.#parts;
    scratch.reserve(columns.size);
    const known = this.#look(query.kind, meaning, nowMs, version);
    const { demands } = known;
    const filter = this.#filter(query, known, nowMs);
    const source = narrowestSource(query, orders.get(query.kind) as KindOrders, groups);
    const isNone = demands.isLost || known.sense.head === 'absent';
    if (isNone && !known.beside) return { count: 0, isScored: true, filter };
    if (!isNone && isOpen(known)) {
      const count = collect(source, filter, scratch, atMost);
      return { count, isScored: false, filter };
    }
    const named = isNone ? matchAll([], source, filter, scratch) : this.#matchWords(known, source, filter);
    const matched = known.beside ? this.#addBeside(known, known.beside, query, named, nowMs) : named;
    const count =
      meaning.cheapFirst && known.sense.head !== 'category' ? keepTitled(demands, matched, scratch) : matched;
    raiseMatches(demands, known.sense, count, scratch);
    if (meaning.amount) preferAmount(meaning.amount, columns, scratch);
    if (alternate(demands.choices, count, query, this.#parts)) return { count, isScored: true, filter };
    return { count, isScored: true, filter, parts: scratch.parts };
  }

  // The sense is decided by the whole market and not by what passes the filters. Otherwise one more filter could change
  // the sense and find more listings.
  #senseOf(demands: Demands, kind: KindId, nowMs: number): Sense {
    const all = [...demands.musts, ...demands.withouts];
    // For "olej do sałatek" any oil matches, and those for salads rank first. Without a head the purpose must match.
    const purposes = demands.mentions === null ? [] : demands.purposes;
    const wanted = [...(demands.mentions === null ? demands.purposes : []), ...demands.details];
    for (const kept of fewerAndFewer(wanted, demands.mayDrop)) {
      const details = [...demands.firm, ...kept];
      // If no listing says that it is without something, listings that do not mention it match as well.
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

  // Whether things of this name are also found in the branch of categories where they belong.
  #isFound(sense: Sense, demands: Demands, kind: KindId, nowMs: number): boolean {
    if (sense.head === 'none' || sense.head === 'absent') return false;
    const { head, mentions, features, scope } = demands;
    const isSure = (sense.head !== 'thing' && sense.head !== 'mention') || sense.isOwn || sense.isElsewhere;
    if (isSure || !head || !mentions) return true;
    const called = sense.head === 'mention' ? titled(mentions) : head;
    return this.#leadTogether([called, ...sense.details, ...features, ...sense.musts], kind, nowMs, scope, demands);
  }

  #isAbsent(demands: Demands, kind: KindId, nowMs: number): boolean {
    const { head, mentions, inCategory, categoryIds, scope } = demands;
    if (!head || !mentions || isOnOffer(demands)) return false;
    if (categoryIds.length === 0 || isOnlyMentioned(demands)) return true;
    if (!inCategory || !(isSpecific(categoryIds) || isAlone(demands))) return false;
    return !this.#leadTogether([inCategory, mentions], kind, nowMs, scope);
  }

  // A listing of this name outside the expected branch may have been posted in a wrong category. That is assumed if it
  // also has several details, or if the expected category is empty.
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
    if (scope.isWork && inCategory && leads(inCategory)) {
      const isThing = isOneOfMany(demands) && (isOwn || leads(titled(mentions)));
      return isThing ? 'thing' : 'whole';
    }
    if (named && leads(named)) return 'category';
    if (isOwn || (isOnOffer(demands) && leads(head))) return 'thing';
    // Only a query without details means a seller: a hornbeam for a hedge is not "Stadnina Pod Grabem".
    const isPlain = details.length === 0 && demands.purposes.length === 0;
    if (isPlain && leads(sellersOnly(mentions))) return 'seller';
    if (isToldApart && !isSpecific(demands.categoryIds) && inCategory && leads(inCategory)) return 'whole';
    if (details.length === 0) return null;
    // A title that mentions the head and has all details matches: a syrup for "czarny bez". Food must also be in the
    // right category if it is on offer there: a soup with white sausage is not a sausage.
    const isFood = demands.categoryIds.length > 0 && demands.categoryIds.every(isFoodCategory);
    const others = isFood && inCategory && isOnOffer(demands) ? [titled(mentions), inCategory] : [titled(mentions)];
    return this.#leadTogether([...others, ...details], kind, nowMs, scope) ? 'mention' : null;
  }

  /**
   * Whether `match` would find the listing of a slot that passes the filters. What every sense requires is checked
   * first, because deciding the sense looks at the whole market and is slow.
   */
  fits(slot: number, query: SearchQuery, meaning: QueryMeaning, nowMs: number, version: number): boolean {
    const demands = this.#demandsOf(query.kind, meaning, version);
    const isLikely = !demands.isLost && mayFit(slot, demands);
    if (!isLikely && !(query.kind === 'ad' && this.#isSaidAlike(slot, meaning))) return false;
    const known = this.#look(query.kind, meaning, nowMs, version);
    const all = makeFilter(query, nowMs, this.#parts);
    if (excludedBy(known).some((word) => isIn(word, slot, TOLD_BITS)) || isOfOtherAnimal(slot, demands)) return false;
    const { beside } = known;
    if (beside?.lists.every((word) => isIn(word, slot))) {
      if (this.#filterBeside(all, query.kind, beside, known.demands).matches(slot)) return true;
    }
    if (known.sense.head === 'absent' || known.demands.isLost) return false;
    const filter = this.#inScope(all, query.kind, known.demands.scope);
    if (!filter.matches(slot)) return false;
    if (isOpen(known)) return true;
    const needed = this.#needed(known, filter);
    const isThere = needed.words.length > 0 && needed.words.every((word) => isIn(word, slot));
    const isOwn = categoryTest(demands.categoryIds, this.#parts);
    return isThere && needed.filter.matches(slot) && (!needed.own || isIn(needed.own, slot) || isOwn(slot));
  }

  #matchWords(known: Known, source: Source, filter: Filter): number {
    const { scratch } = this.#parts;
    const { demands, sense } = known;
    const { head, mentions, inCategory } = demands;
    const { words, filter: within, own } = this.#needed(known, filter);
    const all = matchAll(words, source, within, scratch);
    const count = own ? keep(own, all, this.#parts, categoryTest(demands.categoryIds, this.#parts)) : all;
    if (sense.head === 'whole' && inCategory) {
      if (mentions && !demands.isAnyWork) raise(mentions, count, weightOfName(demands), scratch);
    } else if (own && inCategory) raise(inCategory, count, OWN_WORDS, scratch);
    else if (sense.head === 'category' && head) {
      raise(head, count, NAMED_WORDS, scratch);
      if (demands.isTold && inCategory) raise(inCategory, count, OWN_WORDS, scratch);
    }
    return count;
  }

  /**
   * The words that a listing must have, given the sense, and the filter that it must pass. A listing in a category of
   * the head may merely mention the head (see `own`): a pendant of amber. Other branches of the category tree are left
   * out, as things of the same name are different things there.
   */
  #needed({ demands, sense }: Meant, filter: Filter): Needed {
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

  // Whether any listing of the kind matches all lists; with `branched` only in the branch of those demands.
  #leadTogether(lists: readonly WordLists[], kind: KindId, nowMs: number, scope?: Scope, branched?: Demands): boolean {
    return this.market.leadTogether(lists, kind, nowMs, (filter) => {
      const scoped = scope ? this.#inScope(filter, kind, scope) : filter;
      return branched ? this.#inBranch(scoped, branched) : scoped;
    });
  }

  /**
   * Partial matches among the listings that were not found, by how much of the query they match. Each must match the
   * head or its category, and nothing that the query excludes. Listings outside the place rank by distance, and events
   * on other days are included.
   */
  matchPartly(
    query: SearchQuery,
    meaning: QueryMeaning,
    nowMs: number,
    version: number,
    found: ReadonlySet<number>,
    wanted: number,
  ): Match {
    const known = this.#look(query.kind, meaning, nowMs, version);
    const { demands, sense } = known;
    const anywhere = { ...query, ...(query.near && { near: { ...query.near, radiusM: null } }) };
    const { area: _area, ...everywhere } = meaning.dates ? anyDay(anywhere, nowMs) : anywhere;
    // If nothing was found, goods for animals are shown as well.
    const scope = { ...demands.scope, isForPets: demands.scope.isForPets || found.size === 0 };
    const inScope = this.#filter(everywhere, { ...known, demands: { ...demands, scope } }, nowMs);
    const filter = demands.isTold ? this.#inBranch(inScope, demands) : inScope;
    const isElsewhere = query.near || query.area || meaning.dates || scope.isForPets !== demands.scope.isForPets;
    const within = isElsewhere ? this.#filter(query, known, nowMs) : filter;
    const covered = { ...demands, musts: sense.musts, details: sense.details };
    const said = found.size === 0 ? this.#matchNearlySaid(query, meaning, demands, inScope, nowMs) : 0;
    if (said > 0) return { count: said, isScored: true, filter: inScope, parts: this.#parts.scratch.parts };
    const count = coverMost(covered, { filter, within, found }, wanted, this.#parts);
    if (count > 0 || found.size > 0 || query.kind !== 'ad') return { count, isScored: true, filter };
    return { count: this.#coverTitled(meaning, { filter: inScope, within, found }), isScored: true, filter: inScope };
  }

  // If there are no other partial matches and the query names no thing, titles with its rarest noun may be meant: "co
  // rośnie w cieniu".
  #coverTitled({ words }: QueryMeaning, scope: PartialScope): number {
    const { columns, stemmer } = this.#parts;
    const said = words.filter(({ role }) => role === 'head' || role === 'detail');
    const nouns = said.filter(({ word }) => isNoun(word.text, stemmer));
    if (nouns.some(({ role }) => role === 'head')) return 0;
    const finder = { finder: this.#finder };
    return coverRarest(
      nouns.map(({ word }) => titled(withRelated(word, finder, columns.size))),
      scope,
      this.#parts,
    );
  }

  // Leaves out other branches of the category tree, where things of the same name are different things.
  #inBranch(filter: Filter, { categoryIds, relatedIds, isAbout, isTold }: Demands): Filter {
    if (categoryIds.length === 0 || isAbout) return filter;
    // Animals are left out when food is asked for: a duck that eats snails does not match "ślimaki".
    const related = categoryIds.every(isFoodCategory) ? relatedIds.filter((id) => !isAnimalCategory(id)) : relatedIds;
    const branches = new Set((isTold ? categoryIds : [...categoryIds, ...related]).map(branchOf));
    const key = `branches ${[...branches].join()}`;
    return inCategories(key, (id) => branches.has(branchOf(id)), filter, this.#parts);
  }

  /** See `matchAlike`. */
  matchAlike(query: SearchQuery, like: LikeListing, nowMs: number): Match {
    return matchAlike(query, like, nowMs, this.#finder, this.#parts);
  }

  #look(kind: KindId, meaning: QueryMeaning, nowMs: number, version: number): Known {
    const former = this.#known.get(meaning);
    if (former?.version === version) return former;
    const { columns, scratch } = this.#parts;
    scratch.reserve(columns.size);
    const demands = this.#onOffer(this.#demandsOf(kind, meaning, version), kind, nowMs);
    const sense = this.#senseOf(demands, kind, nowMs);
    const whole = titledWhole(demands, sense.details);
    const anywhere = { ...demands.scope, rejectedIds: [] };
    const isWhole = whole && this.#leadTogether(whole, kind, nowMs, anywhere);
    // A soup with white sausage is food, too, but not a sausage.
    const own = { ...demands, relatedIds: [] };
    const isElsewhere = isWhole && !this.#leadTogether(whole, kind, nowMs, anywhere, own);
    const isFound = !isElsewhere && this.#isFound(sense, demands, kind, nowMs);
    const titledSo = isFound ? undefined : this.#titledMeaning(demands, meaning, kind, nowMs);
    const isNone = (demands.isLost || !isFound) && !titledSo;
    const mayBeSo = isNone || (isFound && mayBeDescribed(meaning, demands, sense));
    const leads = (lists: readonly WordLists[], scope: Scope) => this.#leadTogether(lists, kind, nowMs, scope);
    const describedSo = mayBeSo ? describedWork(demands, meaning, kind, this.#titleParts, leads, !isNone) : undefined;
    const meant = describedSo ?? titledSo ?? { demands, sense };
    const beside =
      this.#titlesBeside(meant, meaning, kind, nowMs) ??
      this.#saidBeside(meant, meaning, isNone && !describedSo, kind, nowMs);
    const known = { version, ...meant, beside };
    this.#known.set(meaning, known);
    return known;
  }

  // Details may point to a category in which nobody offers the thing, while it is offered in a related one. Then that
  // one is included: "drożdżówki na śniadanie" are listed among the cakes.
  #onOffer(demands: Demands, kind: KindId, nowMs: number): Demands {
    const { head, inCategory, isThere, categoryIds, scope } = demands;
    const { rejectedIds } = scope;
    if (head && kind === 'ad' && mayBeServedOnly(demands)) {
      const leads = (lists: WordLists, within: Scope) => this.#leadTogether([lists], kind, nowMs, within);
      const isOffered = leads(titledAsTyped(head), scope) || leads(head, withoutServices(scope));
      return isOffered ? demands : { ...demands, isThere: false };
    }
    if (!head || !isThere || rejectedIds.length === 0) return demands;
    const others = othersOfBranch(demands);
    if (others.length === 0) return demands;
    // A mention in a third category is not an offer: lard with marjoram is not "majeranek do żurku".
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

  #isSaidAlike(slot: number, meaning: QueryMeaning): boolean {
    const isSaid = (words: readonly WordLists[]) => words.filter((word) => isIn(word, slot)).length >= TELLING_WORDS;
    const parts = this.#titleParts;
    return [saidInTitles, saidInWork, listsSaid].some((lists) => isSaid(lists(meaning, parts)));
  }

  get #titleParts(): TitleParts {
    const { columns, terms, stemmer } = this.#parts;
    return { finder: this.#finder, terms, stemmer, total: columns.size };
  }

  #titledMeaning(demands: Demands, meaning: QueryMeaning, kind: KindId, nowMs: number) {
    return titledMeaning(
      demands,
      kind,
      () => saidInTitles(meaning, this.#titleParts),
      (lists, scope, branched) => this.#leadTogether(lists, kind, nowMs, scope, branched),
      () => saidAnywhere(meaning, this.#titleParts),
    );
  }

  // A title that repeats the query is found although its listing is in another category than the head names, unless a
  // listing of the sense says all of the words as well.
  #titlesBeside(meant: Meant, meaning: QueryMeaning, kind: KindId, nowMs: number): Beside | null {
    const { demands, sense } = meant;
    if (sense.head === 'seller' || demands.isLost) return null;
    const scope = inAnyCategory(demands.scope);
    const whole = wholeTitleOf(meaning, kind, [...demands.features, ...sense.musts], this.#titleParts);
    if (!whole || !this.#leadTogether(whole.titles, kind, nowMs, scope)) return null;
    if (this.#isMatched(meant, whole.told(), kind, nowMs)) return null;
    return { lists: whole.titles, scope, isInBranch: false };
  }

  #saidBeside(meant: Meant, meaning: QueryMeaning, isNone: boolean, kind: KindId, nowMs: number): Beside | null {
    const { demands, sense } = meant;
    const said = sense.head === 'seller' || kind !== 'ad' ? [] : saidWords(meaning, this.#titleParts);
    if (!mayBeSaid(said, !isNone)) return null;
    const musts = [...demands.features, ...demands.musts, ...demands.withouts, ...demands.firm];
    const scope = { ...demands.scope, rejectedIds: [] };
    const inBranch = isNone ? undefined : demands;
    const kept = mostSaid(
      said,
      (lists) => this.#leadTogether([...lists, ...musts], kind, nowMs, scope, inBranch),
      isNone ? undefined : (lists) => this.#isMatched(meant, lists, kind, nowMs),
    );
    return kept ? { lists: [...kept, ...musts], scope, isInBranch: !isNone } : null;
  }

  #matchNearlySaid(query: SearchQuery, meaning: QueryMeaning, demands: Demands, filter: Filter, nowMs: number): number {
    const { kind } = query;
    if (kind !== 'ad') return 0;
    const musts = [...demands.features, ...demands.musts, ...demands.withouts];
    const leads = (lists: readonly WordLists[]) =>
      this.market.leadTogether([...lists, ...musts], kind, nowMs, () => filter);
    const near = nearlySaid(saidWords(meaning, this.#titleParts), leads);
    const { orders, groups, scratch } = this.#parts;
    const source = narrowestSource(query, orders.get(kind) as KindOrders, groups);
    return near ? matchAll([...near, ...musts], source, filter, scratch) : 0;
  }

  #isMatched(meant: Meant, lists: readonly WordLists[], kind: KindId, nowMs: number): boolean {
    const all: SearchQuery = { kind, tagMatch: 'all', offset: 0, limit: 0 };
    const inScope = this.#inScope(makeFilter(all, nowMs, this.#parts), kind, meant.demands.scope);
    const { words, filter } = this.#needed(meant, inScope);
    return this.market.leadTogether([...words, ...lists], kind, nowMs, () => filter);
  }

  #filterBeside(filter: Filter, kind: KindId, { scope, isInBranch }: Beside, demands: Demands): Filter {
    const inScope = this.#inScope(filter, kind, scope);
    return isInBranch ? this.#inBranch(inScope, demands) : inScope;
  }

  #addBeside(known: Known, beside: Beside, query: SearchQuery, count: number, nowMs: number): number {
    const all = makeFilter(query, nowMs, this.#parts);
    const filter = this.#filterBeside(all, query.kind, beside, known.demands);
    const slots = this.#leftOutBy(known);
    return addBeside(beside.lists, count, slots ? without(slots, filter) : filter, this.#parts.scratch);
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
      leadsAds: this.market.leadsIn('ad'),
      isLiteral: meaning.isLiteral === true,
    };
    const demands = lookUpDemands(meaning, parts, asked);
    this.#demands.set(meaning, { version, demands });
    return demands;
  }

  #filter(query: SearchQuery, known: Known, nowMs: number): Filter {
    const filter = this.#inScope(makeFilter(query, nowMs, this.#parts), query.kind, known.demands.scope);
    const slots = this.#leftOutBy(known);
    return slots ? without(slots, filter) : filter;
  }

  // Full and partial matches of a query leave out the same listings.
  #leftOutBy(known: Known): SlotSet | null {
    const { sense, version } = known;
    if (this.#leftOut?.sense !== sense || this.#leftOut.version !== version) {
      const slots = leftOut(excludedBy(known), known.demands.animals, this.#parts.columns.size);
      this.#leftOut = { sense, version, slots };
    }
    return this.#leftOut.slots;
  }

  #inScope(filter: Filter, kind: KindId, scope: Scope): Filter {
    if (kind !== 'ad' || !isLimiting(scope)) return filter;
    return inCategories(`scope ${JSON.stringify(scope)}`, (id) => isWithin(id, scope), filter, this.#parts);
  }
}
