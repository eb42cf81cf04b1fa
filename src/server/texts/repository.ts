import { sql } from 'kysely';
import type { Locale } from '#i18n/locales.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import type { TextVersion } from './versions.ts';

/** An arbitrary key, the same on every node. */
const LOCK_KEY = 4_715_051;

/** Serialises changes of texts until the transaction ends. */
export async function lockTexts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
}

const COLUMNS = [
  'text_id as textId',
  'number',
  'contents',
  'holds_at as holdsAt',
  'is_announced as isAnnounced',
] as const;

/** All versions that were not withdrawn, of one text or of all, ordered by when they come into force. */
export async function listVersions(db: Db | Tx, textId?: string): Promise<TextVersion[]> {
  return db
    .selectFrom('text_version')
    .select(COLUMNS)
    .where('withdrawn_at', 'is', null)
    .$if(textId !== undefined, (query) => query.where('text_id', '=', textId ?? ''))
    .orderBy('text_id')
    .orderBy('number')
    .execute();
}

/** The author and time of a change; `id` is null if the author is unknown. */
export interface DoneBy {
  readonly at: Date;
  readonly id: number | null;
  readonly name: string | null;
  readonly avatar: string | null;
}

/** The author of each version. */
export async function listPublishers(db: Db, textId: string): Promise<Map<number, DoneBy>> {
  const rows = await db
    .selectFrom('text_version as v')
    .leftJoin('account as a', (join) => join.onRef('a.id', '=', 'v.published_by').on('a.deleted_at', 'is', null))
    .select(['v.number', 'v.published_at as at', 'a.id', 'a.name', 'a.avatar_path as avatar'])
    .where('v.text_id', '=', textId)
    .execute();
  return new Map(rows.map(({ number, ...done }) => [number, done]));
}

/** The number of the next version; numbers of withdrawn versions are not reused. */
export async function nextNumber(tx: Tx, textId: string): Promise<number> {
  const row = await tx
    .selectFrom('text_version')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('text_id', '=', textId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

export async function insertVersion(tx: Tx, version: TextVersion, accountId: number): Promise<void> {
  const { textId, number, contents, holdsAt, isAnnounced } = version;
  await tx
    .insertInto('text_version')
    .values({
      text_id: textId,
      number,
      contents: JSON.stringify(contents),
      holds_at: holdsAt,
      published_by: accountId,
      is_announced: isAnnounced,
    })
    .execute();
}

export async function withdrawVersion(tx: Tx, textId: string, number: number): Promise<void> {
  await tx
    .updateTable('text_version')
    .set({ withdrawn_at: new Date() })
    .where('text_id', '=', textId)
    .where('number', '=', number)
    .execute();
}

/** A draft of a text in a language. */
export interface Draft {
  readonly textId: string;
  readonly locale: Locale;
  readonly fields: TextFields;
  readonly revision: number;
}

/** The drafts of one text, or of all. */
export async function listDrafts(db: Db | Tx, textId?: string): Promise<Draft[]> {
  return db
    .selectFrom('text_draft')
    .select(['text_id as textId', 'locale', 'fields', 'revision'])
    .$if(textId !== undefined, (query) => query.where('text_id', '=', textId ?? ''))
    .execute();
}

/** The last author of a draft. */
export async function findDraftSaver(db: Db, textId: string, locale: Locale): Promise<DoneBy | undefined> {
  return db
    .selectFrom('text_draft as d')
    .leftJoin('account as a', (join) => join.onRef('a.id', '=', 'd.saved_by').on('a.deleted_at', 'is', null))
    .select(['d.saved_at as at', 'a.id', 'a.name', 'a.avatar_path as avatar'])
    .where('d.text_id', '=', textId)
    .where('d.locale', '=', locale)
    .executeTakeFirst();
}

export async function putDraft(tx: Tx, draft: Draft, accountId: number): Promise<void> {
  const { textId, locale, fields, revision } = draft;
  const saved = { fields: JSON.stringify(fields), revision, saved_at: new Date(), saved_by: accountId };
  await tx
    .insertInto('text_draft')
    .values({ text_id: textId, locale, ...saved })
    .onConflict((conflict) => conflict.columns(['text_id', 'locale']).doUpdateSet(saved))
    .execute();
}

export async function deleteDrafts(tx: Tx, textId: string, locales: readonly Locale[]): Promise<void> {
  await tx
    .deleteFrom('text_draft')
    .where('text_id', '=', textId)
    .where('locale', 'in', [...locales])
    .execute();
}

export async function findAddress(db: Db, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email;
}
