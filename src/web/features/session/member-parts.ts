import { loadMessages } from './late-messages.ts';

export { keepSession } from './keep-session.ts';

/*
 * What the frame of every page loads once somebody is logged in or wants to be: for `lazy`, each with what it says.
 */

/** The menu of who is logged in. */
export async function loadMemberMenu() {
  const [{ MemberMenu }] = await Promise.all([import('./member-menu.tsx'), loadMessages('session')]);
  return { default: MemberMenu };
}

/** The small log-in. */
export async function loadSmallLogin() {
  const [{ SmallLogin }] = await Promise.all([import('../sign-in/small-login.tsx'), loadMessages('session')]);
  return { default: SmallLogin };
}

/** The face of who is logged in. */
export async function loadFace() {
  return { default: (await import('./face.tsx')).Face };
}

/** The recent conversations, in the header. */
export async function loadChatMenu() {
  const [{ ChatMenu }] = await Promise.all([import('../inbox/chat-menu.tsx'), loadMessages('inbox')]);
  return { default: ChatMenu };
}

/** How much waits to be read. */
export async function loadUnreadCount() {
  const [{ UnreadCount }] = await Promise.all([import('../inbox/unread-count.tsx'), loadMessages('inbox')]);
  return { default: UnreadCount };
}

/** Has whoever is logged in told of what others write, once the page has nothing better to do. */
export async function startInbox(): Promise<void> {
  await idle();
  (await import('../inbox/start-inbox.ts')).startInbox();
}

/** Until the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 500);
  });
}
