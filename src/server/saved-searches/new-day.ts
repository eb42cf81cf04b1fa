import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { getKind, KIND_IDS } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { SearchService } from '../search/service.ts';
import { queryOf } from './fitting.ts';
import { insertMatches, type Pair } from './match-repository.ts';
import { askedAt, isMovedByDay } from './queries.ts';
import { type DatedSearch, listLookedBefore, noteLook } from './repository.ts';

const BATCH = 200;
/** More than any list of a few days has. */
const LIST_MAX = 2_000;
/** Matches found at night are notified in the morning. */
const MORNING_HOUR = 7;
const HOUR_MS = 3_600_000;

/** Only dated listings are found by words for days. */
const DATED_KINDS = KIND_IDS.filter((id) => getKind(id).capabilities.schedule);

interface NewDayDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queueLater'>;
  readonly search: Pick<SearchService, 'ask'>;
}

/**
 * Checks the searches whose words mean other days today ("jutro", "w ten weekend"), and stores the matches that result
 * from the date change alone. Each search is checked once a day, however often this runs, because the check is recorded
 * in the transaction that stores its matches.
 */
export async function lookAtNewDay({ db, jobs, search }: NewDayDeps): Promise<void> {
  const nowMs = Date.now();
  const today = polishDay(nowMs);
  for (;;) {
    const rows = await listLookedBefore(db, today, { kinds: DATED_KINDS, limit: BATCH });
    const pairs = rows.flatMap((row) => pairsOf(search, row, nowMs));
    await db.transaction().execute((tx) => store({ jobs }, tx, { rows, pairs, today, nowMs }));
    if (rows.length < BATCH) return;
  }
}

function pairsOf(search: NewDayDeps['search'], { id, kind, query, lookedOn }: DatedSearch, nowMs: number): Pair[] {
  const saved = queryOf({ kind, query });
  if (!saved || !isMovedByDay(saved.query, polishMidnight(lookedOn).getTime(), nowMs)) return [];
  const { ids } = search.ask({ ...askedAt(saved, nowMs), offset: 0, limit: LIST_MAX });
  return ids.map((listingId) => ({ searchId: id, listingId, query }));
}

interface Look {
  readonly rows: readonly DatedSearch[];
  readonly pairs: readonly Pair[];
  readonly today: string;
  readonly nowMs: number;
}

async function store({ jobs }: Pick<NewDayDeps, 'jobs'>, tx: Tx, { rows, pairs, today, nowMs }: Look): Promise<void> {
  const looked = new Set(
    await noteLook(
      tx,
      rows.map(({ id }) => id),
      today,
    ),
  );
  const found = await insertMatches(
    tx,
    [],
    pairs.filter(({ searchId }) => looked.has(searchId)),
  );
  // Use a separate job key, so that listings posted during the night are still notified at once.
  const notices = found.map((searchId) => ({ key: `morning ${searchId}`, payload: { searchId } }));
  const morningMs = polishMidnight(today).getTime() + MORNING_HOUR * HOUR_MS;
  const waitS = Math.max(0, Math.ceil((morningMs - nowMs) / 1_000));
  if (notices.length > 0) await jobs.queueLater(tx, 'savedSearches.tell', notices, waitS);
}
