import type { OwnListing } from '#contract/selling.ts';
import { loadMessages } from '../session/late-messages.ts';
import { showOverlay } from '../session/session-outlet.tsx';

/**
 * Shows the numbers of an own listing.
 *
 * opener  gets the focus back at the end.
 * @throws what `import` and `fetch` throw when the dialog cannot be loaded.
 */
export async function showNumbers(listing: OwnListing, opener: HTMLElement | null): Promise<void> {
  const [{ NumbersDialog }] = await Promise.all([import('./numbers-dialog.tsx'), loadMessages('numbers')]);
  showOverlay(<NumbersDialog listing={listing} opener={opener} onGone={() => showOverlay(null)} />);
}
