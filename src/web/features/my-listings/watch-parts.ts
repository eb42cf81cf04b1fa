import { loadMessages } from '../session/late-messages.ts';
import { identifiedApi } from '../session/session-call.ts';
import { countView } from './calls.ts';

/** The owner's bar with what it says, for `lazy`. */
export async function loadOwnerBar() {
  const [{ OwnerBar }] = await Promise.all([import('./owner-bar.tsx'), loadMessages('selling')]);
  return { default: OwnerBar };
}

/** What the owner of a listing sees at its address while nobody else does, with what it says, for `lazy`. */
export async function loadUnseen() {
  const [{ UnseenListing }] = await Promise.all([import('./unseen-listing.tsx'), loadMessages('selling')]);
  return { default: UnseenListing };
}

/** Counts a look at a listing when the page is really looked at; that it could not be counted is nobody's trouble. */
export function noteView(id: number): void {
  if (document.visibilityState === 'visible') send(id);
  else document.addEventListener('visibilitychange', () => send(id), { once: true });
}

function send(id: number): void {
  identifiedApi.call(countView, { params: { id } }).catch(() => {});
}
