import { polishDay } from '#contract/values/polish-time.ts';
import { accountMail, type Recipient } from '../accounts/mails.ts';
import { dateText } from '../notifications/mail/dates.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { termsPath } from './paths.ts';
import { findAnnounced } from './terms-repository.ts';

/** Not sent once these terms are withdrawn. */
const termsChanged = accountMail(
  templates.termsChanged,
  async (site: MailSite, { name, locale }: Recipient, { version }: { readonly version: number }) => {
    const terms = await findAnnounced(site.db, version);
    if (!terms) return null;
    return {
      name,
      date: dateText(locale, polishDay(terms.holdsAt)),
      link: site.publicUrl + termsPath(version),
    };
  },
);

/** Mails about texts of the site. */
export const textMails = { termsChanged };
