import type { Conversation } from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';

/** Whom one talks with: of both people, the one that is not oneself, who stands last. */
export function otherOf({ users }: Pick<Conversation, 'users'>): Person {
  const [other] = users;
  if (!other) throw new TypeError('a conversation has nobody in it');
  return other;
}
