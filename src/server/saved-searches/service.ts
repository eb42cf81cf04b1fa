import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import {
  type createSavedSearch,
  SAVED_SEARCHES_MAX,
  type SavedQuery,
  type SavedSearch,
  type updateSavedSearch,
} from '#contract/saved-searches/saved-searches.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { knownNow, queryOf } from './fitting.ts';
import { dropBacklog } from './match-repository.ts';
import { nameOf } from './naming.ts';
import { type PresentDeps, presentSearches } from './present.ts';
import { readQuery, readStored } from './queries.ts';
import {
  changeSearch,
  countSearches,
  deleteSearch,
  findSame,
  holdSearch,
  insertSearch,
  learnKnown,
  listSearches,
  type SearchRow,
} from './repository.ts';

export interface SavedSearchDeps extends PresentDeps {
  readonly jobs: Jobs;
  readonly limits: Limits;
}

type NewSearch = ParsedOf<typeof createSavedSearch>['body'];
type Change = ParsedOf<typeof updateSavedSearch>['body'];

export type SavedSearchService = ReturnType<typeof createSavedSearchService>;

/** Saved searches of logged-in users. */
export function createSavedSearchService(deps: SavedSearchDeps) {
  return withDeps(deps, { list, listQueries, create, update, remove });
}

async function list(deps: SavedSearchDeps, context: RequestContext): Promise<SavedSearch[]> {
  return presentSearches(deps, await listSearches(deps.db, { accountId: callerOf(context).id }));
}

/** The caller's saved queries, without looking up their matches. */
async function listQueries({ db }: SavedSearchDeps, context: RequestContext): Promise<SavedQuery[]> {
  return listSearches(db, { accountId: callerOf(context).id });
}

/**
 * Saves a search; returns the existing one when the same is saved already. By default it notifies at once and by mail;
 * mails are sent only to a confirmed address.
 *
 * @throws ApiError 'validationFailed' at `query`, 'tooMany'
 */
async function create(deps: SavedSearchDeps, body: NewSearch, context: RequestContext): Promise<SavedSearch> {
  const caller = callerOf(context);
  const { db, search, limits } = deps;
  await limits.take({ 'savedSearch.account': String(caller.id) });
  const query = await readQuery(db, body.kind, body.query, context.locale);
  const stored = readStored(body.kind, query);
  const saved = queryOf({ kind: body.kind, query });
  if (!stored || !saved) throw new ApiError('badRequest');
  const owner = { accountId: caller.id };
  const row = await db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    const same = await findSame(tx, owner, body.kind, query);
    if (same) return same;
    if ((await countSearches(tx, owner)) >= SAVED_SEARCHES_MAX) throw new ApiError('tooMany');
    return insertSearch(tx, {
      owner,
      locale: context.locale,
      kind: body.kind,
      query,
      name: body.name ?? nameOf(body.kind, stored, context.locale),
      frequency: body.frequency ?? 'instant',
      channels: body.channels ?? ['mail'],
      isConfirmed: true,
      ...knownNow(search, saved),
    });
  });
  return presentOne(deps, row);
}

/** @throws ApiError 'notFound', 'validationFailed' at `query`, 'conflict' for a query that is saved already */
async function update(deps: SavedSearchDeps, id: number, body: Change, context: RequestContext): Promise<SavedSearch> {
  const owner = { accountId: callerOf(context).id };
  const row = await deps.db.transaction().execute(async (tx) => {
    const held = await holdSearch(tx, id);
    if (held?.accountId !== owner.accountId) throw new ApiError('notFound');
    const { query: typed, ...rest } = body;
    const query = typed === undefined ? held.query : await readQuery(tx, held.kind, typed, context.locale);
    if (query !== held.query && (await findSame(tx, owner, held.kind, query))) throw new ApiError('conflict');
    return applyChange(deps, tx, held, { ...rest, query });
  });
  return presentOne(deps, row);
}

/**
 * Changes a locked search. When it is resumed or its query changes, the current contents of its list become known to
 * it. Switching notifications on sends no backlog.
 */
export async function applyChange(
  { search, jobs }: Pick<SavedSearchDeps, 'search' | 'jobs'>,
  tx: Tx,
  held: SearchRow,
  change: Omit<Change, 'query'> & { query?: string },
): Promise<SearchRow> {
  const { id } = held;
  const row = await changeSearch(tx, id, change);
  const startsAnew = (held.isPaused && !row.isPaused) || row.query !== held.query;
  const saved = queryOf(row);
  if (startsAnew && saved) await learnKnown(tx, id, knownNow(search, saved));
  if (startsAnew || (held.channels.length === 0 && row.channels.length > 0)) await dropBacklog(tx, id);
  if (row.frequency === 'instant' && held.frequency !== 'instant') {
    await jobs.queueLater(tx, 'savedSearches.tell', [{ key: String(id), payload: { searchId: id } }], 0);
  }
  return row;
}

/** @throws ApiError 'notFound' */
async function remove({ db }: SavedSearchDeps, id: number, context: RequestContext): Promise<void> {
  if (!(await deleteSearch(db, id, callerOf(context).id))) throw new ApiError('notFound');
}

async function presentOne(deps: SavedSearchDeps, row: SearchRow): Promise<SavedSearch> {
  const [presented] = await presentSearches(deps, [row]);
  return presented as SavedSearch;
}
