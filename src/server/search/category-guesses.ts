import { type CategoryHint, type CategoryHints, type HintRole, isLeaf } from './category-hints.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { type QueryWord, readWords } from './words.ts';

/** A word that names the thing scores most; as a complement ("forma do oscypka") it scores little. */
const WEIGHTS: Readonly<Record<HintRole, { readonly named: number; readonly mentioned: number }>> = {
  is: { named: 8, mentioned: 2.2 },
  also: { named: 5, mentioned: 2.2 },
  branch: { named: 8, mentioned: 2.2 },
  of: { named: 3, mentioned: 3 },
};
/** The first thing that a title names is for sale; later words mostly describe it ("sadzonki truskawek"). */
const LATER = 0.65;
/** The factor for the loose readings of a word, with diacritics restored. */
const LOOSE = 0.5;

/** The total score of the ads with similar words, less than that of a word that names the thing. */
const MARKET_WEIGHT = 6;
/** The factor for ads that share only some words of the title. */
const NEAREST = 0.5;
const ADS_LOOKED_AT = 24;
/** The vote of an ad decreases with its rank: at this rank it is half of the first one's. */
const HALVING_RANK = 5;
/** Categories with less than this share of the best score are dropped. */
const LEAST_SHARE = 0.2;

/**
 * A guess is sure when the words of the title alone give it at least this score, the next category has at most this
 * share of that, and the ads do not change the first place.
 */
const SURE_SCORE = 4;
const SURE_SHARE = 0.5;

/** A title without letters names nothing. */
const LETTER = /\p{L}/u;

/** Ids of leaf categories, best first. `isSure`: hardly anybody would choose another category than the first. */
export interface CategoryGuess {
  readonly categories: number[];
  readonly isSure: boolean;
}

/** The ads of the market and their categories. */
type Market = Pick<SearchIndex, 'ask' | 'categoryOf'>;

/**
 * Guesses the leaf categories for a title from the things that its words name and from the categories of ads with such
 * words. The words suffice in a small or young market; the ads cover things that no list of words names.
 */
export class CategoryGuesser {
  readonly #stemmer: Stemmer;
  readonly #market: Market;
  readonly #hints: CategoryHints;

  constructor(stemmer: Stemmer, hints: CategoryHints, market: Market) {
    this.#stemmer = stemmer;
    this.#market = market;
    this.#hints = hints;
  }

  guess(title: string, limit: number, nowMs: number): CategoryGuess {
    const scores = this.#scoresOfWords(title);
    const sure = sureOf(scores);
    for (const [id, score] of this.#scoresOfMarket(title, nowMs)) scores.set(id, (scores.get(id) ?? 0) + score);
    const ranked = rank(scores);
    const [, best = 0] = ranked[0] ?? [];
    const likely = ranked.filter(([, score]) => score >= best * LEAST_SHARE).slice(0, limit);
    const categories = likely.map(([id]) => id);
    return { categories, isSure: sure !== undefined && sure === categories[0] };
  }

  #scoresOfWords(title: string): Map<number, number> {
    const scores = new Map<number, number>();
    let isFirst = true;
    for (const word of readWords(title, this.#stemmer)) {
      const told = this.#toldBy(word);
      for (const [id, score] of told.scores) scores.set(id, (scores.get(id) ?? 0) + score * (isFirst ? 1 : LATER));
      if (told.names) isFirst = false;
    }
    return scores;
  }

  #scoresOfMarket(title: string, nowMs: number): Map<number, number> {
    const scores = new Map<number, number>();
    if (!LETTER.test(title)) return scores;
    const asked = { kind: 'ad', tagMatch: 'all', words: title, offset: 0, limit: ADS_LOOKED_AT } as const;
    const { ids: full, partial } = this.#market.ask(asked, nowMs);
    const isNearest = full.length === 0;
    const votes = (isNearest ? partial.ids : full).map(
      (id, rank) => [this.#market.categoryOf(id), HALVING_RANK / (HALVING_RANK + rank)] as const,
    );
    const all = votes.reduce((sum, [, vote]) => sum + vote, 0);
    for (const [id, vote] of votes) {
      if (id === undefined || !isLeaf(id)) continue;
      scores.set(id, (scores.get(id) ?? 0) + (vote / all) * MARKET_WEIGHT * (isNearest ? NEAREST : 1));
    }
    return scores;
  }

  #toldBy({ strict, loose, isAbout }: QueryWord): { scores: Map<number, number>; names: boolean } {
    const scores = new Map<number, number>();
    let names = false;
    const add = (hints: readonly CategoryHint[], share: number) => {
      for (const { categoryId, role } of hints) {
        const weight = WEIGHTS[role][isAbout ? 'mentioned' : 'named'] * share;
        scores.set(categoryId, Math.max(scores.get(categoryId) ?? 0, weight / Math.sqrt(hints.length)));
        names ||= role !== 'of' && !isAbout;
      }
    };
    add(this.#hints.of(strict.stems), 1);
    if (loose) add(this.#hints.of(loose.stems), LOOSE);
    return { scores, names };
  }
}

/** Categories and their scores, best first. */
function rank(scores: ReadonlyMap<number, number>): [id: number, score: number][] {
  return [...scores].sort(([id, score], [otherId, other]) => other - score || id - otherId);
}

function sureOf(scores: ReadonlyMap<number, number>): number | undefined {
  const [[id, best] = [undefined, 0], [, next] = [undefined, 0]] = rank(scores);
  return best >= SURE_SCORE && next <= best * SURE_SHARE ? id : undefined;
}
