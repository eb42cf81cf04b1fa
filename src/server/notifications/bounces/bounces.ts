import type { Db, Tx } from '../../platform/db/client.ts';
import { withDeps } from '../../platform/with-deps.ts';
import type { PublishNews } from '../centre/publish.ts';
import type { ReceivedMail } from '../replies/receiving.ts';
import { getReplyKey } from '../replies/repository.ts';
import { bounceAddress, mailIdOf, readBounceAddress } from './bounce-address.ts';
import { type DeliveryFailure, failureOf, readDeliveryReport } from './delivery-status.ts';
import { findRefused, noteReturned, noteTrouble, type ReturnedMail } from './repository.ts';

interface BounceDeps {
  readonly db: Db;
  readonly publishNews: PublishNews;
  /** The domain to which mails are returned; null where none come in. */
  readonly domain: string | null;
}

const REFUSED_RECIPIENT = /^refused for good at RCPT TO: 5\d\d(?:[ -](5\.\d+\.\d+))?/;
/** Of servers that say no more than that it failed for good. */
const UNKNOWN_STATUS = '5.0.0';

export type Bounces = ReturnType<typeof createBounces>;

/** Mails that come back: which they were, and what follows for the address. */
export function createBounces(deps: BounceDeps) {
  return withDeps(deps, { returnAddress, resolve, receive, note, noteRefusal });
}

/** The sender of the envelope of a mail, to which its failure is reported; null for the usual one. */
async function returnAddress({ db, domain }: BounceDeps, mailId: string): Promise<string | null> {
  return domain === null ? null : bounceAddress(mailId, domain, await getReplyKey(db));
}

/** The mail that an address of ours returns; undefined for other addresses. */
async function resolve({ db, domain }: BounceDeps, address: string): Promise<string | undefined> {
  return domain === null ? undefined : readBounceAddress(address, domain, await getReplyKey(db));
}

/**
 * Takes a returned mail; one without a delivery report is an automatic reply, and dropped.
 *
 * @returns  undefined where the mail is no returned one
 */
async function receive(
  deps: BounceDeps,
  { to, raw }: Pick<ReceivedMail, 'to' | 'raw'>,
): Promise<'noted' | 'dropped' | undefined> {
  const mailId = await resolve(deps, to);
  if (mailId === undefined) return undefined;
  const failure = readDeliveryReport(raw.toString('latin1'));
  if (!failure) return 'dropped';
  return (await noteFailure(deps, mailId, failure)) ? 'noted' : 'dropped';
}

/**
 * Notes a failure that a mail service reports.
 *
 * mail  the Message-ID of our mail, or the address that it was to be returned to.
 * @returns  whether it concerns a mail of ours and was not known yet
 */
async function note(deps: BounceDeps, { mail, status }: { mail: string; status: string }): Promise<boolean> {
  const mailId = mailIdOf(mail) ?? (await resolve(deps, mail));
  const failure = failureOf(status);
  return mailId !== undefined && failure !== null && noteFailure(deps, mailId, failure);
}

function noteFailure(deps: BounceDeps, mailId: string, failure: DeliveryFailure): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const returned = await noteReturned(tx, mailId, failure);
    if (returned) await follow(deps, tx, { mailId, returned, failure });
    return returned !== undefined;
  });
}

/** Of a mail whose recipient was refused at once, as a mailer says it: `refused for good at RCPT TO: 550 5.1.1`. */
async function noteRefusal(deps: BounceDeps, mailId: string, reason: string): Promise<void> {
  const said = REFUSED_RECIPIENT.exec(reason);
  const failure = said && failureOf(said[1] ?? UNKNOWN_STATUS);
  if (!failure?.isHard) return;
  await deps.db.transaction().execute(async (tx) => {
    const returned = await findRefused(tx, mailId);
    if (returned) await follow(deps, tx, { mailId, returned, failure });
  });
}

interface Failed {
  readonly mailId: string;
  readonly returned: ReturnedMail;
  readonly failure: DeliveryFailure;
}

/** The person is told on the site, once: of their own address, or of the one that they gave for a payment. */
async function follow({ publishNews }: BounceDeps, tx: Tx, { mailId, returned, failure }: Failed): Promise<void> {
  const { accountId, payment } = returned;
  if (accountId !== null && (await noteTrouble(tx, returned, failure))) {
    await publishNews(tx, [{ accountId, key: `mailTrouble ${mailId}`, kind: 'mailTrouble' }]);
  }
  if (payment !== null && failure.isHard) {
    const { purchaseId } = payment;
    const key = `paymentMailReturned ${purchaseId}`;
    await publishNews(tx, [{ accountId: payment.accountId, key, kind: 'paymentMailReturned', purchaseId }]);
  }
}
