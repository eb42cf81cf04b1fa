import { createHmac, timingSafeEqual } from 'node:crypto';

/** The side of a conversation that a reply address identifies. */
export interface ReplyTo {
  readonly conversationId: number;
  readonly accountId: number;
}

const PREFIX = 'reply';
/** 100 bits of the signature, in hexadecimal: mail servers may change the case of an address. */
const SIGNATURE_LENGTH = 25;
const LOCAL_PART = new RegExp(`^${PREFIX}\\+([0-9a-z]{1,11})\\.([0-9a-z]{1,11})\\.([0-9a-f]{${SIGNATURE_LENGTH}})$`);
const BASE = 36;

/** The address for an account's replies in a conversation; it cannot be forged without the key. */
export function replyAddress(to: ReplyTo, domain: string, key: Buffer): string {
  const ids = `${to.conversationId.toString(BASE)}.${to.accountId.toString(BASE)}`;
  return `${PREFIX}+${ids}.${sign(ids, key)}@${domain}`;
}

/** The side that a reply address identifies; undefined for an address without a valid signature. */
export function readReplyAddress(address: string, domain: string, key: Buffer): ReplyTo | undefined {
  const [local = '', host] = address.toLowerCase().split('@');
  const [, conversation = '', account = '', signature = ''] = LOCAL_PART.exec(local) ?? [];
  if (host !== domain || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(`${conversation}.${account}`, key)))) return undefined;
  return { conversationId: Number.parseInt(conversation, BASE), accountId: Number.parseInt(account, BASE) };
}

function sign(ids: string, key: Buffer): string {
  return createHmac('sha256', key).update(`reply ${ids}`).digest('hex').slice(0, SIGNATURE_LENGTH);
}
