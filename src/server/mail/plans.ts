import type { MessageId } from '#i18n/message-id.ts';
import type { FactName } from './facts.ts';
import type { MailKind, MailValues } from './values.ts';

/** Messages that a mail says: always the same, or those that its values call for. */
type Said<V> = readonly MessageId[] | ((values: V) => readonly MessageId[]);

/** What a mail is made of, in its order; a link is its label and the value that leads there. */
export interface Plan<V> {
  readonly paragraphs: Said<V>;
  readonly facts?: readonly FactName[];
  /** What somebody else says: a line that says who, and the value that holds it. */
  readonly quote?: readonly [MessageId, keyof V];
  readonly button?: readonly [MessageId, keyof V];
  /** A question with its link, below the button. */
  readonly aside?: { readonly text: MessageId; readonly link: readonly [MessageId, keyof V] };
  /** What to do when somebody else was at work: set apart, so that nobody overlooks it. */
  readonly warning?: { readonly text: MessageId; readonly links: readonly (readonly [MessageId, keyof V])[] };
  readonly smallPrint?: Said<V>;
  /** A mail that its reader may switch off: the link in the footer, and the value to which a POST does it. */
  readonly stop?: { readonly link: readonly [MessageId, keyof V]; readonly oneClick: keyof V };
}

