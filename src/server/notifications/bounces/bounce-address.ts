import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'bounce';
/** 80 bits of the signature: with the id of a mail, the local part must not be longer than 64 characters. */
const SIGNATURE_LENGTH = 20;
const MAIL_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOCAL_PART = new RegExp(`^${PREFIX}\\+([0-9a-f]{32})\\.([0-9a-f]{${SIGNATURE_LENGTH}})$`);
const MESSAGE_ID = /^<?([0-9a-f-]{36})@[^@\s<>]+>?$/;

/** The address to which mail servers return a mail that they cannot deliver; null for an id that is not a job's. */
export function bounceAddress(mailId: string, domain: string, key: Buffer): string | null {
  if (!MAIL_ID.test(mailId)) return null;
  const id = mailId.replaceAll('-', '');
  return `${PREFIX}+${id}.${sign(id, key)}@${domain}`;
}

/** The id of the mail that a bounce address belongs to; undefined for an address without a valid signature. */
export function readBounceAddress(address: string, domain: string, key: Buffer): string | undefined {
  const [local = '', host] = address.toLowerCase().split('@');
  const [, id = '', signature = ''] = LOCAL_PART.exec(local) ?? [];
  if (host !== domain || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, key)))) return undefined;
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}

/** The id of a mail by its Message-ID; undefined when the Message-ID is not one of ours. */
export function mailIdOf(messageId: string): string | undefined {
  const [, id = ''] = MESSAGE_ID.exec(messageId.trim().toLowerCase()) ?? [];
  return MAIL_ID.test(id) ? id : undefined;
}

function sign(id: string, key: Buffer): string {
  return createHmac('sha256', key).update(`bounce ${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);
}
