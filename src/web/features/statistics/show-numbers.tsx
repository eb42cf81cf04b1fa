import type { OwnListing } from '#contract/selling/selling.ts';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { showOverlay } from '../../lib/session/session-outlet.tsx';

/**
 * Shows the statistics of the user's listing.
 *
 * opener  gets the focus back.
 * @throws what `import` and `fetch` throw when the dialog cannot be loaded.
 */
export async function showNumbers(listing: OwnListing, opener: HTMLElement | null): Promise<void> {
  const [{ NumbersDialog }] = await Promise.all([import('./numbers-dialog.tsx'), loadMessages('numbers')]);
  showOverlay((remove) => <NumbersDialog listing={listing} opener={opener} onGone={remove} />);
}
