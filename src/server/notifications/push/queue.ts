import { ruleOf, type Topic } from '#contract/notifications/topics.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { quietLeftS } from '../centre/quiet-hours.ts';
import { listTargets } from './repository.ts';

/** The subject of a push notification: unread messages, a notice of a saved search, or news about a thing. */
export type PushSubject =
  | { readonly conversationId: number }
  | { readonly searchId: number; readonly notice: number }
  | { readonly thing: string };

/** A notification for all browsers of an account, if it wants its topic pushed. */
export interface PushWish {
  readonly accountId: number;
  readonly topic: Topic;
  readonly subject: PushSubject;
}

/** Queues push notifications to all browsers whose account wants them; during quiet hours, for their end. */
export type QueuePushes = (tx: Tx, wishes: readonly PushWish[]) => Promise<void>;

/** How long, in seconds, a push is delayed so that somebody who is on the page can read it first. */
const PAUSE_S = 5;

/** Events in quick succession share one notification: at most one job per browser and subject waits. */
export function createQueuePushes({ jobs }: { jobs: Pick<Jobs, 'queueLater'> }): QueuePushes {
  return async (tx, wishes) => {
    const asked = wishes.map(({ accountId, topic }) => ({ accountId, topic, isUsual: ruleOf(topic).usual.push }));
    const now = new Date();
    const byPause = Map.groupBy(
      await listTargets(tx, asked),
      ({ quiet }) => PAUSE_S + (quiet ? quietLeftS(quiet, now) : 0),
    );
    for (const [pauseS, targets] of byPause) {
      const all = targets.map(({ subscriptionId, at }) => {
        const { accountId, subject } = wishes[at] as PushWish;
        return { key: `${subscriptionId}:${nameOf(subject)}`, payload: { subscriptionId, accountId, ...subject } };
      });
      await jobs.queueLater(tx, 'push.send', all, pauseS);
    }
  };
}

function nameOf(subject: PushSubject): string {
  if ('conversationId' in subject) return String(subject.conversationId);
  return 'thing' in subject ? `news ${subject.thing}` : `search ${subject.searchId} ${subject.notice}`;
}
