import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import type { Tx } from '../platform/db/client.ts';

export async function listOwnListings(
  tx: Tx,
  sellerId: number,
): Promise<{ id: number; kind: KindId; sellerId: number }[]> {
  const rows = await tx
    .selectFrom('listing')
    .select(['id', 'kind'])
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id, kind }) => ({ id, kind, sellerId }));
}

export async function listCommentedListings(tx: Tx, authorId: number): Promise<{ id: number }[]> {
  const rows = await tx.selectFrom('comment').select('listing_id').where('author_id', '=', authorId).execute();
  return distinctIds(rows.map((row) => row.listing_id));
}

/** The buyers whom the author has reviewed. */
export async function listReviewedBuyers(tx: Tx, authorId: number): Promise<{ id: number }[]> {
  const rows = await tx.selectFrom('comment').select('buyer_id').where('author_id', '=', authorId).execute();
  return distinctIds(rows.map((row) => row.buyer_id));
}

function distinctIds(ids: readonly (number | null)[]): { id: number }[] {
  return [...new Set(ids)].flatMap((id) => (id === null ? [] : [{ id }]));
}

const WITH_SHOP = KIND_IDS.filter((id) => kinds[id].capabilities.shopLink);

/** The seller's visible listings of the kinds that can show a shop link. */
export function listShownWithShop(tx: Tx, sellerId: number): Promise<{ id: number }[]> {
  return tx
    .selectFrom('listing')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('kind', 'in', WITH_SHOP)
    .where('is_shown', '=', true)
    .execute();
}
