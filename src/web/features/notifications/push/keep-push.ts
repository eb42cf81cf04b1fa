import { onNews } from '../../../lib/realtime/news.ts';
import { currentMember } from '../../../lib/session/member.ts';
import { plainApi } from '../../../lib/session/session-call.ts';
import { followSession } from '../../../lib/session/session-store.ts';
import { clearNotifications, findWorker } from './push-browser.ts';
import { isOwnMark, type PushMark, readMark } from './push-mark.ts';

let isKept = false;

/**
 * Keeps push subscriptions current on every page: browsers change endpoints, and users their language. Clears
 * notifications of messages read here.
 */
export function keepPush(): void {
  if (isKept) return;
  isKept = true;
  const look = () => {
    const mark = readMark();
    if (mark) putRight(mark).catch((error: unknown) => console.debug('push: not put right', error));
  };
  look();
  followSession(look);
  onNews('messagesRead', ({ conversationId, readerId }) => {
    if (readerId === currentMember() && readMark()) void clearNotifications(conversationId).catch(() => {});
  });
}

let underWay: Promise<void> | undefined;

function putRight(mark: PushMark): Promise<void> {
  underWay ??= putRightOnce(mark).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function putRightOnce(mark: PushMark): Promise<void> {
  if (!isOwnMark(mark) || globalThis.Notification?.permission !== 'granted') {
    // The subscription belongs to another session, or nobody is logged in.
    const { forgetPush } = await import('./push.ts');
    return forgetPush();
  }
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  if (subscription?.endpoint === mark.endpoint && mark.lang === document.documentElement.lang) return;
  const { subscribeHere, tellServer } = await import('./push.ts');
  await (subscription ? tellServer(subscription, plainApi) : subscribeHere(plainApi));
}
