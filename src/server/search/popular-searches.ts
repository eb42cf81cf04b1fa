import type { Db } from '../platform/db/client.ts';
import { deleteOldHours, insertSearchHour, listPopular } from './popular-repository.ts';
import type { SearchService } from './service.ts';

const DAYS = 14;
/** A phrase searched in fewer different hours may come from a single person, whose searches are private. */
const LEAST_HOURS = 3;
const CANDIDATES = 40;
const KEPT_MS = 5 * 60_000;
/** How many pairs of phrase and hour a node remembers as already stored. */
const NOTED = 5_000;
const HOUR_MS = 3_600_000;
/** Names, numbers and addresses are private: a phrase has at most four words, of letters only. */
const PHRASE = /^\p{L}+(?:[ -]\p{L}+){0,3}$/u;
const LONGEST = 60;

interface PopularDeps {
  readonly db: Db;
  readonly search: Pick<SearchService, 'ask'>;
  readonly onError: (error: unknown) => void;
}

export type PopularSearches = ReturnType<typeof createPopularSearches>;

/** Counts the hours in which a phrase is searched, and lists popular phrases. */
export function createPopularSearches({ db, search, onError }: PopularDeps) {
  const noted = new Set<string>();
  let kept: { readonly phrases: readonly string[]; readonly untilMs: number } = { phrases: [], untilMs: 0 };

  /** Stores a search that had results. Returns at once; an error goes to `onError` and loses only this count. */
  function note(words: string): void {
    const phrase = words.trim().toLowerCase().replace(/\s+/g, ' ');
    const key = `${Math.floor(Date.now() / HOUR_MS)} ${phrase}`;
    if (phrase.length > LONGEST || !PHRASE.test(phrase) || noted.has(key)) return;
    if (noted.size >= NOTED) noted.clear();
    noted.add(key);
    insertSearchHour(db, phrase).catch(onError);
  }

  const isFound = (words: string) => search.ask({ kind: 'ad', words, tagMatch: 'all', offset: 0, limit: 0 }).total > 0;

  /**
   * Popular phrases that have matches now, at most `limit`. The phrases are read from the database every five minutes.
   */
  async function list(limit: number): Promise<string[]> {
    if (Date.now() > kept.untilMs) {
      const phrases = await listPopular(db, { days: DAYS, leastHours: LEAST_HOURS, limit: CANDIDATES });
      kept = { phrases, untilMs: Date.now() + KEPT_MS };
    }
    return kept.phrases.filter(isFound).slice(0, limit);
  }

  const upkeep = () => deleteOldHours(db, DAYS);

  return { note, list, upkeep };
}
