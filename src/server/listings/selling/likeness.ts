import type { OwnListing } from '#contract/selling.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import type { KindId } from '#kinds/index.ts';
import type { Caller } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { SearchService } from '../../search/service.ts';
import { presentOwn } from './present.ts';
import { findOwn, listOwnTitles } from './repository.ts';

const LIKE_ENOUGH = 0.6;
const SHOWN = 5;
const LOOKED_AT = 60;

export type LikenessService = ReturnType<typeof createLikenessService>;

/** What is like what is being written. */
export function createLikenessService({ db, search }: { db: Db; search: SearchService }) {
  /** Own listings with nearly the same words in their title, the likest first. */
  async function findSimilarOwn(
    caller: Caller,
    { kind, title, except }: { kind: KindId; title: string; except?: number },
  ): Promise<OwnListing[]> {
    const words = wordsOf(title);
    if (words.size === 0) return [];
    const rated = (await listOwnTitles(db, caller.id, kind))
      .filter(({ id }) => id !== except)
      .map((row) => ({ id: row.id, likeness: likeness(words, wordsOf(row.title)) }))
      .filter(({ likeness }) => likeness >= LIKE_ENOUGH)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, SHOWN);
    const rows = await findOwn(
      db,
      caller.id,
      rated.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const nowMs = Date.now();
    return rated.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? [presentOwn(row, nowMs)] : [];
    });
  }

  /** Categories in which ads with such a title stand, the most frequent first. */
  function suggestCategories(title: string): number[] {
    if (!title) return [];
    const wish = { kind: 'ad' as const, tagMatch: 'all' as const, words: title, offset: 0, limit: LOOKED_AT };
    const { categories } = search.facets(wish);
    return Object.entries(categories)
      .map(([id, count]) => ({ id: Number(id), count }))
      .filter(({ id }) => categoriesById.get(id)?.children.length === 0)
      .sort((a, b) => b.count - a.count || a.id - b.id)
      .slice(0, SHOWN)
      .map(({ id }) => id);
  }

  return { findSimilarOwn, suggestCategories };
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
}

/** The share of words that two titles have in common: 1 for the same words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common || 1);
}
