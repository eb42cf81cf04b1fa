import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one mail; `id` makes its Message-ID, so that a mail sent again is seen to be the same. */
export type Mailer = (mail: Mail, id: string) => Promise<void>;

/** Sends by SMTP, or without a server writes `<dataDir>/outbox/<id>.eml`. */
export function createMailer(options: { smtpUrl: string | null; from: string; dataDir: string }): Mailer {
  return options.smtpUrl ? smtpMailer(options.smtpUrl, options.from) : outboxMailer(options.dataDir, options.from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return async (mail, id) => void (await transport.sendMail({ from, messageId: `<${id}@jarmark>`, ...mail }));
}

function outboxMailer(dataDir: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = join(dataDir, 'outbox');
  return async (mail, id) => {
    const { message } = await transport.sendMail({ from, messageId: `<${id}@jarmark>`, ...mail });
    await mkdir(folder, { recursive: true });
    // Renamed when whole: whoever watches the folder never reads half a mail.
    await writeFile(join(folder, `${id}.part`), message as Buffer);
    await rename(join(folder, `${id}.part`), join(folder, `${id}.eml`));
  };
}
