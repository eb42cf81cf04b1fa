import type { OwnListing } from '#contract/selling/selling.ts';

/**
 * Shows the statistics of the user's listing.
 *
 * opener  gets the focus back.
 * @throws what `import` and `fetch` throw when they cannot be loaded.
 */
export type ShowNumbers = (listing: OwnListing, opener: HTMLElement | null) => Promise<void>;
