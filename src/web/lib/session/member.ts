import { followSession, getSession } from './session-store.ts';

type Reset = (memberId: number | null) => void;

const resets = new Set<Reset>();
let memberId: number | null = null;

/** The id of the signed-in user, the owner of the inbox; null for nobody. */
export function currentMember(): number | null {
  const session = getSession();
  return session ? session.id : null;
}

/** Resets a user's state when another logs in, or on logout. */
export function onMemberChange(reset: Reset): void {
  resets.add(reset);
}

function noteMember(): void {
  const next = currentMember();
  if (next === memberId) return;
  memberId = next;
  for (const reset of resets) reset(next);
}

/** For asynchronous work: whether the user is still the same as at its start. */
export function sameMember(): () => boolean {
  const before = currentMember();
  return () => before !== null && currentMember() === before;
}

if (typeof window !== 'undefined') {
  memberId = currentMember();
  followSession(noteMember);
}
