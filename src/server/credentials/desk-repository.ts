import { sql } from 'kysely';
import type { CredentialOutcome, RefusalReason } from '#contract/credentials/states.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { DecisionRow } from './repository.ts';

interface PersonRow {
  readonly person_id: number;
  readonly name: string;
  readonly avatar_path: string | null;
}

export interface QueueRow extends PersonRow {
  readonly id: number;
  readonly kind: CredentialKindId;
  readonly number: string;
  readonly waiting_since: Date;
}

const PERSON = sql`a.id as person_id, a.name, a.avatar_path`;

/** Credentials that wait for an answer, oldest first. */
export async function listWaiting(db: Db, offset: number, limit: number): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select c.id, c.kind, c.number, c.waiting_since, ${PERSON} from credential c join account a on a.id = c.account_id
    where c.review = 'waiting' order by c.waiting_since, c.id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from credential where review = 'waiting'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OwnerRow extends PersonRow {
  readonly created_at: Date;
  readonly locale: string;
}

export async function findOwner(db: Db, accountId: number): Promise<OwnerRow | undefined> {
  const { rows } = await sql<OwnerRow>`
    select ${PERSON}, a.created_at, a.locale from account a where a.id = ${accountId}`.execute(db);
  return rows[0];
}

/** Other accounts with the same number. */
export async function listOthers(
  db: Db,
  { kind, number, accountId }: { kind: CredentialKindId; number: string; accountId: number },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${PERSON} from credential c join account a on a.id = c.account_id
    where c.kind = ${kind} and c.number = ${number} and c.account_id <> ${accountId} order by c.id limit 20`.execute(
    db,
  );
  return rows;
}

export interface PastRow extends PersonRow, DecisionRow {
  readonly id: number;
}

/** All answers about a credential, latest first. */
export async function listDecisions(db: Db, credentialId: number): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select x.id, x.outcome, x.reason, x.text, x.decided_at, ${PERSON}
    from credential_decision x join account a on a.id = x.decided_by
    where x.credential_id = ${credentialId} order by x.id desc`.execute(db);
  return rows;
}

/** A moderator's answer about a waiting credential, and its consequences. */
export interface Answer {
  readonly credentialId: number;
  readonly moderatorId: number;
  readonly version: number;
  readonly waitedSince: Date;
  readonly outcome: CredentialOutcome;
  readonly reason: RefusalReason | null;
  readonly text: string;
  /** For accepted credentials only. */
  readonly validUntil: string | null;
  readonly remindedDays: number | null;
}

/** Stores an answer; returns its id. */
export async function insertDecision(tx: Tx, answer: Answer): Promise<number> {
  const { id } = await tx
    .insertInto('credential_decision')
    .values({
      credential_id: answer.credentialId,
      outcome: answer.outcome,
      reason: answer.reason,
      text: answer.text,
      version: answer.version,
      waited_since: answer.waitedSince,
      decided_by: answer.moderatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setAnswered(tx: Tx, { credentialId, outcome, ...answer }: Answer): Promise<void> {
  const isSeen = outcome === 'accepted';
  await sql`
    update credential set review = ${outcome}, waiting_since = null, version = version + 1, updated_at = now(),
      seen_at = case when ${isSeen} then now() end,
      valid_until = case when ${isSeen} then ${answer.validUntil}::date else valid_until end,
      reminded_days = case when ${isSeen} then ${answer.remindedDays}::smallint else reminded_days end
    where id = ${credentialId}`.execute(tx);
}
