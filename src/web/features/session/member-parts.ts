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
