import type { ModerationAction } from '#contract/house-rules.ts';
import type { TargetType, Variant } from '#contract/payments.ts';
import type { ReportReason, ReportTarget } from '#contract/reports.ts';
import type { HouseRule } from '#contract/rule-grounds.ts';

/** What a mail about a report or a decision is about. `title` is somebody else's text. */
interface AboutThing {
  readonly name: string;
  /** As people name it: `Z-12` for a report, `D-12` for a decision. */
  readonly reference: string;
  readonly target: ReportTarget;
  readonly title: string;
  readonly link: string;
}

/**
 * What a mail about a payment is about.
 *
 * payment      its number.
 * bought       what was bought, in the contract's words; `title` is the listing's, empty for the shop's link.
 * amountMinor  gross, in grosz: what was paid, or what is given back.
 */
interface AboutPayment {
  readonly name: string;
  readonly payment: string;
  readonly bought: { readonly targetType: TargetType; readonly variant: Variant };
  readonly title: string;
  readonly amountMinor: number;
  readonly link: string;
}

/** Every mail to a person with what it says. `name` is what the person calls themselves; links are absolute. */
export interface MailValues {
  verifyEmail: { name: string; link: string };
  /** To the owner of an address with which somebody wanted another account. */
  alreadyRegistered: { name: string; loginLink: string; resetLink: string };
  /** To the new address, `email`. */
  changeEmail: { name: string; link: string; email: string };
  /** To the old address; `email` is the new one. */
  emailChanged: { name: string; email: string; contactLink: string };
  resetPassword: { name: string; link: string };
  passwordChanged: { name: string; resetLink: string; contactLink: string };
  /** A passkey or an app for codes was added or taken away; `securityLink` leads to where all of them are. */
  signInMethodChanged: {
    name: string;
    change: 'passkeyAdded' | 'passkeyRemoved' | 'totpAdded' | 'totpRemoved';
    securityLink: string;
    resetLink: string;
    contactLink: string;
  };
  exportReady: { name: string; link: string; sizeBytes: number };
  accountDeleted: { name: string; contactLink: string };
  /** Two days before a listing is hidden; `title` is the listing's. */
  listingExpiring: { name: string; title: string; link: string };
  /** When it is hidden; `renewLink` shows it again without a log-in. */
  listingExpired: { name: string; title: string; renewLink: string; link: string };
  /** To whose listing was rated: `title` is the listing's, `rating` 1–5. */
  commentReceived: { name: string; title: string; rating: number; link: string };
  /**
   * About what waits to be read in one conversation.
   *
   * sender      what the other calls themselves.
   * title       of the listing that they talk about; empty when they talk about none.
   * count       of the messages.
   * excerpt     the beginning of the last; empty where it is better read on the site.
   * stopLink    leads to a page that ends such mails, `oneClickLink` ends them by a POST.
   */
  messagesWaiting: {
    name: string;
    sender: string;
    title: string;
    count: number;
    excerpt: string;
    link: string;
    stopLink: string;
    oneClickLink: string;
  };
  /** The receipt, to whoever reported something; what they said is not repeated: the address may be a stranger's. */
  reportReceived: AboutThing & { reason: ReportReason };
  /** To whoever reported it: what was done, or that nothing was. `appealUntil` is ISO 8601. */
  reportDecided: AboutThing & { action: ModerationAction; rule: HouseRule | null; appealUntil: string };
  /**
   * The statement of reasons, to the person concerned.
   *
   * explanation     the moderator's, on several lines maybe.
   * isAutomated     one of the site's own checks brought it up.
   * suspendedUntil  ISO 8601; null for good, and where no account was suspended.
   */
  decisionMade: AboutThing & {
    action: ModerationAction;
    rule: HouseRule;
    explanation: string;
    isAutomated: boolean;
    suspendedUntil: string | null;
    appealUntil: string;
  };
  /** To the person concerned: what was decided holds no longer. */
  decisionLifted: AboutThing & { action: ModerationAction };
  /**
   * What a buyer gets on paper, so to speak: that it was paid, what holds until when, and how to withdraw. The invoice
   * comes with it; `isTrial`: nothing was really paid. Moments are ISO 8601; `activeUntil` is null where nothing could begin.
   */
  paymentReceived: AboutPayment & {
    invoice: string;
    isTrial: boolean;
    activeUntil: string | null;
    withdrawUntil: string;
    termsLink: string;
  };
  /** That money is given back; the correction, `correction`, comes with it. */
  paymentRefunded: AboutPayment & { correction: string; isTrial: boolean };
  /** To the buyer who withdraws; `reason` is their own words, `isStarted` whether what was bought had begun. */
  withdrawalReceived: AboutPayment & { withdrawnAt: string; reason: string; isStarted: boolean };
  /** The same to the operator, who has to give the money back until `refundUntil`. */
  withdrawalNotice: AboutPayment & { buyer: string; withdrawnAt: string; refundUntil: string; reason: string };
  /** To whoever appealed, `by`: the person concerned, or who had reported. `answer` is the second moderator's. */
  appealDecided: AboutThing & { by: 'owner' | 'reporter'; outcome: 'granted' | 'rejected'; answer: string };
}

export type MailKind = keyof MailValues;
