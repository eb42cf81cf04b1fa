import { loadMessages } from '../../lib/session/late-messages.ts';

export { keepSession } from '../../lib/session/keep-session.ts';

/* For `lazy`: loaded by every page's frame once somebody is logged in or about to log in, each with its messages. */

/** The account menu. */
export async function loadMemberMenu() {
  const [{ MemberMenu }] = await Promise.all([import('./member-menu.tsx'), loadMessages('session')]);
  return { default: MemberMenu };
}

/** The small login form. */
export async function loadSmallLogin() {
  const [{ SmallLogin }] = await Promise.all([
    import('../../features/sessions/small-login.tsx'),
    loadMessages('session'),
  ]);
  return { default: SmallLogin };
}

/** The recent conversations in the header. */
export async function loadChatMenu() {
  const [{ ChatMenu }] = await Promise.all([
    import('../../features/conversations/inbox/chat-menu.tsx'),
    loadMessages('inbox'),
  ]);
  return { default: ChatMenu };
}

/** The unread count. */
export async function loadUnreadCount() {
  const [{ UnreadCount }] = await Promise.all([
    import('../../features/conversations/inbox/unread-count.tsx'),
    loadMessages('inbox'),
  ]);
  return { default: UnreadCount };
}

/** The bell in the header. */
export async function loadBell() {
  const [{ Bell }] = await Promise.all([import('../../features/notifications/centre/bell.tsx'), loadMessages('news')]);
  return { default: Bell };
}

/** The notice of new terms. */
export async function loadTermsNotice() {
  const [{ TermsNotice }] = await Promise.all([import('./terms-notice.tsx'), loadMessages('session')]);
  return { default: TermsNotice };
}

/** Starts a signed-in user's live updates when the page is idle. */
export async function startMemberLife(): Promise<void> {
  await idle();
  (await import('./start-member-life.ts')).startMemberLife();
}

/** Resolves when the page is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 500);
  });
}
