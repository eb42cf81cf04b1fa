import { type AccountMail, findRecipient, type Recipient } from '../../accounts/mails.ts';
import { makeStopLinks } from '../centre/stop-links.ts';
import type { Mail } from '../mail/mailer.ts';
import { type MailSite, mailTo, type QueuedMail } from '../mail/queued.ts';
import { type ReplyTo, replyAddress } from '../replies/reply-address.ts';
import { getReplyKey } from '../replies/repository.ts';
import * as templates from './mail-templates.ts';
import { wantsMessageMails } from './repository.ts';
import { readWaiting, type Waiting } from './waiting.ts';

const EXCERPT_LENGTH = 200;
/** At most this many conversations are listed in a mail; the others are counted. */
const CONVERSATIONS_MAX = 10;

/** The conversations to mail about; `conversationId` is from jobs queued by earlier versions, one conversation each. */
interface Details {
  readonly conversationIds?: readonly number[];
  readonly conversationId?: number;
}

const messagesWaiting: QueuedMail<AccountMail<{ readonly conversationIds: readonly number[] }>> = {
  kind: 'messagesWaiting',
  write: async (site, input) => {
    const recipient = await findRecipient(site.db, input);
    return recipient && writeUnread(site, recipient, input.details);
  },
};

/**
 * The mail about unread messages as of sending: about one conversation, or several. Null when everything was read
 * meanwhile or such mails were switched off.
 */
async function writeUnread(
  site: MailSite,
  recipient: Recipient,
  { conversationId, conversationIds = conversationId ? [conversationId] : [] }: Details,
): Promise<Mail | null> {
  const { db, publicUrl } = site;
  const { accountId, name } = recipient;
  const isWanted = await wantsMessageMails(db, accountId);
  const all = isWanted ? await readWaiting(db, { accountId, conversationIds }, EXCERPT_LENGTH) : [];
  const [latest] = all;
  if (!latest) return null;
  const tell = ({ conversationId: id, sender, title, count, excerpt }: Waiting) => ({
    sender,
    title,
    count,
    excerpt,
    link: `${publicUrl}/conversation/${id}`,
  });
  const stop = await makeStopLinks(site, recipient, 'messages');
  if (all.length === 1) {
    const reply = await makeReplyAddress(site, { conversationId: latest.conversationId, accountId });
    return mailTo(site, recipient, templates.messagesWaiting, { name, ...tell(latest), ...stop, ...reply });
  }
  return mailTo(site, recipient, templates.conversationsWaiting, {
    name,
    count: all.reduce((sum, { count }) => sum + count, 0),
    conversations: all.slice(0, CONVERSATIONS_MAX).map(tell),
    moreCount: Math.max(0, all.length - CONVERSATIONS_MAX),
    link: `${publicUrl}/chat`,
    ...stop,
  });
}

async function makeReplyAddress({ db, replyDomain }: MailSite, to: ReplyTo): Promise<{ replyTo?: string }> {
  return replyDomain ? { replyTo: replyAddress(to, replyDomain, await getReplyKey(db)) } : {};
}

/** Mails about unread messages. */
export const unreadMails = { messagesWaiting };
