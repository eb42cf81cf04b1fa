import type { Locale } from '#i18n/locales.ts';
import type { Przelewy24Config } from '../../../payment-settings.ts';
import { DEADLINE_MS, withinDeadline } from '../deadline.ts';
import {
  type Checkout,
  type CheckoutOrder,
  type PaymentProvider,
  type PaymentRef,
  ProviderFailed,
} from '../provider.ts';
import { createP24Client, type P24Client, REFUND, type RegistrationFields } from './client.ts';
import { fetchEvents } from './events.ts';
import { refundIdOf, sessionIdOf } from './names.ts';
import { readP24Webhook } from './webhooks.ts';

/** Przelewy24 without an intermediary: transfers, BLIK and cards on its page. */
export function createPrzelewy24Provider(
  config: Przelewy24Config,
  { publicUrl, deadlineMs = DEADLINE_MS, getName }: { publicUrl: string; deadlineMs?: number; getName: () => string },
): PaymentProvider {
  const client = createP24Client(config, deadlineMs);
  const shop = { config, client, publicUrl, getName };
  const ask = <T>(act: () => Promise<T>) => withinDeadline(act, deadlineMs);
  return {
    id: 'przelewy24',
    startCheckout: (order) => ask(() => startCheckout(shop, order)),
    readWebhook: (webhook) => readP24Webhook(config, webhook, (act) => ask(() => act(client))),
    fetchEvents: (payment) => ask(() => fetchEvents(client, payment.ref)),
    // The payment page expires by itself; there is no call to cancel it.
    cancelCheckout: async () => {},
    refund: (payment, refund) => ask(() => refundOnce(shop, payment, refund)),
  };
}

interface Shop {
  readonly config: Przelewy24Config;
  readonly client: P24Client;
  readonly publicUrl: string;
  /** The name of the market, as buyers read it on their statement. */
  readonly getName: () => string;
}

async function startCheckout({ config, client, publicUrl, getName }: Shop, order: CheckoutOrder): Promise<Checkout> {
  const sessionId = sessionIdOf(order, { publicUrl, crc: config.crc });
  const token = await client.register(registrationOf(order, sessionId, { publicUrl, name: getName() }));
  return { ref: sessionId, url: `${config.apiBase}/trnRequest/${encodeURIComponent(token)}` };
}

/** Przelewy24 does not support Ukrainian. */
const LANGUAGES: Record<Locale, string> = { pl: 'pl', en: 'en', de: 'de', es: 'es', uk: 'en', it: 'it' };
const EMAIL_LENGTH = 50;
const DESCRIPTION_LENGTH = 1_024;
const MAX_MINUTES = 99;
const TRANSFER_LABEL_LENGTH = 20;
const REFUND_DESCRIPTION_LENGTH = 35;

function registrationOf(
  order: CheckoutOrder,
  sessionId: string,
  { publicUrl, name }: { publicUrl: string; name: string },
): RegistrationFields {
  const minutes = Math.ceil((order.expiresAt.getTime() - Date.now()) / 60_000);
  return {
    sessionId,
    amount: order.amountMinor,
    currency: order.currency,
    description: order.title.slice(0, DESCRIPTION_LENGTH),
    // Longer addresses are not accepted; the mail from Przelewy24 is optional, ours goes to the full address.
    email: order.email.length <= EMAIL_LENGTH ? order.email : `platnosci@${new URL(publicUrl).hostname}`,
    country: 'PL',
    language: LANGUAGES[order.locale],
    urlReturn: order.returnUrl,
    urlStatus: statusUrlOf(publicUrl),
    timeLimit: Math.min(Math.max(minutes, 1), MAX_MINUTES),
    transferLabel: transferLabelOf(name, order.purchaseId),
    encoding: 'UTF-8',
  };
}

/** The title of a transfer: the beginning of the name in plain letters, and the purchase. */
function transferLabelOf(name: string, purchaseId: number): string {
  const plain = name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/[^A-Za-z\d .-]/g, '')
    .trim();
  const number = String(purchaseId);
  return `${plain.slice(0, TRANSFER_LABEL_LENGTH - 1 - number.length).trim()} ${number}`.trim();
}

function statusUrlOf(publicUrl: string): string {
  return `${publicUrl}/webhooks/payments/przelewy24`;
}

/** Follows a rejected attempt with one under a new id; does not repeat one that is in progress or done. */
async function refundOnce(
  { config, client, publicUrl, getName }: Shop,
  { ref: sessionId }: PaymentRef,
  { amountMinor, key }: { readonly amountMinor: number; readonly key: string },
): Promise<{ ref: string; isDone: boolean }> {
  const transaction = await client.findTransaction(sessionId);
  if (!transaction) throw new ProviderFailed('Przelewy24 does not know the payment');
  const { orderId } = transaction;
  const before = new Map((await client.listRefunds(orderId)).map((refund) => [refund.requestId, refund.status]));
  for (let tries = 0; ; tries += 1) {
    const id = refundIdOf(sessionId, key, tries, config.crc);
    const status = before.get(id);
    if (status === REFUND.failed || status === REFUND.rejected) continue;
    if (status !== undefined) return { ref: id, isDone: status === REFUND.done };
    const refund = {
      orderId,
      sessionId,
      amount: amountMinor,
      description: getName().slice(0, REFUND_DESCRIPTION_LENGTH),
    };
    await client.refund({ requestId: id, refundsUuid: id, urlStatus: statusUrlOf(publicUrl), refunds: [refund] });
    return { ref: id, isDone: false };
  }
}
