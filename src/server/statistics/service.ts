import { ApiError } from '#contract/errors.ts';
import type { SellerNumbers } from '#contract/statistics.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { type DayRow, isOwn, listDays } from './repository.ts';

type Counts = SellerNumbers['totals'];

/** Tolerance in seconds: a job ends a plan up to a minute late, which must not split a day. */
const WHOLE_S = 120;

export type NumberService = ReturnType<typeof createNumberService>;

/** Statistics of a listing for its seller. */
export function createNumberService({ db }: { db: Db }) {
  /** @throws ApiError 'notFound', also for another seller's listing */
  async function get(caller: Caller, listingId: number, days: number): Promise<SellerNumbers> {
    if (!(await isOwn(db, caller.id, listingId))) throw new ApiError('notFound');
    const rows = await listDays(db, listingId, days);
    return {
      days: rows.map(({ day, views, contacts, favourites, status }) => ({ day, views, contacts, favourites, status })),
      totals: sumOf(rows),
      before: averageOf(rows.filter((row) => isWhole(row, row.free_s))),
      during: averageOf(rows.filter((row) => isWhole(row, row.promoted_s))),
    };
  }

  return { get };
}

function isWhole({ is_today: isToday, lasts_s: lastsS }: DayRow, shownS: number): boolean {
  return !isToday && shownS >= lastsS - WHOLE_S;
}

function sumOf(rows: readonly DayRow[]): Counts {
  const total = (name: keyof Counts) => rows.reduce((sum, row) => sum + row[name], 0);
  return { views: total('views'), contacts: total('contacts'), favourites: total('favourites') };
}

function averageOf(rows: readonly DayRow[]): SellerNumbers['before'] {
  const days = rows.length;
  if (days === 0) return null;
  const { views, contacts, favourites } = sumOf(rows);
  const mean = (sum: number) => Math.round((sum / days) * 100) / 100;
  return { days, views: mean(views), contacts: mean(contacts), favourites: mean(favourites) };
}
