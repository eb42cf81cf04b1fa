import { setTimeout as wait } from 'node:timers/promises';
import { type ComposedMail, composeMail, type Mail } from './compose.ts';
import { type Claim, type Deliveries, FORGETFUL } from './deliveries.ts';
import { isAnswered, MailError, PermanentMailError, toMailError } from './errors.ts';
import { openOutbox } from './outbox.ts';
import { createSmtpSender, type SmtpSender, type SmtpTimeouts } from './smtp.ts';
import { oneLine } from './untrusted-text.ts';

export { type Mail, MailError, PermanentMailError };

/**
 * Sends one mail; the Message-ID is derived from `id`, so that a repeated mail is recognised. A mail can also be passed
 * as a function, which is called only if the mail is really sent (null: nothing to send after all).
 *
 * @throws MailError when it was not sent and a retry may help, PermanentMailError when a retry is pointless.
 */
export type Mailer = (mail: Mail | (() => Promise<Mail | null>), id: string) => Promise<void>;

/**
 * smtpUrl     null: mails are not sent but stored in `<dataDir>/outbox`.
 * from        `Name <address>`; a function if it can change at run time.
 * deliveries  the state of earlier attempts; without it every call sends.
 * say         receives one line per mail in the outbox, with its link: for the console only, never for a stored log.
 * warn        receives one line, without addresses, for operators.
 * returnAddress  the bounce address of a mail by its id, for mail servers' reports of failures; null: the sender.
 */
export interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string | (() => string);
  readonly dataDir: string;
  readonly deliveries?: Deliveries;
  readonly say?: (line: string) => void;
  readonly warn?: (line: string) => void;
  readonly timeouts?: SmtpTimeouts;
  readonly returnAddress?: (id: string) => Promise<string | null>;
}

/** Sends by SMTP; without a server, writes `<dataDir>/outbox/<id>.eml`. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl
    ? smtpMailer(createSmtpSender(options.smtpUrl, options.timeouts), options)
    : outboxMailer(options);
}

/**
 * The outcome of an attempt to send a mail.
 *
 * settled  an earlier attempt had sent it, or it was refused.
 * skipped  there was nothing to send after all.
 */
export type MailOutcome = 'sent' | 'settled' | 'skipped' | 'refused' | 'failing';

/**
 * A mailer for jobs: a permanent refusal completes the job, since retrying is pointless; every failure is logged.
 *
 * note  records the outcome of each attempt, with the reason of a failure; errors of its own are ignored.
 */
export function mailerForJobs(
  mailer: Mailer,
  warn: (line: string) => void,
  note: (id: string, outcome: MailOutcome, reason: string | null) => Promise<void> = async () => {},
): Mailer {
  return async (mail, id) => {
    let outcome: MailOutcome = 'settled';
    const record = (became: MailOutcome, reason: string | null = null) =>
      note(id, became, reason).catch(() => warn(`Mail ${id} could not be noted in the list of mails`));
    try {
      await mailer(async () => {
        const written = typeof mail === 'function' ? await mail() : mail;
        outcome = written ? 'sent' : 'skipped';
        return written;
      }, id);
    } catch (error) {
      if (error instanceof MailError) warn(`Mail ${id} was ${error.message}`);
      const isRefused = error instanceof PermanentMailError;
      await record(isRefused ? 'refused' : 'failing', error instanceof MailError ? error.message : 'not written');
      if (!isRefused) throw error;
      return;
    }
    await record(outcome);
  };
}

function smtpMailer(send: SmtpSender, options: MailerOptions): Mailer {
  const { deliveries = FORGETFUL, warn = () => {} } = options;
  return async (source, id) => {
    const claim = await deliveries.claim(id);
    if (claim === 'settled') return;
    if (claim === 'busy') throw new MailError('not sent: another worker is sending it');
    if (claim.isInDoubt)
      warn(`Mail ${id} is sent again and may arrive twice: the first attempt ended before the server responded`);
    const mail = await makeMail(source, id, options).catch(async (error) => {
      await release(claim, false);
      throw error;
    });
    if (mail) await deliver(send, claim, mail);
    else await release(claim, false);
  };
}

async function makeMail(
  source: Parameters<Mailer>[0],
  id: string,
  { from, returnAddress }: MailerOptions,
): Promise<ComposedMail | null> {
  const mail = await resolveMail(source);
  if (!mail) return null;
  const composed = await composeMail(mail, id, senderOf(from));
  const returned = await returnAddress?.(id);
  return returned ? { ...composed, envelope: { ...composed.envelope, from: returned } } : composed;
}

/** One attempt: whatever happens, records as much as is known. @throws MailError */
async function deliver(send: SmtpSender, claim: Claim, mail: ComposedMail): Promise<void> {
  let hasEnded = false;
  try {
    await send(mail, async () => {
      await claim.handOver();
      hasEnded = true;
    });
  } catch (error) {
    const known = toMailError(error);
    if (known instanceof PermanentMailError) await claim.settle('refused');
    else await release(claim, hasEnded && !isAnswered(error));
    throw known;
  }
  await settleAccepted(claim);
}

const SETTLE_TRIES = 5;
const SETTLE_PAUSE_MS = 200;

/** The server has the mail, so retry: a short database failure must not cause a second delivery. */
async function settleAccepted(claim: Claim): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await claim.settle('accepted');
      return;
    } catch (error) {
      if (attempt === SETTLE_TRIES) throw error;
      await wait(SETTLE_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** If even this fails, the claim expires by itself. */
async function release(claim: Claim, isInDoubt: boolean): Promise<void> {
  await claim.release(isInDoubt).catch(() => {});
}

function outboxMailer({ from, dataDir, say = () => {} }: MailerOptions): Mailer {
  const outbox = openOutbox(dataDir);
  return async (source, id) => {
    if (await outbox.has(id)) return;
    const mail = await resolveMail(source);
    if (!mail) return;
    await outbox.put(id, await composeMail(mail, id, senderOf(from)));
    const { to, subject } = mail;
    say(oneLine(`Mail „${subject}” for ${shortened(to)}: ${firstLink(mail) ?? outbox.fileOf(id)}`));
  };
}

function senderOf(from: MailerOptions['from']): string {
  return typeof from === 'function' ? from() : from;
}

async function resolveMail(source: Parameters<Mailer>[0]): Promise<Mail | null> {
  return typeof source === 'function' ? source() : source;
}

/** The link of a mail by the site. Mails with a reply address contain text by others, whose links are not printed. */
function firstLink({ text, replyTo }: Mail): string | undefined {
  return replyTo ? undefined : /https?:\/\/\S+/.exec(text)?.[0];
}

function shortened(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${[...local][0] ?? ''}…@${domain}`;
}
