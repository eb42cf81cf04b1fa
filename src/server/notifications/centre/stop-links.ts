import { makeLink } from '../../accounts/links.ts';
import type { Recipient } from '../../accounts/mails.ts';
import type { MailSite } from '../mail/queued.ts';
import type { StopSubject } from './preferences.ts';

/** The links of a mail that stop such mails: a page, and the address for a mail program's one click. */
export async function makeStopLinks(
  { db, publicUrl }: Pick<MailSite, 'db' | 'publicUrl'>,
  { accountId, email }: Recipient,
  topic: StopSubject,
): Promise<{ stopLink: string; oneClickLink: string }> {
  const link = await makeLink(db, publicUrl, { accountId, purpose: 'stopMails', email, topic });
  // Mail programs post to the API: the page's rate limit is low, and their requests come from few addresses.
  const stopLink = topic === 'messages' ? link : `${link}?topic=${topic}`;
  return { stopLink, oneClickLink: `${publicUrl}/api/mails/stop/${link.split('/').at(-1)}` };
}
