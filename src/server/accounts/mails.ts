import type { Mail } from '../notifications/mail/mailer.ts';
import { type Mailbox, type MailSite, mailTo, type QueuedMail } from '../notifications/mail/queued.ts';
import type { MailTemplate, MailValues } from '../notifications/mail/template.ts';
import type { Db } from '../platform/db/client.ts';
import type { LinkPurpose } from './link-repository.ts';
import { makeExportLink, makeLink } from './links.ts';
import { findMailbox } from './mail-repository.ts';
import * as templates from './mail-templates.ts';

/** The job data of an account mail; `Details` is for what cannot be looked up from the account. */
export type AccountMail<Details extends object | undefined = undefined> = {
  readonly accountId: number;
  readonly to?: Mailbox;
} & (Details extends undefined ? { readonly details?: undefined } : { readonly details: Details });

/** A mail to an address that is not, or no longer, the account's own. */
type AddressedMail<Details extends object | undefined = undefined> = AccountMail<Details> & { readonly to: Mailbox };

/** The recipient of an account mail. */
export interface Recipient extends Mailbox {
  readonly accountId: number;
}

/** The recipient of an account mail; null if the account is deleted, unless the mail has an address of its own. */
export async function findRecipient(
  db: Db,
  { accountId, to }: Pick<AccountMail, 'accountId' | 'to'>,
): Promise<Recipient | null> {
  const mailbox = to ?? (await findMailbox(db, accountId));
  return mailbox ? { ...mailbox, accountId } : null;
}

/**
 * A kind of account mail.
 *
 * valuesOf  the template's values, looked up when the mail is sent; null if the mail is obsolete.
 */
export function accountMail<V extends MailValues, Details extends object | undefined = undefined>(
  template: MailTemplate<V>,
  valuesOf: (site: MailSite, recipient: Recipient, details: Details) => V | null | Promise<V | null>,
): QueuedMail<AccountMail<Details>> {
  const write = async (site: MailSite, input: AccountMail<Details>): Promise<Mail | null> => {
    const recipient = await findRecipient(site.db, input);
    const values = recipient && (await valuesOf(site, recipient, input.details as Details));
    return values && mailTo(site, recipient, template, values);
  };
  return { kind: template.kind, write };
}

const contactLink = ({ publicUrl }: MailSite) => `${publicUrl}/contact`;
const resetLink = ({ publicUrl }: MailSite) => `${publicUrl}/forgotPassword`;

function linkFor(purpose: LinkPurpose) {
  return async ({ db, publicUrl }: MailSite, { accountId, name, email }: Recipient) => ({
    name,
    email,
    link: await makeLink(db, publicUrl, { accountId, purpose, email }),
  });
}

const verifyEmail = accountMail(templates.verifyEmail, linkFor('verifyEmail'));
const resetPassword = accountMail(templates.resetPassword, linkFor('resetPassword'));
const loginLink = accountMail(templates.loginLink, linkFor('loginLink'));
/** To the new address. */
const changeEmail: QueuedMail<AddressedMail> = accountMail(templates.changeEmail, linkFor('changeEmail'));

const alreadyRegistered = accountMail(templates.alreadyRegistered, (site, { name }) => ({
  name,
  loginLink: `${site.publicUrl}/login`,
  resetLink: resetLink(site),
}));

/** To the old address, naming the new one. */
const emailChanged: QueuedMail<AddressedMail<{ readonly email: string }>> = accountMail(
  templates.emailChanged,
  (site, { name }, { email }: { readonly email: string }) => ({ name, email, contactLink: contactLink(site) }),
);

const passwordChanged = accountMail(templates.passwordChanged, (site, { name }) => ({
  name,
  resetLink: resetLink(site),
  contactLink: contactLink(site),
}));

const signInMethodChanged = accountMail(
  templates.signInMethodChanged,
  (site, { name }, { change }: Pick<templates.SignInMethodChanged, 'change'>) => ({
    name,
    change,
    securityLink: `${site.publicUrl}/userpanel?section=security`,
    resetLink: resetLink(site),
    contactLink: contactLink(site),
  }),
);

const exportReady = accountMail(
  templates.exportReady,
  async (
    { db, publicUrl },
    { name },
    { exportId, sizeBytes }: { readonly exportId: number; readonly sizeBytes: number },
  ) => ({ name, sizeBytes, link: await makeExportLink(db, publicUrl, exportId) }),
);

const accountDeleted: QueuedMail<AddressedMail> = accountMail(templates.accountDeleted, (site, { name }) => ({
  name,
  contactLink: contactLink(site),
}));

/** Mails about an account itself. */
export const accountMails = {
  verifyEmail,
  resetPassword,
  loginLink,
  changeEmail,
  alreadyRegistered,
  emailChanged,
  passwordChanged,
  signInMethodChanged,
  exportReady,
  accountDeleted,
};
