import type { ConversationListing } from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';
import type { Translate } from '#i18n/message-id.ts';

/** The contract's name for a deleted user and their listings. */
const GONE = '–––';

/** Whether a user has deleted their account. */
export function hasLeft({ name }: Pick<Person, 'name'>): boolean {
  return name === GONE;
}

/** A user's display name, also after deletion. */
export function nameOf(person: Pick<Person, 'name'>, t: Translate): string {
  return hasLeft(person) ? t('inbox.somebodyGone') : person.name;
}

/** A listing's title, also after it was deleted with its seller. */
export function titleOf({ title }: Pick<ConversationListing, 'title'>, t: Translate): string {
  return title === GONE ? t('inbox.listingGone') : title;
}
