import type { PlannedListing } from '#demo/market.ts';
import type { ProcessedPicture } from '../media/pipeline.ts';
import { type MediaStore, pictureName } from '../media/store.ts';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { JobPayloads } from '../platform/jobs.ts';
import { DEMO_SETTING, type DemoSetting } from './lay-market.ts';
import { PicturePool } from './picture-pool.ts';
import { attachPicture, findSetting, listPicturePositions, setAvatar } from './repository.ts';

interface Studio {
  readonly db: Db;
  readonly store: MediaStore;
  readonly say: (line: string) => void;
}

/** The demo market's texts and tools, loaded only while pictures are being created. */
async function openKit(db: Db) {
  const setting = await findSetting<DemoSetting>(db, DEMO_SETTING);
  if (!setting) return undefined;
  const [{ planMarket, orderOfFirstSight }, { demoSellers }] = await Promise.all([
    import('#demo/market.ts'),
    import('#demo/sellers.ts'),
  ]);
  const listings = planMarket(setting.plannedAtMs);
  return {
    setting,
    listings,
    order: orderOfFirstSight(listings),
    sellers: demoSellers,
    pool: new PicturePool(THREADS),
  };
}

type Kit = NonNullable<Awaited<ReturnType<typeof openKit>>>;

/** Creates the demo market's pictures in jobs, through the same pipeline as uploads. */
export function createPictureWorker(studio: Studio): (job: JobPayloads['demo.pictures']) => Promise<void> {
  let opened: Promise<Kit | undefined> | undefined;
  return async (job) => {
    if (await isLeaving(studio.db)) return;
    opened ??= openKit(studio.db);
    const kit = await opened;
    if (!kit) return;
    const { part, from, to } = job;
    const everybody = part === 'avatar' ? kit.sellers.map((_, number) => number) : kit.order;
    const numbers = everybody.slice(from, to);
    await inLanes(numbers, (number) =>
      part === 'avatar' ? drawAvatar(studio, kit, number) : drawListing(studio, kit, number, part),
    );
    // The last job: stop the threads and free their memory.
    if (part === 'rest' && to === job.total) await kit.pool.close();
    studio.say(`Pictures of the demo market: ${LABELS[job.part]} ${job.to} of ${job.total}`);
  };
}

/** Whether the demo market is being removed, or was: it gets no more pictures. */
async function isLeaving(db: Db): Promise<boolean> {
  const setting = await findSetting<{ leavingSince?: string }>(db, DEMO_SETTING);
  return setting?.leavingSince !== undefined;
}

const LABELS = { cover: 'covers', avatar: 'faces', rest: 'further pictures of' } as const;

/** A small machine has two cores. */
const THREADS = 2;

/** Twice as many lanes as threads, so that files and rows are written while other pictures are drawn. */
async function inLanes(numbers: readonly number[], work: (number: number) => Promise<void>): Promise<void> {
  const waiting = [...numbers];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: 2 * THREADS }, lane));
}

async function drawListing(studio: Studio, kit: Kit, number: number, part: 'cover' | 'rest'): Promise<void> {
  const listing = kit.listings[number] as PlannedListing;
  const id = kit.setting.listingIds[number] as number;
  const { picture } = listing;
  const wanted = part === 'cover' ? [0] : Array.from({ length: picture.count - 1 }, (_, index) => index + 1);
  const there = new Set(await listPicturePositions(studio.db, id));
  for (const view of wanted.filter((each) => !there.has(each))) {
    const { objects, seed, branch } = picture;
    const media = await keep(studio.store, await kit.pool.draw({ objects, seed, branch, view }));
    await studio.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('listing').select('seller_id').where('id', '=', id).executeTakeFirst();
      if (!row) return;
      await attachPicture(tx, id, view, listing.title, { ...media, owner_id: row.seller_id });
      await emit(tx, 'listing.changed', { id, kind: listing.kind, sellerId: row.seller_id });
    });
  }
}

async function drawAvatar(studio: Studio, kit: Kit, number: number): Promise<void> {
  const seller = kit.sellers[number];
  const accountId = kit.setting.accountIds[number];
  if (!seller || accountId === undefined) return;
  const media = await keep(studio.store, await kit.pool.draw({ emoji: seller.avatar, seed: number }));
  const width = media.widths[0] as number;
  await studio.db.transaction().execute(async (tx) => {
    await setAvatar(tx, accountId, pictureName(media.content_hash, width));
    await emit(tx, 'account.changed', { id: accountId });
  });
}

/** Files first: a row must never name a missing file. */
async function keep(store: MediaStore, picture: ProcessedPicture) {
  for (const variant of picture.variants) await store.put(pictureName(picture.hash, variant.width), variant.bytes);
  return {
    content_hash: picture.hash,
    width: picture.width,
    height: picture.height,
    widths: picture.variants.map((variant) => variant.width),
    thumbhash: picture.thumbhash,
    average_color: picture.averageColor,
    size_bytes: picture.variants.reduce((sum, variant) => sum + variant.bytes.length, 0),
  };
}
