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

/** A permanently refused mail; the sender's mail server forwards the text to its sender. */
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

/** A mail as delivered by the mail server. */
export interface ReceivedMail {
  readonly to: string;
  /** The envelope sender; empty for a bounce. */
  readonly from: string;
  readonly raw: Buffer;
}

/** Receives mails to our addresses. `resolve` throws ReplyRefused for addresses without a valid signature. */
export interface Incoming {
  readonly resolve: (address: string) => Promise<unknown>;
  readonly receive: (mail: ReceivedMail) => Promise<'sent' | 'noted' | 'dropped'>;
}

/** Stores replies to our mails as messages in their conversations. */
export function createReceiving({ db, send, domain, log }: ReceivingDeps) {
  /** The conversation and account of a reply address. @throws ReplyRefused for one without a valid signature */
  async function resolve(address: string): Promise<ReplyTo> {
    const to = readReplyAddress(address, domain, await getReplyKey(db));
    if (!to) throw new ReplyRefused('there is no such mailbox');
    return to;
  }

  /**
   * Sends the text of a reply as a message. Idempotent per mail: a repeated delivery changes nothing. Automatic replies
   * are accepted and dropped, because answering them could cause a mail loop.
   *
   * @throws  ReplyRefused with the reason; a database error is passed on, so that the server retries
   */
  async function receive({ to, from, raw }: ReceivedMail): Promise<'sent' | 'dropped'> {
    const { conversationId, accountId } = await resolve(to);
    const mail = await PostalMime.parse(raw);
    if (!from || isAutomatic(mail)) return 'dropped';
    const writer = await findWriter(db, accountId);
    if (!writer?.mayWrite) throw new ReplyRefused('this account cannot write messages');
    // Anybody to whom the mail was forwarded knows the address, too.
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

/** Errors after which the mail server should retry. */
const RETRIED: ReadonlySet<string> = new Set(['unavailable', 'tooManyRequests']);

/** A mail has no session. */
const NO_SESSION = { isStrong: false, sessionId: 0, passwordConfirmedAt: null, token: '', accessToken: null };

/** Whether a program generated the mail: an absence notice, a list, a delivery report (RFC 3834). */
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
