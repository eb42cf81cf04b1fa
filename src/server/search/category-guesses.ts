import { type CategoryHint, type CategoryHints, type HintRole, isLeaf } from './category-hints.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { type QueryWord, readWords } from './words.ts';

/** A thing's own name tells most; as what another thing is for, of or with ("forma do oscypka") it tells little. */
const WEIGHTS: Readonly<Record<HintRole, { readonly named: number; readonly mentioned: number }>> = {
  is: { named: 8, mentioned: 2.2 },
  also: { named: 5, mentioned: 2.2 },
  branch: { named: 8, mentioned: 2.2 },
  of: { named: 3, mentioned: 3 },
};
/** The first name in a title is what is sold; what follows mostly tells of what ("sadzonki truskawek"). */
const LATER = 0.65;
/** What a spelling may mean as well when its marks are put back. */
const LOOSE = 0.5;

/** How much the market's own ads may tell, all together: less than a thing's own name. */
const MARKET_WEIGHT = 6;
/** Ads that share only some of the title's words tell less. */
const NEAREST = 0.5;
const ADS_LOOKED_AT = 24;
/** With the rank of an ad what it tells grows less: at this one it is half of the first. */
const HALVING_RANK = 5;
/** What is far behind the likeliest is no help. */
const LEAST_SHARE = 0.2;

/** A guess is sure when the title's words alone make it likely, and twice as likely as the next; ads may only agree. */
const SURE_SCORE = 4;
const SURE_SHARE = 0.5;

/** Numbers alone name nothing. */
const LETTER = /\p{L}/u;

/** Ids of leaf categories, the likeliest first; `isSure`: hardly anybody would file the thing elsewhere. */
export interface CategoryGuess {
  readonly categories: number[];
  readonly isSure: boolean;
}

/** Where the ads of the market stand. */
type Market = Pick<SearchIndex, 'ask' | 'categoryOf'>;

/**
 * Guesses in which leaf categories a thing of a title belongs: by what its words name, and by where ads with such words
 * stand. A small or young market is told by the words, a new thing by the market.
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

/** Categories and their scores, the likeliest first. */
function rank(scores: ReadonlyMap<number, number>): [id: number, score: number][] {
  return [...scores].sort(([id, score], [otherId, other]) => other - score || id - otherId);
}

function sureOf(scores: ReadonlyMap<number, number>): number | undefined {
  const [[id, best] = [undefined, 0], [, next] = [undefined, 0]] = rank(scores);
  return best >= SURE_SCORE && next <= best * SURE_SHARE ? id : undefined;
}
