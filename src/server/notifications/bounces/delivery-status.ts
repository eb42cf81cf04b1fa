import type { MailTroubleWhy } from '#contract/accounts/mail-trouble.ts';

/**
 * A delivery failure.
 *
 * status  an enhanced status code (RFC 3463), such as `5.1.1`.
 * isHard  permanent: the address is undeliverable.
 */
export interface DeliveryFailure {
  readonly status: string;
  readonly isHard: boolean;
}

const REPORT_PART = /^content-type:\s*message\/delivery-status\b/im;
const PART_END = /^--/m;
const STATUS = /^([245])\.(\d{1,3})\.(\d{1,3})$/;
/**
 * Permanent failures not caused by the address: a full mailbox, a mail that is too large, a policy against its sender.
 */
const NOT_THE_ADDRESS = /^5\.(2\.[23]|3\.4|6\.\d+|7\.\d+)$/;

/** The failure that a status means; null for one that is not a failure. */
export function failureOf(status: string): DeliveryFailure | null {
  const [, kind] = STATUS.exec(status) ?? [];
  if (kind !== '4' && kind !== '5') return null;
  return { status, isHard: kind === '5' && !NOT_THE_ADDRESS.test(status) };
}

/** The failure in a delivery report (RFC 3464); null for a mail without a report, and for a mere delay. */
export function readDeliveryReport(raw: string): DeliveryFailure | null {
  const start = REPORT_PART.exec(raw);
  if (!start) return null;
  const part = raw.slice(start.index);
  const body = part.slice(part.search(/\r?\n\r?\n/));
  const end = PART_END.exec(body);
  const report = end ? body.slice(0, end.index) : body;
  // One group of fields describes the mail, then one each recipient; our mails have a single recipient.
  for (const fields of report.split(/\r?\n\r?\n/)) {
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(fields)?.[1]?.toLowerCase();
    if (field('action') === 'failed') return failureOf(field('status') ?? '');
  }
  return null;
}

/** The meaning of a status for the owner of the address. */
export function whyOf(status: string): MailTroubleWhy {
  if (/^[45]\.(1\.2|1\.10|4\.\d+)$/.test(status)) return 'domain';
  if (/^5\.1\.\d+$/.test(status)) return 'mailbox';
  if (/^[45]\.2\.1$/.test(status)) return 'closed';
  if (/^[45]\.2\.[23]$/.test(status)) return 'full';
  return 'refused';
}
