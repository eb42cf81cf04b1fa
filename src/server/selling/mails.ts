import { makeLink } from '../accounts/links.ts';
import { accountMail, type Recipient } from '../accounts/mails.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { findListingTitle } from './repository.ts';

interface Details {
  readonly listingId: number;
}

async function about({ db, publicUrl }: MailSite, { name }: Recipient, { listingId }: Details) {
  const listing = await findListingTitle(db, listingId);
  return listing ? { name, title: listing.title, link: `${publicUrl}/userpanel` } : null;
}

const listingExpired = accountMail(
  templates.listingExpired,
  async (site: MailSite, recipient: Recipient, details: Details) => {
    const values = await about(site, recipient, details);
    if (!values) return null;
    const { accountId, email } = recipient;
    const renewal = { accountId, purpose: 'renewListing', email, listingId: details.listingId } as const;
    return { ...values, renewLink: await makeLink(site.db, site.publicUrl, renewal) };
  },
);

/** Mails about listings that expire. */
export const listingMails = { listingExpiring: accountMail(templates.listingExpiring, about), listingExpired };
