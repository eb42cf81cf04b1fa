import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { TargetType, Variant } from '#contract/payments/payments.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import type { FactName } from './facts.ts';
import type { LetterItem, LetterPicture } from './letter.ts';

type KindOf<Id> = Id extends `mail.${infer Kind}.subject` ? Kind : never;

/** A kind of mail to users, derived from the subjects in the catalogs. The contact form's mail goes to the operator. */
export type MailKind = Exclude<KindOf<MessageId>, 'contact'>;

/** A listing in a mail; `about` is its price and place on one line, `picture` an attachment of the mail. */
export interface FoundListing {
  readonly title: string;
  readonly about: string;
  readonly link: string;
  readonly picture?: LetterPicture;
}

/** A line of news in a mail; `title` names the thing, `text` describes what happened. */
export interface NewsInMail {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** One of several conversations listed in a mail. */
export interface WaitingConversation {
  readonly sender: string;
  readonly title: string;
  readonly count: number;
  readonly excerpt: string;
  readonly link: string;
}

/**
 * The values that texts and facts of mails can use. Each mail has those it needs, with these types; `name` is the
 * recipient's name. Timestamps are ISO 8601, amounts in grosz.
 */
export interface MailValues {
  readonly name: string;
  readonly email?: string;
  readonly sizeBytes?: number;
  readonly title?: string;
  readonly sender?: string;
  readonly count?: number;
  readonly conversations?: readonly WaitingConversation[];
  readonly moreCount?: number;
  readonly listings?: readonly FoundListing[];
  readonly searches?: readonly { readonly name: string; readonly listings: readonly FoundListing[] }[];
  readonly news?: readonly NewsInMail[];
  readonly rating?: number;
  readonly reference?: string;
  readonly target?: ReportTarget;
  /** For a report the contract's reason, for a withdrawal the buyer's own text. */
  readonly reason?: string;
  readonly action?: ModerationAction;
  readonly rule?: HouseRule | null;
  readonly suspendedUntil?: string | null;
  readonly appealUntil?: string;
  readonly payment?: string;
  readonly bought?: { readonly targetType: TargetType; readonly variant: Variant };
  readonly amountMinor?: number;
  readonly invoice?: string;
  readonly correction?: string;
  readonly activeUntil?: string | null;
  readonly withdrawUntil?: string;
  readonly withdrawnAt?: string;
  readonly refundUntil?: string;
  readonly creditMinor?: number;
  readonly duplicateOf?: string | null;
  /** A day in words. */
  readonly date?: string;
  readonly buyer?: string;
  readonly buyerEmail?: string;
  readonly replyTo?: string;
}

/** Message ids of a mail, fixed or depending on its values. */
type Said<V> = readonly MessageId[] | ((values: V) => readonly MessageId[]);

type Say = (id: MessageId, values?: MessageValues) => string;

/** The parts of a mail in order; a link consists of its label and the value that holds its URL. */
export interface MailTemplate<V extends MailValues> {
  readonly kind: MailKind;
  readonly paragraphs: Said<V>;
  readonly facts?: readonly FactName[];
  /** Text by another person: an introductory line, and the value that holds the text. */
  readonly quote?: readonly [MessageId, keyof V];
  readonly button?: readonly [MessageId, keyof V];
  /** Several items by others, each with its link. */
  readonly items?: (values: V, say: Say) => readonly LetterItem[];
  /** A question with a link, below the button. */
  readonly aside?: { readonly text: MessageId; readonly link: readonly [MessageId, keyof V] };
  /** What to do if somebody else caused this mail; set apart so that it is noticed. */
  readonly warning?: { readonly text: MessageId; readonly links: readonly (readonly [MessageId, keyof V])[] };
  readonly smallPrint?: Said<V>;
  /** For a mail that can be replied to: the line above which to write, and the value with the address, if there is one. */
  readonly reply?: readonly [MessageId, keyof V];
  /** For a mail that can be switched off: the footer link, and the value with the URL for one-click POST requests. */
  readonly stop?: {
    readonly link: readonly [MessageId, keyof V];
    /** Where several such mails can be switched off one by one: the link that stops all of them. */
    readonly all?: readonly [MessageId, keyof V];
    readonly oneClick: keyof V;
  };
}
