import type { OwnListing } from '#contract/selling/selling.ts';
import { pictureSource } from '../../../lib/pictures/picture-source.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Ornament } from '../../../ui/ornament.tsx';
import { Picture } from '../../../ui/picture.tsx';

/** The cover of the user's own listing, faded when it is not public; a flower when it has none. */
export function Cover({
  listing: { picture, hidden, status },
  className,
}: {
  listing: OwnListing;
  className?: string;
}) {
  const isPale = hidden !== null || status === 'expired';
  return (
    <span
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-field bg-linen',
        isPale && 'opacity-60 grayscale-60',
        className,
      )}
    >
      {picture ? (
        <Picture
          {...pictureSource(picture)}
          sizes="7rem"
          alt=""
          averageColor={picture.averageColor}
          className="absolute inset-0 h-full!"
        />
      ) : (
        <Ornament name="tulip-branch" className="w-2/5 opacity-80" />
      )}
    </span>
  );
}
