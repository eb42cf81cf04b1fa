import type { KindId } from '#kinds/index.ts';
import { anyRole, offered, relatedLists, stemLists, titled, withAlso } from './demand-lists.ts';
import type { Scope } from './demand-scope.ts';
import type { Demands } from './demands.ts';
import { LOOSE_FORM } from './fields.ts';
import { sumOf } from './partial-match.ts';
import { type Sense, TELLING_WORDS } from './sense.ts';
import type { Stemmer } from './stemmer.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { isNumber } from './text.ts';
import type { QueryMeaning, WordRole } from './understanding/meaning.ts';
import { madeStems } from './understanding/related-words.ts';
import { isDay, isOccasion } from './understanding/word-classes.ts';
import { combinationsOf, MAX_COMBINED } from './word-combinations.ts';
import { joined, type WordFinder, type WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** A reading of a query by the titles of listings. */
export interface TitledMeaning {
  readonly demands: Demands;
  readonly sense: Sense;
}

/** Whether any listing matches all lists; with `branched` only in the branch of those demands. */
type Leads = (lists: readonly WordLists[], scope?: Scope, branched?: Demands) => boolean;

/** The parts of an index that words of titles are looked up in. */
export interface TitleParts {
  readonly finder: WordFinder;
  readonly terms: TermDictionary;
  readonly stemmer: Stemmer;
  readonly total: number;
}

/** A title must have this share of the weight of a query's words to have most of them. */
const MOSTLY = 0.5;
/** The same if the words need not include the head, and may be of the same root only. */
const MOSTLY_ALIKE = 0.6;
/** Words with this many letters in common at their beginning, but for the last few, are likely of the same root. */
const SHORTEST_ROOT = 4;
const LONGEST_ENDING = 3;
const VOWEL = /[aeiouyąęó]/u;
/** Endings of participles, which describe a thing, while other forms of a verb name nothing that titles do. */
const PARTICIPLE = /(?:ąc|[noea]n|t)(?:[yaeią]|ego|emu|ej|ych|ymi?)$/u;

/**
 * What a query means if nothing is found by the name of the thing: the listings with most of its words in their titles.
 * Undefined if there are none.
 */
export function titledMeaning(
  demands: Demands,
  kind: KindId,
  words: () => readonly WordLists[],
  leads: Leads,
  told: () => readonly WordLists[],
): TitledMeaning | undefined {
  if (kind !== 'ad') return undefined;
  return (
    wholeTitle(demands, leads) ??
    mostOfTitle(demands, leads) ??
    alikeTitle(demands, words(), leads) ??
    // A query that names no goods may be told by a description: "do zarzucenia na ramiona do kościoła".
    (isUnnamed(demands) ? alikeTitle(demands, told(), leads, titled) : undefined)
  );
}

function isUnnamed({ isAbout, scope }: Demands): boolean {
  return isAbout && !scope.isWork;
}

// A title that has all the words matches in any category of goods: "uszy wołowe".
function wholeTitle(demands: Demands, leads: Leads): TitledMeaning | undefined {
  const { mentions: head, isThere, isAbout, firm, purposes, musts, withouts, features } = demands;
  if (!head || !isThere || isAbout || demands.isLost) return undefined;
  const details = [...firm, ...demands.details, ...purposes].map(titled);
  if (details.length === 0) return undefined;
  const scope = anyGoods(demands.scope);
  const all = [titled(head), ...details, ...features, ...musts, ...withouts];
  if (!leads(all, scope)) return undefined;
  const called = { musts: [...musts, ...withouts], details, purposes: [], isOwn: false, isElsewhere: true };
  return { demands: { ...demands, head: titled(head), scope, isTold: false }, sense: { head: 'thing', ...called } };
}

// If no listing matches all words, a title with most of them matches: for "kartki z kogutkiem zapraszające na ślub"
// an invitation with a cock. The other words may be phrased differently in listings, or match none.
function mostOfTitle(demands: Demands, leads: Leads): TitledMeaning | undefined {
  const { mentions, head, inCategory, isAbout, firm, details, purposes, scope, lostWeight } = demands;
  if (!head || !mentions || isAbout || demands.isGeneral) return undefined;
  const said = [...firm, ...details, ...purposes].sort((a, b) => b.weight - a.weight).map(titled);
  const musts = [...demands.musts, ...demands.withouts];
  const whole = head.weight + lostWeight + sumOf(said);
  for (let most = said.length; most > 0; most--) {
    const kept = said.slice(0, most);
    for (const called of [titled(mentions), ...(inCategory && most >= TELLING_WORDS ? [inCategory] : [])]) {
      if (head.weight + sumOf(kept) < MOSTLY * whole) return undefined;
      const all = [called, ...kept, ...demands.features, ...musts];
      if (!leads(all, scope, demands)) continue;
      const sense = { musts, details: kept, purposes: said.slice(most), isOwn: false, isElsewhere: false };
      return { demands: { ...demands, head: called, isLost: false }, sense: { head: 'thing', ...sense } };
    }
  }
  return undefined;
}

// At last the name of the thing may be missing as well, and words of the same root count: for "psie łapy zimą" a butter
// "na łapy psa".
function alikeTitle(
  demands: Demands,
  said: readonly WordLists[],
  leads: Leads,
  called: (first: WordLists) => WordLists = (first) => first,
): TitledMeaning | undefined {
  const musts = [...demands.musts, ...demands.withouts];
  const scope = demands.scope.isWork ? demands.scope : anyGoods(demands.scope);
  const whole = sumOf(said);
  const sets = said.length > MAX_COMBINED ? [said] : combinationsOf(said, ({ weight }) => weight);
  for (const kept of sets) {
    if (sumOf(kept) < MOSTLY_ALIKE * whole) return undefined;
    const [first, ...details] = kept;
    const head = first && called(first);
    if (!head || !leads([head, ...details, ...demands.features, ...musts], scope)) continue;
    const sense = { musts, details, purposes: [], isOwn: false, isElsewhere: true };
    const meant = { ...demands, head, mentions: head, named: null, scope, isTold: false, isLost: false };
    return { demands: meant, sense: { head: 'thing', ...sense } };
  }
  return undefined;
}

function anyGoods(scope: Scope): Scope {
  return { ...scope, isWork: false, isGoods: true, isForPets: true, rejectedIds: [] };
}

/** For each word of a query, the listings whose titles have it or a word of the same root. */
export function saidInTitles({ words }: QueryMeaning, parts: TitleParts): WordLists[] {
  const isSaid = (role: WordRole) => role === 'head' || role === 'detail';
  const said = words.filter(({ role, word }) => isSaid(role) && !isNumber(word.text) && !isVerb(word, parts.stemmer));
  return said.map(({ word, alternatives, isPurpose }) => {
    const lists = [word, ...alternatives].flatMap((each) => alikeLists(each, parts));
    // What a title only is for is not on offer there, unless the query asks for something for it, or for an occasion.
    const isFor = isPurpose || word.isAbout || isOccasion(word.strict.stems) || isDay(word.strict.stems);
    const meant = isFor ? anyRole : (each: WordLists) => offered(anyRole(each));
    return titled(
      joined(
        lists.map((each) => ({ lists: meant(each) })),
        parts.total,
      ),
    );
  });
}

/** For each word of a query, the listings that have it or a word of the same root in their titles or descriptions. */
export function saidAnywhere({ words }: QueryMeaning, parts: TitleParts): WordLists[] {
  const said = words.filter(({ role, word }) => role !== 'without' && !isNumber(word.text) && word.text.length > 2);
  return said.map(({ word }) => {
    const lists = alikeLists(word, parts).map((each) => ({ lists: anyRole(each) }));
    return joined(lists, parts.total);
  });
}

function isVerb({ text }: QueryWord, stemmer: Stemmer): boolean {
  const stems = stemmer.knownStems(text);
  return (
    stems.some((stem) => stem.endsWith('ć')) && stems.every((stem) => /[ćyi]$/u.test(stem)) && !PARTICIPLE.test(text)
  );
}

function alikeLists(word: QueryWord, parts: TitleParts): WordLists[] {
  const { finder, total } = parts;
  const own = finder.find(withAlso(word), total);
  const made = stemLists(word, madeStems(word.strict.stems), parts, total);
  return [own, relatedLists(word, parts, total), made, ofSameRoot(word, parts)];
}

function ofSameRoot({ text }: QueryWord, { terms, total }: TitleParts): WordLists {
  const root = text.slice(0, Math.max(SHORTEST_ROOT, text.length - LONGEST_ENDING));
  const forms = text.length > SHORTEST_ROOT && VOWEL.test(root) ? [...terms.titleWordsWith(root)] : [];
  return { runs: forms.map((form) => ({ ...terms.postings.run(form), bits: LOOSE_FORM })), size: 0, weight: total };
}
