import { sql } from 'kysely';
import type { CredentialOutcome } from '#contract/credentials/states.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import type { Db } from '../platform/db/client.ts';

/** A credential's data for news and mails. */
export interface ToldCredential {
  readonly id: number;
  readonly kind: CredentialKindId;
  readonly number: string;
  readonly valid_until: string | null;
}

/** The credentials of these ids that still exist, by id. */
export async function findTold(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ToldCredential>> {
  const { rows } = await sql<ToldCredential>`
    select id, kind, number, valid_until::text as valid_until from credential where id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface ToldAnswer {
  readonly id: number;
  readonly outcome: CredentialOutcome;
  readonly text: string;
}

/** Answers about credentials that still exist, by id. */
export async function findAnswers(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ToldAnswer>> {
  const { rows } = await sql<ToldAnswer>`
    select id, outcome, text from credential_decision
    where id = any(${ids}::bigint[]) and credential_id is not null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
