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
  /** The domain of bounce addresses; null when incoming mail is not configured. */
  readonly domain: string | null;
}

const REFUSED_RECIPIENT = /^refused for good at RCPT TO: 5\d\d(?:[ -](5\.\d+\.\d+))?/;
/** For servers that give no status beyond the permanent failure. */
const UNKNOWN_STATUS = '5.0.0';

export type Bounces = ReturnType<typeof createBounces>;

/** Bounced mails: identifies the mail, and marks its address as undeliverable. */
export function createBounces(deps: BounceDeps) {
  return withDeps(deps, { returnAddress, resolve, receive, note, noteRefusal });
}

/** The envelope sender of a mail, to which failures are reported; null for the default one. */
async function returnAddress({ db, domain }: BounceDeps, mailId: string): Promise<string | null> {
  return domain === null ? null : bounceAddress(mailId, domain, await getReplyKey(db));
}

/** The id of the mail that a bounce address belongs to; undefined for other addresses. */
async function resolve({ db, domain }: BounceDeps, address: string): Promise<string | undefined> {
  return domain === null ? undefined : readBounceAddress(address, domain, await getReplyKey(db));
}

/**
 * Processes a bounced mail; one without a delivery report is an automatic reply, which is dropped.
 *
 * @returns  undefined when the mail is not addressed to a bounce address
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
 * Records a failure reported by a mail service.
 *
 * mail  the Message-ID of our mail, or its bounce address.
 * @returns  whether it is about one of our mails and was not known yet
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

/** Records an immediately refused recipient, from the mailer's reason: `refused for good at RCPT TO: 550 5.1.1`. */
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

/** Notifies the user on the site, once: about their own address, or about the address given for a payment. */
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
