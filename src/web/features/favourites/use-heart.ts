import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ListingCard } from '#contract/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { followSession, getSession } from '../session/session-store.ts';
import { kept } from './kept.ts';

/** What of a listing its heart needs to know. */
export type Keepable = Pick<ListingCard, 'id' | 'title' | 'seller'>;

export interface HeartState {
  /** Null where the listing is one's own: nobody keeps those. */
  readonly isKept: boolean | null;
  /** For the button, beside `data-heart`. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
}

/** What keeps is loaded for who is logged in, and for others when they press a heart. */
const loadKeeping = () => import('./keeping.ts');

let memberId = 0;
let isFollowing = false;

function noteMember(): void {
  const session = getSession();
  const next = session ? session.id : 0;
  if (next === memberId) return;
  const before = memberId;
  memberId = next;
  // A new set, so that every heart looks anew; what was learned before the first of them stood there holds.
  kept.write(new Set(before ? [] : kept.read()));
  if (next)
    loadKeeping().then(
      ({ startKeeping }) => startKeeping(),
      () => {},
    );
}

/** However many hearts there are, all they need is asked for once. */
function subscribe(listener: () => void): () => void {
  if (!isFollowing) followSession(noteMember);
  isFollowing = true;
  noteMember();
  return kept.subscribe(listener);
}

/** Whether a listing is kept, and how that changes. On the server, and for strangers, none is. */
export function useHeart(listing: Keepable): HeartState {
  const t = useT();
  const isKept = useSyncExternalStore(
    subscribe,
    () => (listing.seller.id === memberId ? null : kept.read().has(listing.id)),
    () => false,
  );
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    delete button.current?.dataset.pressed;
    loadKeeping().then(
      ({ pressHeart }) => pressHeart(listing, button.current),
      () => showToast({ tone: 'error', title: t('frame.error.offline') }),
    );
  };
  useEarlyPress(button, listing, press);
  return { isKept, button, press };
}

/** Makes up for a press that nobody heard, as the card had not come to life. */
function useEarlyPress(button: HeartState['button'], { seller }: Keepable, press: () => void): void {
  const newest = useRef(press);
  newest.current = press;
  useEffect(() => {
    if (button.current?.dataset.pressed !== undefined && seller.id !== memberId) newest.current();
  }, [button, seller.id]);
}
