import nodemailer from 'nodemailer';
import { PermanentMailError } from './errors.ts';
import { oneLine, webLink } from './untrusted-text.ts';

/**
 * A mail to one address. With `html` it has both forms, and the recipient's mail program chooses.
 *
 * unsubscribeLink  for mails that people can switch off: a POST to it unsubscribes at once (RFC 8058); mail programs
 *                  show it next to the sender.
 * attachments      files sent with the mail.
 */
export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly unsubscribeLink?: string;
  readonly attachments?: readonly Attachment[];
}

/** A file sent with a mail; `type` is a media type such as `application/pdf`, `cid` names a picture that the HTML shows. */
interface Attachment {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly cid?: string;
}

/** The bytes of a mail, and its envelope. */
export interface ComposedMail {
  readonly raw: Buffer;
  readonly envelope: { readonly from: string; readonly to: string };
}

// Exactly one address: a list, a line break or an extra header would reach other recipients too.
const ADDRESS = /^[^\s\p{Cc}<>()[\]",;:\\@]+@[^\s\p{Cc}<>()[\]",;:\\@]+$/u;
const ID = /^[\w.-]{1,100}$/;

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Serialises a mail. The same id gives the same Message-ID on every node, so that mailboxes recognise duplicates.
 *
 * from  `Name <address>`; its domain is used in the Message-ID.
 * @throws PermanentMailError when `to` is not exactly one address.
 */
export async function composeMail(mail: Mail, id: string, from: string): Promise<ComposedMail> {
  if (!ID.test(id)) throw new Error(`invalid mail id: ${id}`);
  if (!ADDRESS.test(mail.to)) throw new PermanentMailError('not a single valid address');
  const sender = addressIn(from);
  const { message } = await composer.sendMail({
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && ADDRESS.test(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    attachments: mail.attachments?.map(({ fileName, type, bytes, cid }) => ({
      filename: oneLine(fileName),
      contentType: type,
      content: bytes,
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    // Suppress auto-replies; Exchange needs its own header.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: message as Buffer, envelope: { from: sender, to: mail.to } };
}

/** One-click unsubscribing requires https; over http a mail program may still show the link. */
function unsubscribeHeaders({ unsubscribeLink }: Mail): Record<string, string> {
  if (!unsubscribeLink) return {};
  const link = webLink(unsubscribeLink);
  return {
    'List-Unsubscribe': `<${link}>`,
    ...(link.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
