import { sql } from 'kysely';
import type { Role } from '#contract/operator/people.ts';
import type { Tx } from '../platform/db/client.ts';

/**
 * The account's role. Locks it with those of all admins, so that two admins who demote each other cannot both succeed.
 */
export async function lockRoles(
  tx: Tx,
  id: number,
): Promise<{ before: Role; otherAdmins: number; isVerified: boolean } | undefined> {
  const { rows } = await sql<{ id: number; role: Role; is_verified: boolean }>`
    select id, role, email_verified_at is not null as is_verified from account
    where (role <> 'user' and role = 'admin' or id = ${id}) and deleted_at is null order by id for no key update`.execute(
    tx,
  );
  const own = rows.find((row) => row.id === id);
  if (!own) return undefined;
  const otherAdmins = rows.filter((row) => row.role === 'admin' && row.id !== id).length;
  return { before: own.role, otherAdmins, isVerified: own.is_verified };
}
