import type { Locale } from '#i18n/locales.ts';
import { getKind } from '#kinds/index.ts';
import type { Db, Tx } from '../db/client.ts';
import type { MoneyMailKind } from '../invoices/mails.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type MailKind, type MailValues, renderMail } from '../mail/templates.ts';
import { type AddressedMail, addressTrustMail, isTrustMailKind, type TrustMailKind } from '../reports/mails.ts';
import { unreadMailValues } from '../unread/mails.ts';
import { makeExportLink, makeLink } from './links.ts';
import { findListingTitle, findMailbox, findShownComment } from './mail-repository.ts';

/** Mails about payments are queued by themselves: they go to the address on the invoice, and bring it. */
type AccountMailKind = Exclude<MailKind, MoneyMailKind>;

/**
 * A mail to a person, as it waits in the queue: whom it is for, never a link that lets anybody in.
 *
 * accountId  null for a visitor who reported something: their name and address stand with the report, and there alone.
 * to         the address, where it is not the account's own: an old one, a new one, one of an account that has gone.
 * details    what the mail says beside the name and links. `reportReceived` names the report, `reportDecided` report and
 *            decision, `decisionMade` and `decisionLifted` the decision, `appealDecided` the appeal, `messagesWaiting`
 *            the conversation: all else is looked up when the mail is sent.
 */
export interface AccountMail {
  readonly kind: AccountMailKind;
  readonly accountId: number | null;
  readonly to?: { readonly email: string; readonly name: string; readonly locale: Locale };
  readonly details?: {
    readonly email?: string;
    readonly exportId?: number;
    readonly sizeBytes?: number;
    readonly listingId?: number;
    readonly commentId?: number;
    readonly reportId?: number;
    readonly decisionId?: number;
    readonly appealId?: number;
    readonly conversationId?: number;
    readonly change?: MailValues['signInMethodChanged']['change'];
  };
}

/** Queues a mail in the transaction that is its cause. */
export async function queueMail(jobs: Jobs, tx: Tx, mail: AccountMail): Promise<void> {
  await jobs.queue(tx, 'account.mail', mail);
}

/** What sends the queued mails. An account or listing that has gone meanwhile gets none. */
export function createMailWorker({
  db,
  jobs,
  publicUrl,
  send,
}: {
  db: Db;
  jobs: Jobs;
  publicUrl: string;
  send: Mailer;
}) {
  return async (mail: AccountMail, jobId: string): Promise<void> => {
    await send(async () => {
      const addressed = await addressMail(db, publicUrl, mail);
      if (!addressed) return null;
      const { email, locale, values } = addressed;
      const rendered = renderMail(locale, mail.kind, values as MailValues[typeof mail.kind], { publicUrl });
      return { to: email, ...rendered };
    }, jobId);
    // The queue keeps finished jobs for a while: it has no need to know whom they went to.
    if (mail.to) await jobs.blank('account.mail', jobId);
  };
}

async function addressMail(db: Db, publicUrl: string, mail: AccountMail): Promise<AddressedMail | null> {
  const { kind, accountId, details = {} } = mail;
  if (isTrustMailKind(kind)) return addressTrustMail({ db, publicUrl }, kind, details);
  if (accountId === null) return null;
  const mailbox = mail.to ?? (await findMailbox(db, accountId));
  if (!mailbox) return null;
  const values = await valuesOf(db, publicUrl, { ...mail, kind, accountId }, mailbox);
  return values && { ...mailbox, values };
}

async function valuesOf(
  db: Db,
  publicUrl: string,
  { kind, accountId, details = {} }: AccountMail & { kind: Exclude<AccountMailKind, TrustMailKind>; accountId: number },
  { email, name }: { email: string; name: string },
): Promise<MailValues[MailKind] | null> {
  const contactLink = `${publicUrl}/contact`;
  const resetLink = `${publicUrl}/forgotPassword`;
  switch (kind) {
    case 'verifyEmail':
    case 'resetPassword':
      return { name, link: await makeLink(db, publicUrl, { accountId, purpose: kind, email }) };
    case 'changeEmail':
      return { name, email, link: await makeLink(db, publicUrl, { accountId, purpose: kind, email }) };
    case 'alreadyRegistered':
      return { name, loginLink: `${publicUrl}/login`, resetLink };
    case 'emailChanged':
      return { name, email: details.email ?? '', contactLink };
    case 'passwordChanged':
      return { name, resetLink, contactLink };
    case 'signInMethodChanged': {
      const securityLink = `${publicUrl}/userpanel?section=security`;
      return details.change ? { name, change: details.change, securityLink, resetLink, contactLink } : null;
    }
    case 'exportReady':
      return {
        name,
        link: await makeExportLink(db, publicUrl, details.exportId ?? 0),
        sizeBytes: details.sizeBytes ?? 0,
      };
    case 'accountDeleted':
      return { name, contactLink };
    case 'listingExpiring':
    case 'listingExpired': {
      const listing = await findListingTitle(db, details.listingId ?? 0);
      if (!listing) return null;
      const values = { name, title: listing.title, link: `${publicUrl}/userpanel` };
      if (kind === 'listingExpiring') return values;
      const renew = { accountId, purpose: 'renewListing', email, listingId: listing.id } as const;
      return { ...values, renewLink: await makeLink(db, publicUrl, renew) };
    }
    case 'messagesWaiting': {
      const member = { accountId, conversationId: details.conversationId ?? 0 };
      return unreadMailValues(db, publicUrl, member, { email, name });
    }
    case 'commentReceived': {
      const comment = await findShownComment(db, details.commentId ?? 0);
      if (!comment) return null;
      const { rating, title, kind: listingKind, listingId } = comment;
      return { name, title, rating, link: `${publicUrl}${getKind(listingKind).paths.detail}/${listingId}#comments` };
    }
  }
}
