import type account from './locales/pl/account.json';
import type chat from './locales/pl/chat.json';
import type commenting from './locales/pl/commenting.json';
import type desk from './locales/pl/desk.json';
import type detail from './locales/pl/detail.json';
import type errors from './locales/pl/errors.json';
import type events from './locales/pl/events.json';
import type favourites from './locales/pl/favourites.json';
import type feeds from './locales/pl/feeds.json';
import type frame from './locales/pl/frame.json';
import type history from './locales/pl/history.json';
import type home from './locales/pl/home.json';
import type inbox from './locales/pl/inbox.json';
import type kinds from './locales/pl/kinds.json';
import type list from './locales/pl/list.json';
import type mail from './locales/pl/mail.json';
import type moneyDesk from './locales/pl/money-desk.json';
import type notices from './locales/pl/notices.json';
import type numbers from './locales/pl/numbers.json';
import type pages from './locales/pl/pages.json';
import type panel from './locales/pl/panel.json';
import type paying from './locales/pl/paying.json';
import type posting from './locales/pl/posting.json';
import type profile from './locales/pl/profile.json';
import type push from './locales/pl/push.json';
import type reporting from './locales/pl/reporting.json';
import type rules from './locales/pl/rules.json';
import type sandbox from './locales/pl/sandbox.json';
import type selling from './locales/pl/selling.json';
import type transparency from './locales/pl/transparency.json';
import type trust from './locales/pl/trust.json';

type Messages = typeof account &
  typeof chat &
  typeof commenting &
  typeof desk &
  typeof detail &
  typeof errors &
  typeof events &
  typeof favourites &
  typeof feeds &
  typeof frame &
  typeof history &
  typeof home &
  typeof inbox &
  typeof kinds &
  typeof list &
  typeof mail &
  typeof moneyDesk &
  typeof notices &
  typeof numbers &
  typeof pages &
  typeof panel &
  typeof paying &
  typeof posting &
  typeof profile &
  typeof push &
  typeof reporting &
  typeof rules &
  typeof sandbox &
  typeof selling &
  typeof transparency &
  typeof trust;

/** Every message there is: the keys of the Polish files, one line a feature. */
export type MessageId = keyof Messages;

/** Values for a message's placeholders. */
export type MessageValues = Record<string, string | number>;

/** Says a message in one language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;
