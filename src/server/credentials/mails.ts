import { getTranslator } from '#i18n/translator.ts';
import { accountMail, type Recipient } from '../accounts/mails.ts';
import { makeStopLinks } from '../notifications/centre/stop-links.ts';
import { dateText } from '../notifications/mail/dates.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { CREDENTIALS_PATH, titleOf } from './naming.ts';
import { findAnswers, findTold, type ToldCredential } from './news-repository.ts';
import { daysUntil } from './reminder-days.ts';

function aboutCredential({ publicUrl }: MailSite, { name, locale }: Recipient, credential: ToldCredential) {
  return { name, title: titleOf(credential, getTranslator(locale)), link: publicUrl + CREDENTIALS_PATH };
}

/** Not sent once the credential is deleted. */
const credentialAnswered = accountMail(
  templates.credentialAnswered,
  async (site: MailSite, recipient: Recipient, ids: { readonly credentialId: number; readonly decisionId: number }) => {
    const credential = (await findTold(site.db, [ids.credentialId])).get(ids.credentialId);
    const answer = (await findAnswers(site.db, [ids.decisionId])).get(ids.decisionId);
    if (!credential || !answer) return null;
    return { ...aboutCredential(site, recipient, credential), result: answer.outcome, text: answer.text };
  },
);

/** Not sent once the credential is deleted or has ended. */
const credentialEnding = accountMail(
  templates.credentialEnding,
  async (site: MailSite, recipient: Recipient, { credentialId }: { readonly credentialId: number }) => {
    const credential = (await findTold(site.db, [credentialId])).get(credentialId);
    if (!credential?.valid_until || daysUntil(credential.valid_until) < 0) return null;
    const date = dateText(recipient.locale, credential.valid_until);
    return {
      ...aboutCredential(site, recipient, credential),
      date,
      ...(await makeStopLinks(site, recipient, 'listings')),
    };
  },
);

/** Mails about credentials. */
export const credentialMails = { credentialAnswered, credentialEnding };
