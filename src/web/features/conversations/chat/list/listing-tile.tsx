import type { ConversationListing } from '#contract/conversations.ts';
import { pictureSource } from '../../../../lib/pictures/picture-source.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Ornament } from '../../../../ui/ornament.tsx';
import { Picture } from '../../../../ui/picture.tsx';

export interface ListingTileProps {
  listing: ConversationListing;
  /** The `sizes` of <img>. */
  sizes: string;
  className?: string;
}

/** Thumbnail of the listing: faded when it is not public, a flower when it has no picture. */
export function ListingTile({ listing: { picture, state }, sizes, className }: ListingTileProps) {
  return (
    <span
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden bg-linen',
        state !== 'shown' && 'opacity-60 grayscale-60',
        className,
      )}
    >
      {picture ? (
        <Picture
          {...pictureSource(picture)}
          sizes={sizes}
          alt=""
          averageColor={picture.averageColor}
          className="absolute inset-0 h-full!"
        />
      ) : (
        <Ornament name="tulip-branch" className="w-1/2 opacity-80" />
      )}
    </span>
  );
}
