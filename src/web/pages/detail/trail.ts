import type { ListingDetail } from '#contract/listings/listings.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';

/** A step of the trail to a listing, for breadcrumbs and structured data. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** The trail from home to a listing: its categories where the kind has them, else the kind's list. */
export function trailTo(listing: ListingDetail, t: Translate): TrailStep[] {
  const kind = getKind(listing.kind);
  const categories = categoryPath(listing.categoryId ?? 0);
  return [
    { name: t('list.home'), path: '/' },
    { name: t(`kind.${listing.kind}.many`), path: kind.paths.list },
    ...categories.map(({ id, key }) => ({ name: t(`category.${key}` as MessageId), path: `/category/${id}` })),
    { name: listing.title, path: `${kind.paths.detail}/${listing.id}` },
  ];
}
