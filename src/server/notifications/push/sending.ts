import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Db } from '../../platform/db/client.ts';
import type { JobPayloads } from '../../platform/jobs.ts';
import { readWaiting, type Waiting } from '../unread/waiting.ts';
import { pushEndpoint } from './push-hosts.ts';
import { awaitWriters, findSubscription, type PushKeys, removeDead, type SubscriptionRow } from './repository.ts';
import { type PushRequest, postPush } from './transport.ts';

const DAY_S = 86_400;
const EXCERPT_LENGTH = 120;
/** Responses of a push service that mean the subscription no longer exists. */
const GONE = [404, 410];

/**
 * The content of a notification.
 *
 * tag   identifies its subject: a newer notification replaces an older one with the same tag.
 * path  the page that it opens.
 * line  the id of the line of news that is marked as read when it is opened.
 */
export interface PushNews {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly line?: number;
}

/** The payload shown by the service worker; `lang` is the language of `body`. */
export interface PushMessage extends PushNews {
  /** For messages only: the notification is suppressed while the conversation is visible on screen. */
  readonly conversationId?: number;
  readonly lang: Locale;
}

/** Reads the content of a notification in a language; null when there is nothing left to notify of. */
type Read<Subject> = (
  db: Db,
  subject: Subject & { readonly accountId: number },
  locale: Locale,
) => Promise<PushNews | null>;

interface SendingDeps {
  readonly db: Db;
  readonly getKeys: () => Promise<PushKeys>;
  readonly readNotice: Read<{ readonly searchId: number; readonly notice: number }>;
  readonly readThing: Read<{ readonly thing: string }>;
  /** The VAPID subject that identifies the sender: an https URL of the site, or `mailto:`. */
  readonly subject: string;
  readonly ownHosts: readonly string[];
  /** Receives one line for operators, without subscription data. */
  readonly warn: (line: string) => void;
}

/**
 * The worker that sends queued push messages, if there is still something to notify of: unread messages, a notice's
 * listings or unread news.
 *
 * @throws Error when the service is unreachable or refuses: the job is retried.
 */
export function createPushWorker({ db, getKeys, readNotice, readThing, subject, ownHosts, warn }: SendingDeps) {
  async function readUnread(conversationId: number, accountId: number, lang: Locale): Promise<PushMessage | null> {
    const waiting = await db.transaction().execute(async (tx) => {
      await awaitWriters(tx, conversationId);
      const [waiting = null] = await readWaiting(tx, { conversationIds: [conversationId], accountId }, EXCERPT_LENGTH);
      return waiting;
    });
    return waiting && messageOf(conversationId, waiting, lang);
  }

  async function read(job: JobPayloads['push.send'], lang: Locale): Promise<PushMessage | null> {
    if ('conversationId' in job) return readUnread(job.conversationId, job.accountId, lang);
    const news = 'thing' in job ? await readThing(db, job, lang) : await readNotice(db, job, lang);
    return news && { ...news, lang };
  }

  return async (job: JobPayloads['push.send']): Promise<void> => {
    const { subscriptionId, accountId } = job;
    const subscription = await findSubscription(db, subscriptionId, accountId);
    if (!subscription) return;
    const lang = findLocale(subscription.locale) ?? DEFAULT_LOCALE;
    const message = await read(job, lang);
    if (!message) return;
    const endpoint = pushEndpoint(subscription.endpoint, ownHosts);
    // The operator no longer trusts the host.
    if (!endpoint) return removeDead(db, subscriptionId, subscription);
    const request = await encrypt(subscription, message, { ...(await getKeys()), subject });
    const status = await postPush(endpoint, request, ownHosts.includes(endpoint.host)).catch((error: Error) => {
      warn(`Push service ${endpoint.host} could not be reached: ${error.message}`);
      throw error;
    });
    if (GONE.includes(status)) return removeDead(db, subscriptionId, subscription);
    if (status >= 200 && status < 300) return;
    warn(`Push service ${endpoint.host} answered ${status}`);
    throw new Error(`push service answered ${status}`);
  };
}

function messageOf(conversationId: number, waiting: Waiting, lang: Locale): PushMessage {
  const say = getTranslator(lang);
  const { sender, count, excerpt, hasFiles } = waiting;
  return {
    conversationId,
    tag: `conversation-${conversationId}`,
    path: `/conversation/${conversationId}`,
    title: count > 1 ? `${sender} (${count})` : sender,
    body: excerpt || say(hasFiles ? 'push.files' : 'push.message'),
    lang,
  };
}

/** Encrypts end to end: not even the push service can read it. */
async function encrypt(
  { endpoint, p256dh, auth }: SubscriptionRow,
  message: PushMessage,
  vapidDetails: PushKeys & { subject: string },
): Promise<PushRequest> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails, TTL: DAY_S, urgency: 'normal', topic: topicOf(auth, message.tag) },
  );
  return { headers: headers as PushRequest['headers'], body };
}

/**
 * A newer message about the same thing replaces an undelivered one. The topic is visible to the push service, so it
 * differs by browser: it must not reveal who talks to whom.
 */
function topicOf(auth: string, tag: string): string {
  return createHash('sha256').update(`${auth} ${tag}`).digest('base64url').slice(0, 32);
}
