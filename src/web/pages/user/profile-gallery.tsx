import { type MouseEvent, Suspense, useState } from 'react';
import type { Picture as StoredPicture } from '#contract/primitives.ts';
import { useT } from '../../lib/i18n.tsx';
import { pictureSource } from '../../lib/pictures/picture-source.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Picture } from '../../ui/picture.tsx';

const Lightbox = lazyPart(
  () => import('../../lib/pictures/lightbox.tsx'),
  (module) => module.Lightbox,
);

export interface ProfileGalleryProps {
  pictures: readonly StoredPicture[];
  /** The user's name. */
  name: string;
}

/** A user's own pictures: a horizontally scrolling strip and a lightbox. Without JavaScript they link to the files. */
export function ProfileGallery({ pictures, name }: ProfileGalleryProps) {
  const t = useT();
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (pictures.length === 0) return null;

  const openLarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <section aria-labelledby="profile-gallery" className="mx-auto max-w-page px-4 pb-8 sm:px-6">
      <h2 id="profile-gallery" className="mb-3 text-subheading">
        {t('profile.gallery')}
      </h2>
      <ul className={STRIP}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className="shrink-0 snap-start">
            <Thumbnail
              picture={picture}
              alt={picture.alt || t('profile.galleryPicture', { number: index + 1, name })}
              onOpen={(event) => openLarge(event, index)}
            />
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <Suspense>
          <Lightbox pictures={pictures} title={name} at={zoomed} onShow={setZoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  );
}

const STRIP =
  '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 print:flex-wrap';
/** The common height; the width follows the aspect ratio, within limits. */
const HEIGHT_PX = 176;

interface ThumbnailProps {
  picture: StoredPicture;
  alt: string;
  onOpen: (event: MouseEvent) => void;
}

function Thumbnail({ picture, alt, onOpen }: ThumbnailProps) {
  const ratio = Math.min(1.6, Math.max(0.75, picture.width / picture.height));
  const largest = picture.widths.at(-1) ?? picture.width;
  return (
    <a
      href={`/media/${picture.id}-${largest}.webp`}
      onClick={onOpen}
      style={{ aspectRatio: ratio }}
      className="block h-32 cursor-zoom-in overflow-hidden rounded-card border border-line bg-surface shadow-card sm:h-44"
    >
      <Picture
        {...pictureSource(picture)}
        sizes={`${Math.round(HEIGHT_PX * ratio)}px`}
        alt={alt}
        averageColor={picture.averageColor}
        className="size-full!"
      />
    </a>
  );
}
