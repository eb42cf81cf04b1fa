import { followSession, getSession } from '../session/session-store.ts';

type Reset = (memberId: number | null) => void;

const resets = new Set<Reset>();
let memberId: number | null = null;

/** Whose messages these are: the person who is logged in, null for nobody. */
export function currentMember(): number | null {
  const session = getSession();
  return session ? session.id : null;
}

/** Has everything that is a person's own emptied when another logs in, or nobody is there any more. */
export function onMemberChange(reset: Reset): void {
  resets.add(reset);
}

function noteMember(): void {
  const next = currentMember();
  if (next === memberId) return;
  memberId = next;
  for (const reset of resets) reset(next);
}

/** For what takes a while: whether the person who was there at its beginning still is. */
export function sameMember(): () => boolean {
  const before = currentMember();
  return () => before !== null && currentMember() === before;
}

if (typeof window !== 'undefined') {
  memberId = currentMember();
  followSession(noteMember);
}
