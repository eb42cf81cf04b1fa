import { type RefObject, useRef, useSyncExternalStore } from 'react';
import type { ListingCard } from '#contract/listings/listings.ts';
import { useEarlyPress } from '../../lib/early-press.ts';
import { useT } from '../../lib/i18n.tsx';
import { followSession, getSession } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { kept } from './kept.ts';

/** The fields of a listing that its heart needs. */
export type Keepable = Pick<ListingCard, 'id' | 'title'> & { readonly seller: Pick<ListingCard['seller'], 'id'> };

export interface HeartState {
  /** Null on the user's own listing, which cannot be a favourite. */
  readonly isKept: boolean | null;
  /** For the button, of the class `heart` or with the attribute `data-early`. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
}

/** Loaded at once for signed-in users, for others on the first press. */
const loadKeeping = () => import('./keeping.ts');

let memberId = 0;
let isFollowing = false;

function noteMember(): void {
  const session = getSession();
  const next = session ? session.id : 0;
  if (next === memberId) return;
  const before = memberId;
  memberId = next;
  // A new set notifies all hearts; ids learned before the first one mounted stay.
  kept.write(new Set(before ? [] : kept.read()));
  if (next)
    loadKeeping().then(
      ({ startKeeping }) => startKeeping(),
      () => {},
    );
}

/** All hearts share one request. */
function subscribe(listener: () => void): () => void {
  if (!isFollowing) followSession(noteMember);
  isFollowing = true;
  noteMember();
  return kept.subscribe(listener);
}

/** Whether a listing is a favourite, and how to toggle it. Always false on the server and for anonymous visitors. */
export function useHeart(listing: Keepable): HeartState {
  const t = useT();
  const isKept = useSyncExternalStore(
    subscribe,
    () => (listing.seller.id === memberId ? null : kept.read().has(listing.id)),
    () => false,
  );
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    loadKeeping().then(
      ({ pressHeart }) => pressHeart(listing, button.current),
      () => showToast({ tone: 'error', title: t('frame.error.offline') }),
    );
  };
  useEarlyPress(button, () => listing.seller.id !== memberId && press());
  return { isKept, button, press };
}
