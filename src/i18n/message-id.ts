import type accountsPanel from './locales/pl/accounts.panel.json';
import type accountsProfile from './locales/pl/accounts.profile.json';
import type catalogue from './locales/pl/catalogue.json';
import type comments from './locales/pl/comments.json';
import type conversationsChat from './locales/pl/conversations.chat.json';
import type conversationsInbox from './locales/pl/conversations.inbox.json';
import type credentialsDesk from './locales/pl/credentials.desk.json';
import type credentials from './locales/pl/credentials.json';
import type credentialsPanel from './locales/pl/credentials.panel.json';
import type credentialsShown from './locales/pl/credentials.shown.json';
import type documents from './locales/pl/documents.json';
import type errors from './locales/pl/errors.json';
import type favourites from './locales/pl/favourites.json';
import type feeds from './locales/pl/feeds.json';
import type following from './locales/pl/following.json';
import type frame from './locales/pl/frame.json';
import type home from './locales/pl/home.json';
import type kinds from './locales/pl/kinds.json';
import type kindsRules from './locales/pl/kinds.rules.json';
import type listingsCalendar from './locales/pl/listings.calendar.json';
import type listingsDetail from './locales/pl/listings.detail.json';
import type listings from './locales/pl/listings.json';
import type moderationDesk from './locales/pl/moderation.desk.json';
import type moderation from './locales/pl/moderation.json';
import type moderationNotices from './locales/pl/moderation.notices.json';
import type moderationReporting from './locales/pl/moderation.reporting.json';
import type moderationTransparency from './locales/pl/moderation.transparency.json';
import type notifications from './locales/pl/notifications.json';
import type notificationsMail from './locales/pl/notifications.mail.json';
import type notificationsPush from './locales/pl/notifications.push.json';
import type offers from './locales/pl/offers.json';
import type operator from './locales/pl/operator.json';
import type operatorPeople from './locales/pl/operator.people.json';
import type operatorRunning from './locales/pl/operator.running.json';
import type paymentsDesk from './locales/pl/payments.desk.json';
import type paymentsHistory from './locales/pl/payments.history.json';
import type payments from './locales/pl/payments.json';
import type paymentsPlans from './locales/pl/payments.plans.json';
import type paymentsSandbox from './locales/pl/payments.sandbox.json';
import type paymentsVouchers from './locales/pl/payments.vouchers.json';
import type programs from './locales/pl/programs.json';
import type reviews from './locales/pl/reviews.json';
import type savedSearches from './locales/pl/saved-searches.json';
import type sellerStatusForm from './locales/pl/seller-status.form.json';
import type sellerStatus from './locales/pl/seller-status.json';
import type sellingForm from './locales/pl/selling.form.json';
import type selling from './locales/pl/selling.json';
import type sessions from './locales/pl/sessions.json';
import type settings from './locales/pl/settings.json';
import type statistics from './locales/pl/statistics.json';
import type texts from './locales/pl/texts.json';

type Messages = typeof accountsPanel &
  typeof accountsProfile &
  typeof catalogue &
  typeof comments &
  typeof conversationsChat &
  typeof conversationsInbox &
  typeof credentials &
  typeof credentialsDesk &
  typeof credentialsPanel &
  typeof credentialsShown &
  typeof documents &
  typeof errors &
  typeof favourites &
  typeof feeds &
  typeof following &
  typeof frame &
  typeof home &
  typeof kinds &
  typeof kindsRules &
  typeof listings &
  typeof listingsCalendar &
  typeof listingsDetail &
  typeof moderation &
  typeof moderationDesk &
  typeof moderationNotices &
  typeof moderationReporting &
  typeof moderationTransparency &
  typeof notifications &
  typeof notificationsMail &
  typeof notificationsPush &
  typeof offers &
  typeof operator &
  typeof operatorPeople &
  typeof operatorRunning &
  typeof payments &
  typeof paymentsDesk &
  typeof paymentsHistory &
  typeof paymentsPlans &
  typeof paymentsSandbox &
  typeof paymentsVouchers &
  typeof programs &
  typeof reviews &
  typeof savedSearches &
  typeof sellerStatus &
  typeof sellerStatusForm &
  typeof selling &
  typeof sellingForm &
  typeof sessions &
  typeof settings &
  typeof statistics &
  typeof texts;

/** Every message id: the keys of the Polish files, one line per feature. */
export type MessageId = keyof Messages;

/** Values for a message's placeholders. */
export type MessageValues = Record<string, string | number>;

/** Formats a message in one language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;
