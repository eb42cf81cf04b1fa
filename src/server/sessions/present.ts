import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Session } from '#contract/accounts/settings.ts';
import type { ListedSessionRow, UserRow } from './repository.ts';

/** A person as they see themselves. `isStrong` is of the requesting session. */
export function presentCurrentUser(row: UserRow, isStrong: boolean): CurrentUser {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar_path ? { image_path: row.avatar_path } : null,
    description: row.description,
    role: row.role,
    verified: row.email_verified_at !== null,
    strong: isStrong,
    suspended: row.is_suspended,
  };
}

export function presentSession(row: ListedSessionRow, currentId: number): Session {
  return {
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    strong: row.is_strong,
    current: row.id === currentId,
  };
}