export const PLANS: { readonly [K in MailKind]: Plan<MailValues[K]> } = {
  verifyEmail: {
    paragraphs: ['mail.verifyEmail.text'],
    button: ['mail.verifyEmail.button', 'link'],
    smallPrint: ['mail.verifyEmail.holds', 'mail.verifyEmail.notYou'],
  },
  alreadyRegistered: {
    paragraphs: ['mail.alreadyRegistered.text'],
    button: ['mail.alreadyRegistered.button', 'loginLink'],
    aside: { text: 'mail.alreadyRegistered.forgotten', link: ['mail.newPassword', 'resetLink'] },
    smallPrint: ['mail.alreadyRegistered.notYou'],
  },
  changeEmail: {
    paragraphs: ['mail.changeEmail.text', 'mail.changeEmail.untilThen'],
    button: ['mail.changeEmail.button', 'link'],
    smallPrint: ['mail.changeEmail.holds', 'mail.changeEmail.notYou'],
  },
  emailChanged: {
    paragraphs: ['mail.emailChanged.text', 'mail.emailChanged.wasYou'],
    warning: { text: 'mail.emailChanged.notYou', links: [['mail.writeToUs', 'contactLink']] },
  },
  resetPassword: {
    paragraphs: ['mail.resetPassword.text'],
    button: ['mail.newPassword', 'link'],
    smallPrint: ['mail.resetPassword.holds', 'mail.resetPassword.notYou'],
  },
  passwordChanged: {
    paragraphs: ['mail.passwordChanged.text', 'mail.passwordChanged.wasYou'],
    warning: {
      text: 'mail.passwordChanged.notYou',
      links: [
        ['mail.newPassword', 'resetLink'],
        ['mail.writeToUs', 'contactLink'],
      ],
    },
  },
  signInMethodChanged: {
    paragraphs: ({ change }) => [`mail.signInMethodChanged.${change}`, 'mail.signInMethodChanged.wasYou'],
    button: ['mail.signInMethodChanged.button', 'securityLink'],
    warning: {
      text: 'mail.signInMethodChanged.notYou',
      links: [
        ['mail.newPassword', 'resetLink'],
        ['mail.writeToUs', 'contactLink'],
      ],
    },
  },
  exportReady: {
    paragraphs: ['mail.exportReady.text'],
    button: ['mail.exportReady.button', 'link'],
    smallPrint: ['mail.exportReady.holds', 'mail.exportReady.secret', 'mail.exportReady.notYou'],
  },
  accountDeleted: {
    paragraphs: ['mail.accountDeleted.text', 'mail.accountDeleted.farewell'],
    warning: { text: 'mail.accountDeleted.notYou', links: [['mail.writeToUs', 'contactLink']] },
  },
  listingExpiring: {
    paragraphs: ['mail.listingExpiring.text', 'mail.listingExpiring.after'],
    button: ['mail.listingExpiring.button', 'link'],
    smallPrint: ['mail.listing.switchOff'],
  },
  listingExpired: {
    paragraphs: ['mail.listingExpired.text'],
    button: ['mail.listingExpired.button', 'renewLink'],
    aside: { text: 'mail.listingExpired.look', link: ['mail.listingExpiring.button', 'link'] },
    smallPrint: ['mail.listingExpired.holds', 'mail.listing.switchOff'],
  },
  commentReceived: {
    paragraphs: ['mail.commentReceived.text', 'mail.commentReceived.answer'],
    button: ['mail.commentReceived.button', 'link'],
    smallPrint: ['mail.listing.switchOff'],
  },
  messagesWaiting: {
    paragraphs: ['mail.messagesWaiting.text'],
    facts: ['sender', 'about'],
    quote: ['mail.messagesWaiting.quote', 'excerpt'],
    button: ['mail.messagesWaiting.button', 'link'],
    smallPrint: ['mail.messagesWaiting.answer', 'mail.messagesWaiting.once'],
    stop: { link: ['mail.messagesWaiting.stop', 'stopLink'], oneClick: 'oneClickLink' },
  },
  reportReceived: {
    paragraphs: ['mail.reportReceived.text', 'mail.reportReceived.next'],
    facts: ['report', 'thing', 'reason'],
    button: ['mail.report.button', 'link'],
    smallPrint: ['mail.report.secret', 'mail.reportReceived.notYou'],
  },
  reportDecided: {
    paragraphs: ({ action }) => [
      action === 'dismiss' ? 'mail.reportDecided.dismissed' : 'mail.reportDecided.acted',
      'mail.decidedByPerson',
    ],
    facts: ['report', 'thing', 'action', 'rule', 'ground'],
    button: ['mail.report.button', 'link'],
    smallPrint: ['mail.reportDecided.appeal', 'mail.redress', 'mail.report.secret'],
  },
  decisionMade: {
    paragraphs: ({ action, isAutomated }) => [
      ...(action === 'dismiss' ? [] : ([`mail.decisionMade.${action}`] as const)),
      isAutomated ? 'mail.decisionMade.automated' : 'mail.decisionMade.reported',
    ],
    facts: ['decision', 'thing', 'action', 'until', 'rule', 'ground'],
    quote: ['mail.decisionMade.why', 'explanation'],
    button: ['mail.decision.button', 'link'],
    smallPrint: ({ action }) => [
      'mail.decisionMade.appeal',
      ...(action === 'suspendAccount' ? (['mail.decisionMade.suspended'] as const) : []),
      'mail.redress',
    ],
  },
  decisionLifted: {
    paragraphs: ({ action }) => [
      action === 'askChange' ? 'mail.decisionLifted.askChange' : 'mail.decisionLifted.text',
      ...(action === 'suspendAccount' ? (['mail.decisionLifted.suspended'] as const) : []),
    ],
    facts: ['decision', 'thing', 'action'],
    button: ['mail.decision.button', 'link'],
  },
  paymentReceived: {
    paragraphs: ({ activeUntil, isTrial }) => [
      activeUntil === null ? 'mail.paymentReceived.notStarted' : 'mail.paymentReceived.started',
      ...(isTrial ? (['mail.payment.sample'] as const) : []),
    ],
    facts: ['bought', 'paid', 'activeUntil', 'invoice', 'payment'],
    button: ['mail.payment.button', 'link'],
    aside: { text: 'mail.paymentReceived.terms', link: ['frame.footer.terms', 'termsLink'] },
    smallPrint: ({ activeUntil }) => (activeUntil === null ? [] : ['mail.paymentReceived.withdrawal']),
  },
  paymentRefunded: {
    paragraphs: ({ isTrial }) => [
      'mail.paymentRefunded.text',
      'mail.paymentRefunded.attached',
      ...(isTrial ? (['mail.payment.sample'] as const) : []),
    ],
    facts: ['bought', 'refunded', 'correction', 'payment'],
    button: ['mail.payment.button', 'link'],
  },
  withdrawalReceived: {
    paragraphs: ({ isStarted }) => [
      'mail.withdrawalReceived.text',
      isStarted ? 'mail.withdrawalReceived.part' : 'mail.withdrawalReceived.whole',
    ],
    facts: ['bought', 'paid', 'payment', 'withdrawn'],
    quote: ['mail.withdrawalReceived.words', 'reason'],
    button: ['mail.payment.button', 'link'],
  },
  withdrawalNotice: {
    paragraphs: ['mail.withdrawalNotice.text'],
    facts: ['buyer', 'bought', 'paid', 'payment', 'withdrawn'],
    quote: ['mail.withdrawalNotice.words', 'reason'],
    button: ['mail.withdrawalNotice.button', 'link'],
  },
  appealDecided: {
    paragraphs: ({ by, outcome }) => [`mail.appealDecided.${by}.${outcome}`, 'mail.appealDecided.otherPerson'],
    facts: ['appealed', 'thing'],
    quote: ['mail.appealDecided.answer', 'answer'],
    button: ['mail.appealDecided.button', 'link'],
    smallPrint: ({ by, outcome }) => [
      ...(outcome === 'rejected' ? (['mail.redress'] as const) : []),
      ...(by === 'reporter' ? (['mail.report.secret'] as const) : []),
    ],
  },
};
