import type { ListingCard } from '#contract/listings/listings.ts';
import { type KeepState, MemberKept, useKept } from '../../lib/keeping/member-kept.ts';
import { kept } from './kept.ts';

/** The fields of a listing that its heart needs. */
export type Keepable = Pick<ListingCard, 'id' | 'title'> & { readonly seller: Pick<ListingCard['seller'], 'id'> };

/** Loaded at once for signed-in users, for others on the first press. */
const loadKeeping = () => import('./keeping.ts');

const member = new MemberKept(kept, async () => (await loadKeeping()).startKeeping());

/** Whether a listing is a favourite, and how to toggle it. */
export function useHeart(listing: Keepable): KeepState {
  return useKept(member, { id: listing.id, ownerId: listing.seller.id }, async (opener) =>
    (await loadKeeping()).pressHeart(listing, opener),
  );
}
