import type { PlannedListing } from '#demo/market.ts';
import type { DemoSeller } from '#demo/types.ts';
import { renewReplyClasses } from '../accounts/response-time-repository.ts';
import type { DatabaseClient, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { loadStemmer, type Stemmer } from '../search/stemmer.ts';
import { insertAgreements } from './agreement-repository.ts';
import { planAgreements } from './agreements.ts';
import { insertCredentials } from './credential-repository.ts';
import { planCredentials } from './credentials.ts';
import { insertFollows, insertHistory, insertSearches } from './history-repository.ts';
import {
  allowTime,
  findSetting,
  insertAccounts,
  insertComments,
  insertListings,
  insertSetting,
  insertStatements,
  updateSetting,
} from './repository.ts';
import { toAccountSeed, toFollowSeeds, toHistorySeed, toListingSeed, toStatementSeed } from './rows.ts';
import { insertTalks } from './talk-repository.ts';
import { type LaidListing, planTalks } from './talks.ts';

/** The stored state of the demo market: its reference time, and the rows created from its plan. */
export interface DemoSetting {
  readonly plannedAtMs: number;
  readonly listingIds: readonly number[];
  readonly accountIds: readonly number[];
}

export const DEMO_SETTING = 'demo';
/** Listings whose pictures are created in one job. */
const PICTURE_BATCH = 24;

/**
 * Creates the demo market in an empty database, once: people, listings, their history, comments, conversations and
 * credentials, and the jobs that create the pictures and documents, in one transaction.
 *
 * pictures  the maximum number of listings with pictures, starting with those a visitor sees first.
 *
 * @returns whether it was created now.
 */
export async function layMarket(
  client: DatabaseClient,
  jobs: Jobs,
  nowMs: number,
  pictures = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  if (await findSetting(client.db, DEMO_SETTING)) return false;
  // Loaded on demand: an open market does not need the texts.
  const [stemmer, { planMarket }, { demoSellers }] = await Promise.all([
    loadStemmer(),
    import('#demo/market.ts'),
    import('#demo/sellers.ts'),
  ]);
  const plan = { listings: planMarket(nowMs), sellers: demoSellers };
  return client.db.transaction().execute(async (tx) => {
    await allowTime(tx);
    const planned = { plannedAtMs: nowMs, listingIds: [], accountIds: [] };
    // A node that starts concurrently waits here and then finds the market created.
    if (!(await insertSetting(tx, DEMO_SETTING, planned))) return false;
    const { waitingIds, ...setting } = await insertMarket(tx, plan, nowMs, stemmer);
    await updateSetting(tx, DEMO_SETTING, setting);
    await queuePictures(tx, jobs, plan, pictures);
    if (pictures > 0) await jobs.queue(tx, 'demo.documents', { credentialIds: [...waitingIds] });
    await emit(tx, 'listings.changed', {});
    return true;
  });
}

interface Plan {
  readonly listings: readonly PlannedListing[];
  readonly sellers: readonly DemoSeller[];
}

async function insertMarket(
  tx: Tx,
  { listings, sellers }: Plan,
  nowMs: number,
  stemmer: Stemmer,
): Promise<DemoSetting & { readonly waitingIds: readonly number[] }> {
  const accountIds = await insertAccounts(
    tx,
    sellers.map((seller, index) => toAccountSeed(seller, index, nowMs)),
  );
  const people = new Map(sellers.map((seller, index) => [seller.key, { seller, id: accountIds[index] as number }]));
  const personOf = (key: string) => {
    const person = people.get(key);
    if (!person) throw new Error(`no seller ${key}`);
    return person;
  };
  const { demoStatements } = await import('#demo/who-sells.ts');
  await insertStatements(
    tx,
    demoStatements.map((statement) => {
      const { seller, id } = personOf(statement.key);
      return toStatementSeed(statement, seller, id);
    }),
  );
  const rows = listings.map((listing) => {
    const { seller, id } = personOf(listing.sellerKey);
    return toListingSeed(listing, seller, id, stemmer);
  });
  const listingIds = await insertListings(tx, rows);
  const laid: LaidListing[] = listings.map((listing, index) => ({
    listing,
    id: listingIds[index] as number,
    sellerId: personOf(listing.sellerKey).id,
  }));
  const idOf = (key: string) => personOf(key).id;
  const talks = planTalks(laid, idOf);
  const talked = new Set(talks.map(({ about_id, buyer_id }) => `${about_id} ${buyer_id}`));
  const agreements = planAgreements(laid, talks, idOf, nowMs);
  const agreed = new Set(agreements.map(({ offer }) => `${offer.listing_id} ${offer.buyer_id}`));
  const comments = laid.flatMap(({ listing, id }) =>
    listing.comments.map((comment) => ({
      listing_id: id,
      author_id: idOf(comment.authorKey),
      is_contact_confirmed: talked.has(`${id} ${idOf(comment.authorKey)}`),
      is_deal_confirmed: agreed.has(`${id} ${idOf(comment.authorKey)}`),
      rating: comment.rating,
      body: comment.text,
      created_at: new Date(comment.atMs).toISOString(),
      reply: comment.reply?.text ?? null,
      replied_at: comment.reply ? new Date(comment.reply.atMs).toISOString() : null,
    })),
  );
  await insertComments(tx, [...comments, ...agreements.map(({ ofBuyer }) => ofBuyer)]);
  await insertTalks(tx, talks);
  await insertAgreements(
    tx,
    agreements.map(({ offer }) => offer),
  );
  await insertHistory(tx, toHistorySeed(laid, idOf));
  const { demoSearches } = await import('#demo/searches.ts');
  await insertSearches(tx, demoSearches);
  await insertFollows(tx, toFollowSeeds(accountIds));
  await renewReplyClasses(tx);
  const waitingIds = await insertCredentials(tx, planCredentials(laid, nowMs));
  return { plannedAtMs: nowMs, listingIds, accountIds, waitingIds };
}

/** Covers first, so that every listing soon has a picture; then avatars, then the rest. */
async function queuePictures(tx: Tx, jobs: Jobs, { listings, sellers }: Plan, pictures: number): Promise<void> {
  for (const part of ['cover', 'avatar', 'rest'] as const) {
    const total = Math.min(pictures, part === 'avatar' ? sellers.length : listings.length);
    for (let from = 0; from < total; from += PICTURE_BATCH) {
      const to = Math.min(total, from + PICTURE_BATCH);
      await jobs.queue(tx, 'demo.pictures', { part, from, to, total }, { cover: 3, avatar: 2, rest: 1 }[part]);
    }
  }
}
