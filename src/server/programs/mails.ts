import { accountMail, type Recipient } from '../accounts/mails.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { findTokenRow } from './token-repository.ts';
import { findWebhook } from './webhook-repository.ts';

const panelLink = ({ publicUrl }: MailSite) => `${publicUrl}/userpanel?section=programs`;

/** Not sent once the token is revoked. */
const accessTokenCreated = accountMail(
  templates.accessTokenCreated,
  async (site: MailSite, { name }: Recipient, { tokenId }: { readonly tokenId: number }) => {
    const token = await findTokenRow(site.db, tokenId);
    if (!token) return null;
    return { name, title: token.name, link: panelLink(site), resetLink: `${site.publicUrl}/forgotPassword` };
  },
);

/** Not sent once the webhook is enabled again or removed. */
const webhookDisabled = accountMail(
  templates.webhookDisabled,
  async (site: MailSite, { name }: Recipient, { webhookId }: { readonly webhookId: number }) => {
    const webhook = await findWebhook(site.db, webhookId);
    if (!webhook || webhook.disabled_by === null || webhook.disabled_by === 'owner') return null;
    return { name, title: webhook.url, link: panelLink(site) };
  },
);

/** Mails about access tokens and webhooks. */
export const programMails = { accessTokenCreated, webhookDisabled };
