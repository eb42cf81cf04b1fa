import type { ConversationListing } from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';
import type { Translate } from '#i18n/message-id.ts';

/** How the contract names somebody who has left the market, and their listings. */
const GONE = '–––';

/** Whether a person has left the market for good. */
export function hasLeft({ name }: Pick<Person, 'name'>): boolean {
  return name === GONE;
}

/** What a person is called, also after they have left. */
export function nameOf(person: Pick<Person, 'name'>, t: Translate): string {
  return hasLeft(person) ? t('inbox.somebodyGone') : person.name;
}

/** What the listing of a talk is called, also after it has gone with its seller. */
export function titleOf({ title }: Pick<ConversationListing, 'title'>, t: Translate): string {
  return title === GONE ? t('inbox.listingGone') : title;
}
