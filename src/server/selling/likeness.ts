import type { OwnListing } from '#contract/selling/selling.ts';
import type { KindId } from '#kinds/index.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { CategoryGuess } from '../search/category-guesses.ts';
import type { SearchService } from '../search/service.ts';
import { presentOwn } from './present.ts';
import { findOwn, listOwnTitles } from './repository.ts';
import { likeness, wordsOf } from './text-likeness.ts';

const LIKE_ENOUGH = 0.6;
const SHOWN = 5;

export type LikenessService = ReturnType<typeof createLikenessService>;

/** Finds what resembles a listing being written. */
export function createLikenessService({ db, search }: { db: Db; search: SearchService }) {
  /** Own listings with similar title words, most similar first. */
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

  /** Categories that fit a title, most likely first. */
  function suggestCategories(title: string): CategoryGuess {
    return search.guessCategories(title, SHOWN);
  }

  return { findSimilarOwn, suggestCategories };
}
