import { type NewsAbout, TOPIC_OF_KIND } from '#contract/notifications/kinds.ts';
import { ruleOf } from '#contract/notifications/topics.ts';
import type { Tx } from '../../platform/db/client.ts';
import { emitAll } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { QueuePushes } from '../push/queue.ts';
import { descriptorOf, type NewsDescriptors } from './descriptor.ts';
import { insertNews, type NewNews, type StoredNews } from './publish-repository.ts';

/**
 * A notification for an account.
 *
 * key  unique per account: a repeat is ignored.
 */
export type News = { readonly accountId: number; readonly key: string } & NewsAbout;

/** Stores news, once per account and key, and queues their delivery, within the transaction that causes them. */
export type PublishNews = (tx: Tx, news: readonly News[]) => Promise<void>;

/** How many seconds of news about one thing are collected into one mail. */
const GATHERING_S = 60;

interface PublishDeps {
  readonly jobs: Pick<Jobs, 'queueAll' | 'queueLater'>;
  readonly queuePushes: QueuePushes;
  readonly descriptors: NewsDescriptors;
}

export function createPublishNews(deps: PublishDeps): PublishNews {
  return async (tx, news) => {
    if (news.length === 0) return;
    const stored = await insertNews(
      tx,
      news.map((each) => prepare(deps, each)),
    );
    if (stored.length === 0) return;
    await queueMails(deps, tx, stored);
    await queuePushes(deps, tx, stored);
    const shown = new Set(stored.flatMap(({ accountId, isShown }) => (isShown ? [accountId] : [])));
    await emitAll(
      tx,
      'news.changed',
      [...shown].map((accountId) => ({ accountId })),
    );
  };
}

function prepare({ descriptors }: PublishDeps, { accountId, key, ...about }: News): NewNews {
  const descriptor = descriptorOf(descriptors, about.kind);
  const topic = TOPIC_OF_KIND[about.kind];
  return {
    accountId,
    key,
    topic,
    thing: `${about.kind} ${descriptor.thingOf(about)}`,
    about,
    usual: ruleOf(topic).usual,
    mail: typeof descriptor.mail === 'function' ? 'own' : (descriptor.mail ?? 'general'),
  };
}

/** Mails that do not wait for the daily one: a feature's own, and one per thing. */
async function queueMails({ jobs, descriptors }: PublishDeps, tx: Tx, stored: readonly StoredNews[]): Promise<void> {
  const urgent = stored.filter(({ mail }) => mail === 'now');
  const own = urgent.flatMap(({ accountId, about }) => {
    const { mail } = descriptorOf(descriptors, about.kind);
    return typeof mail === 'function' ? [mail(about, accountId)] : [];
  });
  if (own.length > 0) await jobs.queueAll(tx, 'account.mail', own);
  const general = urgent
    .filter(({ about }) => typeof descriptorOf(descriptors, about.kind).mail !== 'function')
    .map(({ accountId, thing }) => ({ key: `${accountId} ${thing}`, payload: { accountId, thing } }));
  if (general.length > 0) await jobs.queueLater(tx, 'notifications.mail', general, GATHERING_S);
}

/** One push notification per thing. */
async function queuePushes(deps: PublishDeps, tx: Tx, stored: readonly StoredNews[]): Promise<void> {
  const things = new Map(
    stored
      .filter(({ about }) => descriptorOf(deps.descriptors, about.kind).push !== 'elsewhere')
      .map((each) => [`${each.accountId} ${each.thing}`, each]),
  );
  const wishes = [...things.values()].map(({ accountId, about, thing }) => ({
    accountId,
    topic: TOPIC_OF_KIND[about.kind],
    subject: { thing },
  }));
  if (wishes.length > 0) await deps.queuePushes(tx, wishes);
}
