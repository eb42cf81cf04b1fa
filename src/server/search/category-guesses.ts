import { categoriesById } from '#kinds/ad/categories.ts';
import { type CategoryWords, categoryWords } from '#kinds/ad/category-words.ts';
import { readName } from './names.ts';
import { stemsOfForm } from './negated-forms.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { tokenize } from './text.ts';
import type { LocalizedName, Vocabulary } from './types.ts';
import { type QueryWord, readWords } from './words.ts';

/** What a word tells of a category: that it names a thing of it, or only says more of such a thing. */
type Role = 'is' | 'of';

interface Hint {
  readonly categoryId: number;
  readonly role: Role;
}

/** A thing's own name tells most; as what another thing is for, of or with ("forma do oscypka") it tells little. */
const WEIGHTS: Readonly<Record<Role, { readonly named: number; readonly mentioned: number }>> = {
  is: { named: 8, mentioned: 2.2 },
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

/** Numbers alone name nothing. */
const LETTER = /\p{L}/u;

/** Where the ads of the market stand. */
type Market = Pick<SearchIndex, 'search' | 'categoryOf'>;

/**
 * Guesses in which leaf categories a thing of a title belongs: by what its words name, and by where ads with such words
 * stand. A small or young market is told by the words, a new thing by the market.
 */
export class CategoryGuesser {
  readonly #stemmer: Stemmer;
  readonly #market: Market;
  readonly #hints = new Map<string, Map<number, Role>>();

  constructor(stemmer: Stemmer, { categoryNames }: Pick<Vocabulary, 'categoryNames'>, market: Market) {
    this.#stemmer = stemmer;
    this.#market = market;
    for (const { id, key } of categoriesById.values()) {
      if (!isLeaf(id)) continue;
      this.#learnWords(id, categoryWords[key]);
      for (const name of categoryNames(id)) this.#learnName(id, name);
    }
  }

  /** Ids of leaf categories, the likeliest first. */
  guess(title: string, limit: number, nowMs: number): number[] {
    const scores = this.#scoresOfWords(title);
    for (const [id, score] of this.#scoresOfMarket(title, nowMs)) scores.set(id, (scores.get(id) ?? 0) + score);
    const best = Math.max(...scores.values());
    return [...scores]
      .filter(([, score]) => score >= best * LEAST_SHARE)
      .sort(([id, score], [otherId, other]) => other - score || id - otherId)
      .slice(0, limit)
      .map(([id]) => id);
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
    const { ids, nearest } = this.#market.search(asked, nowMs);
    const votes = ids.map((id, rank) => [this.#market.categoryOf(id), HALVING_RANK / (HALVING_RANK + rank)] as const);
    const all = votes.reduce((sum, [, vote]) => sum + vote, 0);
    for (const [id, vote] of votes) {
      if (id === undefined || !isLeaf(id)) continue;
      scores.set(id, (scores.get(id) ?? 0) + (vote / all) * MARKET_WEIGHT * (nearest ? NEAREST : 1));
    }
    return scores;
  }

  #toldBy({ strict, loose, isAbout }: QueryWord): { scores: Map<number, number>; names: boolean } {
    const scores = new Map<number, number>();
    let names = false;
    const add = (hints: readonly Hint[], share: number) => {
      for (const { categoryId, role } of hints) {
        const weight = WEIGHTS[role][isAbout ? 'mentioned' : 'named'] * share;
        scores.set(categoryId, Math.max(scores.get(categoryId) ?? 0, weight / Math.sqrt(hints.length)));
        names ||= role === 'is' && !isAbout;
      }
    };
    add(this.#hintsOf(strict.stems), 1);
    if (loose) add(this.#hintsOf(loose.stems), LOOSE);
    return { scores, names };
  }

  #hintsOf(stems: readonly string[]): Hint[] {
    const roles = new Map<number, Role>();
    for (const stem of stems) {
      for (const [id, role] of this.#hints.get(stem) ?? []) if (roles.get(id) !== 'is') roles.set(id, role);
    }
    return [...roles].map(([categoryId, role]) => ({ categoryId, role }));
  }

  #learnWords(id: number, words: CategoryWords | undefined): void {
    for (const role of ['is', 'of'] as const) {
      for (const word of tokenize(words?.[role] ?? '')) {
        this.#learn([word, ...stemsOfForm(word, this.#stemmer)], id, role);
      }
    }
  }

  #learnName(id: number, name: LocalizedName): void {
    for (const { form, stems, role } of readName(name, this.#stemmer)) {
      this.#learn([form, ...stems], id, role === 'complement' ? 'of' : 'is');
    }
  }

  #learn(stems: readonly string[], id: number, role: Role): void {
    for (const stem of stems) {
      const known = this.#hints.get(stem) ?? new Map<number, Role>();
      if (known.get(id) !== 'is') known.set(id, role);
      this.#hints.set(stem, known);
    }
  }
}

function isLeaf(id: number): boolean {
  return categoriesById.get(id)?.children.length === 0;
}
