import type { Person } from '#contract/primitives.ts';
import { type KeepState, MemberKept, useKept } from '../../lib/keeping/member-kept.ts';
import { followed } from './followed.ts';

/** Loaded at once for signed-in users, for others on the first press. */
const loadKeeping = () => import('./keeping.ts');

const member = new MemberKept(followed, async () => (await loadKeeping()).startFollowing());

/** Whether a seller is followed, and how to change it. */
export function useFollow(seller: Pick<Person, 'id' | 'name'>): KeepState {
  return useKept(member, { id: seller.id, ownerId: seller.id }, async (opener) =>
    (await loadKeeping()).pressFollow(seller, opener),
  );
}
