import { sql } from 'kysely';
import type { DemoPreview } from '#contract/settings/setup.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The name under which the demo market is recorded among the database's own settings. */
const DEMO = 'demo';

interface DemoRecord {
  readonly accountIds: readonly number[];
  readonly listingIds: readonly number[];
  /** When the removal began; ISO 8601. */
  readonly leavingSince?: string;
  readonly leftAt?: string;
}

async function findDemo(db: Db | Tx): Promise<DemoRecord | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', DEMO).executeTakeFirst();
  return row?.value as DemoRecord | undefined;
}

/** Whether the demo market is present, or being removed. */
export async function findHomeOfDemo(db: Db | Tx): Promise<'none' | 'here' | 'leaving'> {
  const demo = await findDemo(db);
  if (!demo || demo.leftAt || demo.accountIds.length === 0) return 'none';
  return demo.leavingSince ? 'leaving' : 'here';
}

/** Records a stage of the removal. */
export async function noteDemo(tx: Tx, stage: 'leavingSince' | 'leftAt'): Promise<void> {
  await sql`update setting set value = value || jsonb_build_object(${stage}::text, ${new Date().toISOString()}::text)
    where name = ${DEMO}`.execute(tx);
}

/** The remaining accounts of the demo market. One with a staff role or a password belongs to a real person. */
export async function listDemoPeople(db: Db | Tx): Promise<number[]> {
  const ids = (await findDemo(db))?.accountIds ?? [];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where('role', '=', 'user')
    .where('password_hash', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const SHOWN = 20;
const EXCERPT_LENGTH = 160;

/** What is deleted with the demo market, and what remaining users wrote on its listings. */
export async function previewDemoOf(db: Db, people: readonly number[]): Promise<DemoPreview> {
  const ids = [...people];
  const { rows: counts } = await sql<{ listings: number; kept: number }>`
    select count(*) filter (where seller_id = any (${ids}::bigint[])) as listings,
      count(*) filter (where not seller_id = any (${ids}::bigint[])) as kept
    from listing where deleted_at is null`.execute(db);
  const writings = sql`
    select a.name as person, l.title as listing, c.body as text, c.created_at as at
    from comment c join listing l on l.id = c.listing_id join account a on a.id = c.author_id
    where l.seller_id = any (${ids}::bigint[]) and not c.author_id = any (${ids}::bigint[])
    union all
    select a.name, coalesce(l.title, v.about_title, ''), m.content, m.created_at
    from message m join conversation v on v.id = m.conversation_id join account a on a.id = m.sender_id
      left join listing l on l.id = v.about_id
    where (v.low_id = any (${ids}::bigint[]) or v.high_id = any (${ids}::bigint[]))
      and not m.sender_id = any (${ids}::bigint[])`;
  const { rows } = await sql<{ person: string; listing: string; text: string; total: number }>`
    select person, listing, left(text, ${EXCERPT_LENGTH}) as text, count(*) over () as total
    from (${writings}) written order by at desc limit ${SHOWN}`.execute(db);
  return {
    people: people.length,
    listings: Number(counts[0]?.listings ?? 0),
    keptListings: Number(counts[0]?.kept ?? 0),
    writingCount: Number(rows[0]?.total ?? 0),
    writings: rows.map(({ person, listing, text }) => ({ person, listing, text })),
  };
}
