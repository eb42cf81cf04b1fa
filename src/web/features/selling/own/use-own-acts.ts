import { type RefObject, useState } from 'react';
import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import { useT } from '../../../lib/i18n.tsx';
import type { Act } from './acts-of.ts';
import type { ShowNumbers } from './show-numbers.ts';
import { complain, useActs } from './use-acts.ts';
import { useDuplicate } from './use-duplicate.ts';
import type { UsedOwnPage } from './use-own-page.ts';
import type { Selection } from './use-selection.ts';

export interface OwnActsOptions {
  readonly selection: Selection;
  readonly showNumbers: ShowNumbers;
  /** The head of the list, focused when the focused row is gone. */
  readonly status: RefObject<HTMLElement | null>;
}

/** The user's actions on one or several listings; removal asks first: see `removing`. */
export function useOwnActs(remote: UsedOwnPage, { selection, showNumbers, status }: OwnActsOptions) {
  const t = useT();
  const acts = useActs(remote, () => keepFocus(status.current));
  const duplicate = useDuplicate();
  const [removing, setRemoving] = useState<readonly OwnListing[]>([]);

  function act(action: ListingAction, listings: readonly OwnListing[]): void {
    if (action === 'remove') {
      focusMenuOf(document.activeElement);
      setRemoving(listings);
    } else void run(action, listings);
  }

  async function run(action: ListingAction, listings: readonly OwnListing[]): Promise<void> {
    const isBulk = listings.length > 1;
    await acts.run(action, listings);
    if (!isBulk) return;
    selection.clear();
    keepFocus(status.current);
  }

  function actOnRow(wanted: Act, listing: OwnListing): void {
    if (wanted === 'duplicate') void duplicate(listing);
    else if (wanted === 'numbers') openNumbers(listing);
    else if (wanted !== 'view' && wanted !== 'edit' && wanted !== 'plan') act(wanted, [listing]);
  }

  function openNumbers(listing: OwnListing): void {
    focusMenuOf(document.activeElement);
    showNumbers(listing, document.activeElement as HTMLElement | null).catch((error) => complain(error, t));
  }

  return { acts, removing, closeRemoval: () => setRemoving([]), run, act, actOnRow };
}

/** The focused row may be gone; moves the focus to the head of the list. */
function keepFocus(head: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) head?.focus({ preventScroll: true });
  });
}

/** A menu item is hidden when its dialog closes: returns the focus to the menu's button. */
function focusMenuOf(element: Element | null): void {
  element?.closest('details')?.querySelector('summary')?.focus();
}
