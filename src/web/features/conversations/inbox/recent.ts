import type { Conversation } from '#contract/conversations.ts';

/** The recent conversations: of more than four the first six, else all. */
export function recentOf(listed: readonly Conversation[]): readonly Conversation[] {
  return listed.length > 4 ? listed.slice(0, 6) : listed;
}
