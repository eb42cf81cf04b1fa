import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { useEarlyPress } from '../early-press.ts';
import { useT } from '../i18n.tsx';
import { followSession, getSession } from '../session/session-store.ts';
import type { Store } from '../store.ts';

/** The ids of what the signed-in user keeps: cleared and reloaded when the user changes. */
export class MemberKept {
  readonly #kept: Store<ReadonlySet<number>>;
  readonly #start: () => Promise<void>;
  #memberId = 0;
  #isFollowing = false;

  /** @param start  loads what the signed-in user keeps */
  constructor(kept: Store<ReadonlySet<number>>, start: () => Promise<void>) {
    this.#kept = kept;
    this.#start = start;
  }

  /** Whether an id is kept; null for the user's own listings or account. */
  has(id: number, ownerId: number): boolean | null {
    return this.isOwn(ownerId) ? null : this.#kept.read().has(id);
  }

  isOwn(ownerId: number): boolean {
    return ownerId === this.#memberId;
  }

  /** For `useSyncExternalStore`; all subscribers share one request. */
  subscribe = (listener: () => void): (() => void) => {
    if (!this.#isFollowing) followSession(() => this.#noteMember());
    this.#isFollowing = true;
    this.#noteMember();
    return this.#kept.subscribe(listener);
  };

  #noteMember(): void {
    const session = getSession();
    const next = session ? session.id : 0;
    if (next === this.#memberId) return;
    const before = this.#memberId;
    this.#memberId = next;
    // A new set notifies all buttons; ids learned before the first one mounted stay.
    this.#kept.write(new Set(before ? [] : this.#kept.read()));
    if (next) this.#start().catch(() => {});
  }
}

/** A button that keeps something, or removes it. */
export interface KeepState {
  /** Null for the user's own, which cannot be kept. */
  readonly isKept: boolean | null;
  /** For the button, of the class `heart` or with the attribute `data-early`. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
}

/**
 * Whether something is kept, and how to toggle it. Never kept on the server and for anonymous visitors.
 *
 * toggle  rejects if its code cannot be loaded.
 */
export function useKept(
  member: MemberKept,
  { id, ownerId }: { id: number; ownerId: number },
  toggle: (opener: HTMLElement | null) => Promise<void>,
): KeepState {
  const t = useT();
  const isKept = useSyncExternalStore(
    member.subscribe,
    () => member.has(id, ownerId),
    () => false,
  );
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    toggle(button.current).catch(() => showToast({ tone: 'error', title: t('frame.error.offline') }));
  };
  useEarlyPress(button, () => member.isOwn(ownerId) || press());
  return { isKept, button, press };
}
