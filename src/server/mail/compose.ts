import nodemailer from 'nodemailer';
import { PermanentMailError } from './errors.ts';
import { oneLine, webLink } from './untrusted-text.ts';

/**
 * A mail to one address. With `html` it has both forms and the reader's program chooses.
 *
 * unsubscribeLink  for mails that people may switch off: a POST to it does so at once (RFC 8058), which mail programs
 *                  offer beside the sender's name.
 * attachments      documents that come with it.
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

/** A file that comes with a mail; `type` such as `application/pdf`. */
interface Attachment {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail as its bytes, and whom it goes to. */
export interface ComposedMail {
  readonly raw: Buffer;
  readonly envelope: { readonly from: string; readonly to: string };
}

// One address and nothing that ends it: a list, a line end or a second header would go elsewhere too.
const ADDRESS = /^[^\s\p{Cc}<>()[\]",;:\\@]+@[^\s\p{Cc}<>()[\]",;:\\@]+$/u;
const ID = /^[\w.-]{1,100}$/;

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Writes a mail out. The same id gives the same Message-ID on every node, so that mailboxes know a mail that comes twice.
 *
 * from  `Name <address>`; the Message-ID is of its domain.
 * @throws PermanentMailError when there is no single address to send to.
 */
export async function composeMail(mail: Mail, id: string, from: string): Promise<ComposedMail> {
  if (!ID.test(id)) throw new Error(`not an id of a mail: ${id}`);
  if (!ADDRESS.test(mail.to)) throw new PermanentMailError('not an address that mail can be sent to');
  const sender = addressIn(from);
  const { message } = await composer.sendMail({
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && ADDRESS.test(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    attachments: mail.attachments?.map(({ fileName, type, bytes }) => ({
      filename: oneLine(fileName),
      contentType: type,
      content: bytes,
    })),
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    // Nobody's answering machine answers, and Exchange's neither, which goes by its own header.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: message as Buffer, envelope: { from: sender, to: mail.to } };
}

/** The one click is for https alone; over http a mail program may still show the link. */
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
