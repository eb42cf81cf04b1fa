import { type RawBuilder, sql } from 'kysely';

/** Whether one of two accounts blocks the other. */
export function areBlocked(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from block b where (b.account_id, b.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;
}
