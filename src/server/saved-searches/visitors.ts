import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import {
  type changeLinkedSearch,
  type LinkedSearch,
  SAVED_SEARCHES_MAX,
  type saveSearchByMail,
} from '#contract/saved-searches/saved-searches.ts';
import { countingWrongLinks } from '../accounts/links.ts';
import { queueMail } from '../notifications/mail/queued.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { Blocked } from '../settings/blocked.ts';
import { knownNow, queryOf } from './fitting.ts';
import { findLinked, moveLinks } from './link-repository.ts';
import { savedSearchMails } from './mails.ts';
import { nameOf } from './naming.ts';
import { presentLinked } from './present.ts';
import { readQuery, readStored } from './queries.ts';
import {
  confirmSearch,
  countActive,
  countSearches,
  dropSearch,
  findAccountOf,
  findSame,
  findSearch,
  holdAddress,
  holdSearch,
  insertSearch,
  learnKnown,
  type Owner,
  pauseAll,
  type SearchRow,
} from './repository.ts';
import { applyChange, type SavedSearchDeps } from './service.ts';

interface VisitorDeps extends Pick<SavedSearchDeps, 'db' | 'jobs' | 'limits' | 'search'> {
  readonly blocked: Pick<Blocked, 'assertAddress'>;
}
type Wish = ParsedOf<typeof saveSearchByMail>['body'];
type Change = ParsedOf<typeof changeLinkedSearch>['body'];

export type VisitorSearchService = ReturnType<typeof createVisitorSearchService>;

/** Searches saved with only an e-mail address, and managed by the links in their mails. */
export function createVisitorSearchService(deps: VisitorDeps) {
  return withDeps(deps, { saveByMail, confirm, get, change, stop });
}

/**
 * Mails a link that confirms the address. The response is always the same, whatever is saved for the address and
 * however often it is requested, because anybody may type anybody's address.
 *
 * @throws ApiError 'validationFailed' at `query`, or at `email` for a blocked address; 'tooManyRequests' for a network
 *         address with too many requests
 */
async function saveByMail(
  { db, jobs, limits, blocked }: VisitorDeps,
  body: Wish,
  context: RequestContext,
): Promise<void> {
  const { kind, email, frequency = 'instant' } = body;
  blocked.assertAddress(context.locale, email);
  const query = await readQuery(db, kind, body.query, context.locale);
  const stored = readStored(kind, query);
  if (!stored) throw new ApiError('badRequest');
  await limits.take({ 'savedSearch.address': context.ip });
  if (!(await limits.hasRoom({ 'savedSearchMail.recipient': email.toLowerCase() }))) return;
  const owner = { email };
  await db.transaction().execute(async (tx) => {
    await holdAddress(tx, email);
    const same = await findSame(tx, owner, kind, query);
    if (!same && (await countSearches(tx, owner)) >= SAVED_SEARCHES_MAX) return;
    const name = nameOf(kind, stored, context.locale);
    const wish = { owner, locale: context.locale, kind, query, name, frequency };
    const unconfirmed = { ...wish, channels: ['mail'] as const, isConfirmed: false, ids: [], isAll: false };
    const { id: searchId } = same ?? (await insertSearch(tx, unconfirmed));
    await queueMail(jobs, tx, savedSearchMails.confirmSearch, { accountId: null, details: { searchId } });
  });
}

/**
 * Confirms the address by its link. If an account has confirmed the same address, the search becomes the account's.
 *
 * @throws ApiError 'linkInvalid'
 */
async function confirm(deps: VisitorDeps, token: string, context: RequestContext): Promise<LinkedSearch> {
  return withLink(deps, token, context, async (tx, held) => {
    if (held.isConfirmed || held.email === null) return held;
    const accountId = (await findAccountOf(tx, held.email)) ?? null;
    const own = accountId === null ? undefined : { accountId };
    const same = own && (await findSame(tx, own, held.kind, held.query));
    if (same) {
      await moveLinks(tx, held.id, same.id);
      await dropSearch(tx, held.id);
      return same;
    }
    const hasRoom = own !== undefined && (await countSearches(tx, own)) < SAVED_SEARCHES_MAX;
    const saved = queryOf(held);
    if (saved) await learnKnown(tx, held.id, knownNow(deps.search, saved));
    await confirmSearch(tx, held.id, hasRoom ? accountId : null);
    return (await findSearch(tx, held.id)) as SearchRow;
  });
}

/** @throws ApiError 'linkInvalid' */
async function get({ db, limits }: VisitorDeps, token: string, context: RequestContext): Promise<LinkedSearch> {
  return countingWrongLinks(limits, context, async () => {
    const row = await findSearch(db, await linked(db, token));
    if (!row?.isConfirmed) throw new ApiError('linkInvalid');
    return presentLinked(row, await countActive(db, ownerOf(row)));
  });
}

/** @throws ApiError 'linkInvalid' */
async function change(deps: VisitorDeps, token: string, body: Change, context: RequestContext): Promise<LinkedSearch> {
  const { all = false, isPaused, frequency } = body;
  return withLink(deps, token, context, async (tx, held) => {
    if (!held.isConfirmed) throw new ApiError('linkInvalid');
    if (all && isPaused) await pauseAll(tx, ownerOf(held));
    return applyChange(deps, tx, held, { isPaused, frequency });
  });
}

/** One-click unsubscribe from a mail program; idempotent. @throws ApiError 'linkInvalid' */
async function stop(deps: VisitorDeps, token: string, context: RequestContext): Promise<void> {
  await change(deps, token, { isPaused: true }, context);
}

/** Runs an action on the locked search of a link. */
async function withLink(
  { db, limits }: VisitorDeps,
  token: string,
  context: RequestContext,
  act: (tx: Tx, held: SearchRow) => Promise<SearchRow>,
): Promise<LinkedSearch> {
  return countingWrongLinks(limits, context, () =>
    db.transaction().execute(async (tx) => {
      const held = await holdSearch(tx, await linked(tx, token));
      if (!held) throw new ApiError('linkInvalid');
      const row = await act(tx, held);
      return presentLinked(row, await countActive(tx, ownerOf(row)));
    }),
  );
}

async function linked(db: Db, token: string): Promise<number> {
  const id = await findLinked(db, token);
  if (id === undefined) throw new ApiError('linkInvalid');
  return id;
}

function ownerOf({ accountId, email }: SearchRow): Owner {
  return accountId === null ? { email: email ?? '' } : { accountId };
}
