import { useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';

export interface Selection {
  /** As last seen, including those on other pages. */
  readonly listings: readonly OwnListing[];
  readonly has: (listing: OwnListing) => boolean;
  readonly put: (listings: readonly OwnListing[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/**
 * The selected listings; kept across the pages of a view, cleared when the view changes.
 *
 * seen  the current page's listings in their current state.
 */
export function useSelection(view: string, seen: readonly OwnListing[]): Selection {
  const [kept, setKept] = useState<{ view: string; byId: ReadonlyMap<number, OwnListing> }>({ view, byId: new Map() });
  const byId: ReadonlyMap<number, OwnListing> = kept.view === view ? kept.byId : new Map();
  const now = new Map(seen.map((listing) => [listing.id, listing]));
  return {
    listings: [...byId.values()].map((listing) => now.get(listing.id) ?? listing),
    has: ({ id }) => byId.has(id),
    put(listings, isSelected) {
      const next = new Map(byId);
      for (const listing of listings) {
        if (isSelected) next.set(listing.id, listing);
        else next.delete(listing.id);
      }
      setKept({ view, byId: next });
    },
    clear: () => setKept({ view, byId: new Map() }),
  };
}
