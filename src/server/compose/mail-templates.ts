import * as accountTemplates from '../accounts/mail-templates.ts';
import * as commentTemplates from '../comments/mail-templates.ts';
import * as credentialTemplates from '../credentials/mail-templates.ts';
import * as moneyTemplates from '../invoices/mail-templates.ts';
import * as trustTemplates from '../moderation/reports/mail-templates.ts';
import * as newsTemplates from '../notifications/centre/mail-templates.ts';
import type { MailKind, MailTemplate } from '../notifications/mail/template.ts';
import * as unreadTemplates from '../notifications/unread/mail-templates.ts';
import * as programTemplates from '../programs/mail-templates.ts';
import * as searchTemplates from '../saved-searches/mail-templates.ts';
import * as listingTemplates from '../selling/mail-templates.ts';
import * as textTemplates from '../texts/mail-templates.ts';

/** The template of every kind of mail. A kind that has messages but is missing here is a type error. */
export const MAIL_TEMPLATES: { readonly [K in MailKind]: MailTemplate<never> } = {
  ...accountTemplates,
  ...commentTemplates,
  ...moneyTemplates,
  ...trustTemplates,
  ...listingTemplates,
  ...unreadTemplates,
  ...searchTemplates,
  ...newsTemplates,
  ...credentialTemplates,
  ...programTemplates,
  ...textTemplates,
};
