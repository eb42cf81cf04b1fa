import type { Conversation, ConversationListing } from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';
import type { Translate } from '#i18n/message-id.ts';

/** How the contract names somebody who has left the market, and their listings. */
const GONE = '–––';

/** Whom one talks with: of both people, the one that is not oneself, who stands last. */
export function otherOf({ users }: Pick<Conversation, 'users'>): Person {
  const [other] = users;
  if (!other) throw new TypeError('a conversation has nobody in it');
  return other;
}

/** What the listing of a talk is called, also after it has gone with its seller. */
export function titleOf({ title }: ConversationListing, t: Translate): string {
  return title === GONE ? t('chat.head.listingGone') : title;
}

/** Whether a person has left the market for good. */
export function hasLeft({ name }: Person): boolean {
  return name === GONE;
}

/** What a person is called, also after they have left. */
export function nameOf(person: Person, t: Translate): string {
  return hasLeft(person) ? t('chat.list.somebodyGone') : person.name;
}
