import type { Conversation } from '#contract/conversations.ts';

/** Which conversations count as recent: a list of more than four shows its first six, a shorter one all. */
export function recentOf(listed: readonly Conversation[]): readonly Conversation[] {
  return listed.length > 4 ? listed.slice(0, 6) : listed;
}
