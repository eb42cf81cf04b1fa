import { countView } from '../../features/selling/own/calls.ts';
import type { UnseenProps } from '../../features/selling/own/unseen-listing.tsx';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { identifiedApi } from '../../lib/session/session-call.ts';

/** For `lazy`: the owner's bar with its messages. */
export async function loadOwnerBar() {
  const [{ OwnerBar }, showNumbers] = await Promise.all([
    import('../../features/selling/own/owner-bar.tsx'),
    loadNumbers(),
    loadMessages('selling'),
  ]);
  return { default: ({ id }: { id: number }) => <OwnerBar id={id} showNumbers={showNumbers} /> };
}

/** For `lazy`: the owner's view of a listing that is not public, with its messages. */
export async function loadUnseen() {
  const [{ UnseenListing }, showNumbers] = await Promise.all([
    import('../../features/selling/own/unseen-listing.tsx'),
    loadNumbers(),
    loadMessages('selling'),
  ]);
  return {
    default: (props: Omit<UnseenProps, 'showNumbers'>) => <UnseenListing {...props} showNumbers={showNumbers} />,
  };
}

async function loadNumbers() {
  return (await import('../../features/statistics/show-numbers.tsx')).showNumbers;
}

/** Counts a view when the page becomes visible; failures are ignored. */
export function noteView(id: number): void {
  if (document.visibilityState === 'visible') send(id);
  else document.addEventListener('visibilitychange', () => send(id), { once: true });
}

function send(id: number): void {
  identifiedApi.call(countView, { params: { id } }).catch(() => {});
}
