import { makeLink } from '../accounts/links.ts';
import type { Db } from '../db/client.ts';
import type { MailValues } from '../mail/values.ts';
import { type DueRow, wantsMessageMails } from './repository.ts';
import { readWaiting } from './waiting.ts';

const EXCERPT_LENGTH = 200;

/** What a mail about unread messages says, when it is made; null when all was read meanwhile, or mails switched off. */
export async function unreadMailValues(
  db: Db,
  publicUrl: string,
  member: DueRow,
  { email, name }: { email: string; name: string },
): Promise<MailValues['messagesWaiting'] | null> {
  const { accountId, conversationId } = member;
  const waiting = (await wantsMessageMails(db, accountId)) && (await readWaiting(db, member, EXCERPT_LENGTH));
  if (!waiting) return null;
  const stopLink = await makeLink(db, publicUrl, { accountId, purpose: 'stopMails', email });
  return {
    name,
    sender: waiting.sender,
    title: waiting.title,
    count: waiting.count,
    excerpt: waiting.excerpt,
    link: `${publicUrl}/conversation/${conversationId}`,
    stopLink,
    // Mail programs post to the API: pages take few forms from one address, and theirs come from few addresses.
    oneClickLink: `${publicUrl}/api/mails/stop/${stopLink.split('/').at(-1)}`,
  };
}
