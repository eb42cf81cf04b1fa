import { currentMember } from '../inbox/member.ts';
import { onNews } from '../inbox/news.ts';
import { plainApi } from '../session/session-call.ts';
import { followSession } from '../session/session-store.ts';
import { clearNotifications, findWorker } from './push-browser.ts';
import { isOwnMark, type PushMark, readMark } from './push-mark.ts';

let isKept = false;

/**
 * Sees to it, on every page of who wants to be told of messages, that they go on being told: browsers change their
 * addresses, and people their language. What they read here is taken off their screen.
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
    // Another log-in than the one that wanted it, or nobody at all.
    const { forgetPush } = await import('./push.ts');
    return forgetPush();
  }
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  if (subscription?.endpoint === mark.endpoint && mark.lang === document.documentElement.lang) return;
  const { subscribeHere, tellServer } = await import('./push.ts');
  await (subscription ? tellServer(subscription, plainApi) : subscribeHere(plainApi));
}
