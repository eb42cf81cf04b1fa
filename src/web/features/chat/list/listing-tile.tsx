import type { ConversationListing } from '#contract/conversations.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Ornament } from '../../../ui/ornament.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../listings/picture-source.ts';

export interface ListingTileProps {
  listing: ConversationListing;
  /** How wide it is shown, as of <img>. */
  sizes: string;
  className?: string;
}

/** The small picture of the listing that is talked about: pale where nobody else sees it, a flower where it has none. */
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
