import { useRef, useState } from 'react';
import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import type { Translate } from '#i18n/message-id.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { type ActOutcome, actOn } from './act-on.ts';
import { INVERSES, predicted } from './acts-of.ts';
import { withListings } from './page-items.ts';
import type { UsedOwnPage } from './use-own-page.ts';

/** Result of a bulk action. */
export interface BulkResult extends ActOutcome {
  readonly action: ListingAction;
}

export interface Acts {
  /** Listings with an action in progress. */
  readonly busyIds: ReadonlySet<number>;
  readonly result: BulkResult | null;
  readonly forgetResult: () => void;
  /** Applies an action to one or several listings, and shows the result. */
  readonly run: (action: ListingAction, listings: readonly OwnListing[]) => Promise<void>;
}

const UNDO_MS = 10_000;

/**
 * Applies the owner's actions: optimistically where predictable, rolled back when the server refuses, with undo.
 *
 * onSettled  when the list has been reloaded.
 */
export function useActs(remote: UsedOwnPage, onSettled: () => void): Acts {
  const t = useT();
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const [result, setResult] = useState<BulkResult | null>(null);
  const newest = useRef({ remote, t, onSettled });
  newest.current = { remote, t, onSettled };

  const show = (listings: readonly OwnListing[]) => {
    const { value, isStale, write } = newest.current.remote;
    if (value && !isStale) write(withListings(value, listings));
  };

  async function run(action: ListingAction, listings: readonly OwnListing[]): Promise<void> {
    setResult(null);
    setBusyIds(new Set(listings.map(({ id }) => id)));
    show(listings.map((listing) => predicted(listing, action)));
    try {
      const outcome = await actOn(action, listings);
      show([...outcome.done, ...outcome.refused]);
      if (listings.length > 1) setResult({ action, ...outcome });
      else tell(action, outcome, newest.current.t, (inverse, done) => void run(inverse, done));
    } catch (error) {
      show(listings);
      if (!isCalledOff(error)) complain(error, newest.current.t);
    }
    setBusyIds(new Set());
    await newest.current.remote.reload();
    newest.current.onSettled();
  }

  return { busyIds, result, forgetResult: () => setResult(null), run };
}

type Undo = (inverse: ListingAction, listings: readonly OwnListing[]) => void;

/** Shows the result of an action on one listing. */
export function tell(action: ListingAction, { done, refused }: ActOutcome, t: Translate, undo: Undo): void {
  const [listing] = done;
  if (!listing) {
    const title = refused[0]?.title ?? '';
    showToast({ tone: 'error', title: t('selling.refused'), description: title });
    return;
  }
  const inverse = INVERSES[action];
  showToast({
    id: `listing-${listing.id}`,
    tone: 'success',
    title: t(`selling.done.${action}`),
    description: listing.title,
    timeoutMs: UNDO_MS,
    ...(inverse && { action: { label: t('selling.undo'), onPress: () => undo(inverse, done) } }),
  });
}

/** Shows why an action failed. */
export function complain(error: unknown, t: Translate): void {
  showToast({ tone: 'error', title: t('selling.failed'), description: failureText(error, t) });
}
