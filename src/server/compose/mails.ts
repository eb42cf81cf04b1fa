import { accountMails } from '../accounts/mails.ts';
import { commentMails } from '../comments/mails.ts';
import { credentialMails } from '../credentials/mails.ts';
import type * as moneyTemplates from '../invoices/mail-templates.ts';
import { trustMails } from '../moderation/reports/mails.ts';
import { createNewsMails } from '../notifications/centre/mails.ts';
import type { QueuedMail } from '../notifications/mail/queued.ts';
import type { MailKind } from '../notifications/mail/template.ts';
import { unreadMails } from '../notifications/unread/mails.ts';
import { programMails } from '../programs/mails.ts';
import { savedSearchMails } from '../saved-searches/mails.ts';
import { listingMails } from '../selling/mails.ts';
import { textMails } from '../texts/mails.ts';
import { NEWS_DESCRIPTORS } from './news.ts';

/** Payment mails have a queue of their own; a mail about one conversation may become one about several. */
type QueuedKind = Exclude<MailKind, keyof typeof moneyTemplates | 'conversationsWaiting'>;

/** Every kind of queued mail to a person. A kind that has messages but is missing here is a type error. */
export const QUEUED_MAILS: { readonly [K in QueuedKind]: QueuedMail<never> } = {
  ...accountMails,
  ...listingMails,
  ...commentMails,
  ...unreadMails,
  ...trustMails,
  ...savedSearchMails,
  ...credentialMails,
  ...programMails,
  ...textMails,
  ...createNewsMails(NEWS_DESCRIPTORS),
};
