import { ECDH } from 'node:crypto';
import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { movePush, subscribePush } from '#contract/realtime.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Caller } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors.ts';
import { createPushKeys } from './keys.ts';
import { pushEndpoint } from './push-hosts.ts';
import {
  keepNewest,
  keepSubscription,
  moveSubscription,
  removeOwnSubscription,
  type SubscriptionSecrets,
} from './repository.ts';

/** Maximum number of subscriptions of an account. */
const SUBSCRIPTIONS_MAX = 10;

type Subscription = ParsedOf<typeof subscribePush>['body'];
type Move = ParsedOf<typeof movePush>['body'];

export type PushService = ReturnType<typeof createPushService>;

/** Push subscriptions of browsers. `ownHosts` as in `pushEndpoint`. */
export function createPushService({ db, ownHosts }: { db: Db; ownHosts: readonly string[] }) {
  const getKeys = createPushKeys(db);

  /** @throws ApiError 'validationFailed' for an unknown push service or invalid keys */
  function secretsOf({ endpoint, keys }: Subscription, locale: Locale): SubscriptionSecrets {
    const url = pushEndpoint(endpoint, ownHosts);
    if (!url) throw fieldError(locale, 'endpoint', 'validation.invalid');
    if (!isPublicKey(keys.p256dh)) throw fieldError(locale, 'keys.p256dh', 'validation.invalid');
    if (bytesOf(keys.auth).length !== AUTH_BYTES) throw fieldError(locale, 'keys.auth', 'validation.invalid');
    return { endpoint: url.href, p256dh: canonical(keys.p256dh), auth: canonical(keys.auth) };
  }

  /** Subscribes a browser until the session ends; takes over a subscription of another account in that browser. */
  async function subscribe(caller: Caller, subscription: Subscription, locale: Locale): Promise<void> {
    const secrets = secretsOf(subscription, locale);
    await db.transaction().execute(async (tx) => {
      const isKept = await keepSubscription(tx, { ...secrets, sessionId: caller.sessionId, locale });
      if (!isKept) throw new ApiError('mustLoggedIn');
      await keepNewest(tx, caller.id, SUBSCRIPTIONS_MAX);
    });
  }

  async function unsubscribe(caller: Caller, endpoint: string): Promise<void> {
    await removeOwnSubscription(db, caller.id, URL.canParse(endpoint) ? new URL(endpoint).href : endpoint);
  }

  /** Replaces an endpoint that the browser changed by itself. @returns whether the old one was known */
  async function move({ old, ...subscription }: Move, locale: Locale): Promise<boolean> {
    const secrets = secretsOf(subscription, locale);
    const before = { endpoint: URL.parse(old.endpoint)?.href ?? '', auth: canonical(old.auth) };
    return db.transaction().execute((tx) => moveSubscription(tx, before, secrets));
  }

  return { getKeys, subscribe, unsubscribe, move };
}

const AUTH_BYTES = 16;

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function canonical(text: string): string {
  return bytesOf(text).toString('base64url');
}

/** Whether a text encodes an uncompressed point on the P-256 curve. */
function isPublicKey(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
