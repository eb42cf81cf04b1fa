import type { Locale } from '#i18n/locales.ts';
import type { MediaStore } from '../../media/store.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { SearchService } from '../../search/service.ts';
import { isDeliverable } from '../bounces/trouble-repository.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type LetterSite, renderMail } from './render.ts';
import type { MailKind, MailTemplate, MailValues } from './template.ts';

/** The recipient's address, name and language. */
export interface Mailbox {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

/** What is needed to write a mail when it is sent: the data, the pictures, and what lists show. */
export interface MailSite extends LetterSite {
  readonly db: Db;
  readonly search: SearchService;
  readonly store: Pick<MediaStore, 'getBytes'>;
  /** The domain of reply addresses; null when incoming mail is not configured. */
  readonly replyDomain: string | null;
}

/**
 * The queued data of a mail: its recipient, never a link that grants access.
 *
 * accountId  null for a visitor who reported something: their name and address are stored only with the report.
 * to         the address if it is not the account's current one: an old or new one, or that of a deleted account.
 * details    what else is needed to look up the mail's content.
 */
interface MailInput {
  readonly accountId: number | null;
  readonly to?: Mailbox;
  readonly details?: object;
}

declare const sealed: unique symbol;

/** A queued mail. Only `mailJob` creates one, so that each has the data of its kind. */
export interface MailJob extends MailInput {
  readonly kind: MailKind;
  readonly [sealed]: true;
}

/** A kind of mail: its queued data, and how it is written when sent. */
export interface QueuedMail<Input extends MailInput> {
  readonly kind: MailKind;
  /** Null when there is no recipient any more. */
  readonly write: (site: MailSite, input: Input) => Promise<Mail | null>;
}

/** A mail of this kind, for `jobs.queueAll`. */
export function mailJob<Input extends MailInput>({ kind }: Pick<QueuedMail<Input>, 'kind'>, input: Input): MailJob {
  return { ...input, kind } as unknown as MailJob;
}

/** Queues a mail within the transaction that causes it. */
export async function queueMail<Input extends MailInput>(
  jobs: Jobs,
  tx: Tx,
  mail: QueuedMail<Input>,
  input: Input,
): Promise<void> {
  await jobs.queue(tx, 'account.mail', mailJob(mail, input));
}

/** Renders a template for a recipient. */
export function mailTo<V extends MailValues>(
  { publicUrl, market }: LetterSite,
  { email, locale }: Pick<Mailbox, 'email' | 'locale'>,
  template: MailTemplate<V>,
  values: V,
): Mail {
  return { to: email, ...renderMail(locale, template, values, { publicUrl, market }) };
}

interface MailWorkerDeps extends Omit<MailSite, 'market'> {
  /** A function, because the market's name can change while mails wait in the queue. */
  readonly getMarket: () => LetterSite['market'];
  readonly jobs: Jobs;
  readonly send: Mailer;
  /** Every kind of mail that can be in the queue. */
  readonly mails: Readonly<Record<string, QueuedMail<never>>>;
}

/** Mails that log somebody in or confirm an address: following them may prove that the address works again. */
const LETS_IN: readonly MailKind[] = ['verifyEmail', 'changeEmail', 'resetPassword', 'loginLink'];
/** Legally required mails: receipts of reports, decisions with their reasons, answers to appeals, new terms. */
const OWED: readonly MailKind[] = [
  'reportReceived',
  'reportDecided',
  'decisionMade',
  'decisionLifted',
  'appealDecided',
  'termsChanged',
];
/** Sent to any address, even one that bounces. The same holds for mails about payments, which have their own queue. */
const ALWAYS_SENT: ReadonlySet<string> = new Set([...LETS_IN, ...OWED]);

/**
 * The worker that sends queued mails. Skips accounts and listings that were deleted meanwhile, and undeliverable
 * addresses unless the mail is always sent.
 */
export function createMailWorker({ jobs, send, mails, getMarket, ...site }: MailWorkerDeps) {
  return async (job: MailJob, jobId: string): Promise<void> => {
    const mail = mails[job.kind];
    if (!mail) throw new Error(`unknown kind of mail: ${job.kind}`);
    await send(async () => {
      const written = await mail.write({ ...site, market: getMarket() }, job as never);
      if (!written || ALWAYS_SENT.has(job.kind)) return written;
      return (await isDeliverable(site.db, written.to)) ? written : null;
    }, jobId);
    // The queue keeps finished jobs for a while, and need not retain the address.
    if (job.to) await jobs.blank('account.mail', jobId);
  };
}
