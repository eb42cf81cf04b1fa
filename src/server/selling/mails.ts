import { makeLink } from '../accounts/links.ts';
import { accountMail, type Recipient } from '../accounts/mails.ts';
import { makeStopLinks } from '../notifications/centre/stop-links.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { findListingTitle } from './repository.ts';

interface Details {
  readonly listingId: number;
}

async function about(site: MailSite, recipient: Recipient, { listingId }: Details) {
  const listing = await findListingTitle(site.db, listingId);
  if (!listing) return null;
  const stop = await makeStopLinks(site, recipient, 'listings');
  return { name: recipient.name, title: listing.title, link: `${site.publicUrl}/userpanel`, ...stop };
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
