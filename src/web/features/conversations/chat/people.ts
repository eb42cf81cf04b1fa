import type { Conversation } from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';

/** The other user of a conversation; the signed-in user is always last. */
export function otherOf({ users }: Pick<Conversation, 'users'>): Person {
  const [other] = users;
  if (!other) throw new TypeError('a conversation has nobody in it');
  return other;
}
