import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { MESSAGE_MAX_LENGTH } from '#contract/conversations.ts';
import { isApiError } from '#contract/errors.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import type { SendingService } from '../../conversations/sending.ts';
import { type RequestContext, visitorContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { mailText } from './mail-text.ts';
import { type ReplyTo, readReplyAddress } from './reply-address.ts';
import { replyTextOf } from './reply-text.ts';
import { findWriter, getReplyKey, type Writer } from './repository.ts';

/** A mail that is refused for good; the text goes back to its sender, whose mail server passes it on. */
export class ReplyRefused extends Error {
  override readonly name = 'ReplyRefused';
}

interface ReceivingDeps {
  readonly db: Db;
  readonly send: SendingService['send'];
  /** The domain of reply addresses. */
  readonly domain: string;
  readonly log: RequestContext['log'];
}

/** A mail as its server hands it over. */
export interface ReceivedMail {
  readonly to: string;
  /** Of the envelope; empty for a notice that a mail could not be delivered. */
  readonly from: string;
  readonly raw: Buffer;
}

/** Takes the mails to addresses of ours. `resolve` throws ReplyRefused for any that we have not made. */
export interface Incoming {
  readonly resolve: (address: string) => Promise<unknown>;
  readonly receive: (mail: ReceivedMail) => Promise<'sent' | 'noted' | 'dropped'>;
}

/** Writes replies to our mails into their conversations. */
export function createReceiving({ db, send, domain, log }: ReceivingDeps) {
  /** What an address stands for. @throws ReplyRefused for any that we have not made */
  async function resolve(address: string): Promise<ReplyTo> {
    const to = readReplyAddress(address, domain, await getReplyKey(db));
    if (!to) throw new ReplyRefused('there is no such mailbox');
    return to;
  }

  /**
   * Sends the text of a reply as a message, once for each mail: a server that hands it over again finds it sent.
   * Automatic replies are taken and dropped: an answer to them would be answered again.
   *
   * @throws  ReplyRefused with the reason | whatever the database throws, so that the server tries again
   */
  async function receive({ to, from, raw }: ReceivedMail): Promise<'sent' | 'dropped'> {
    const { conversationId, accountId } = await resolve(to);
    const mail = await PostalMime.parse(raw);
    if (!from || isAutomatic(mail)) return 'dropped';
    const writer = await findWriter(db, accountId);
    if (!writer?.mayWrite) throw new ReplyRefused('this account cannot write messages');
    // Whoever a mail was forwarded to knows the address, too.
    if (mail.from?.address?.toLowerCase() !== writer.email.toLowerCase())
      throw new ReplyRefused('reply from the address that our mail was sent to');
    const content = replyTextOf(mailText(mail));
    if (!content) throw new ReplyRefused('there is no text in this reply; attachments can be sent on the site only');
    if (content.length > MESSAGE_MAX_LENGTH) throw new ReplyRefused('this reply is too long for a message');
    const clientId = `mail-${createHash('sha256')
      .update(mail.messageId || raw)
      .digest('hex')
      .slice(0, 40)}`;
    await sendAs({ accountId, writer }, conversationId, { clientId, content });
    return 'sent';
  }

  async function sendAs(
    { accountId, writer }: { accountId: number; writer: Writer },
    conversationId: number,
    message: { clientId: string; content: string },
  ): Promise<void> {
    const context: RequestContext = {
      ...visitorContext({ requestId: message.clientId, locale: findLocale(writer.locale) ?? DEFAULT_LOCALE, log }),
      account: { id: accountId, role: writer.role, isVerified: true, isSuspended: false, ...NO_SESSION },
    };
    try {
      await send(context, conversationId, { ...message, fileIds: [] });
    } catch (error) {
      if (!isApiError(error) || RETRIED.has(error.code)) throw error;
      throw new ReplyRefused(error.message);
    }
  }

  return { resolve, receive };
}

/** What may succeed when the mail server tries again. */
const RETRIED: ReadonlySet<string> = new Set(['unavailable', 'tooManyRequests']);

/** A mail belongs to no session. */
const NO_SESSION = { isStrong: false, sessionId: 0, passwordConfirmedAt: null, token: '', accessToken: null };

/** Whether a program has written the mail by itself: an absence notice, a list, a delivery report (RFC 3834). */
function isAutomatic({ headers }: Email): boolean {
  const headerOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = headerOf('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    headerOf('x-autoreply') !== undefined ||
    headerOf('x-auto-response-suppress') === 'all' ||
    /^(bulk|junk|list|auto_reply)$/.test(headerOf('precedence') ?? '')
  );
}
