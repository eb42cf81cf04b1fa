import { type MouseEvent, Suspense, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { pictureSource } from '../../../../lib/pictures/picture-source.ts';
import { slideId } from '../../../../lib/pictures/use-strip.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Picture } from '../../../../ui/picture.tsx';
import type { ChangedPicture } from './content-changes.ts';

const Lightbox = lazyPart(
  () => import('../../../../lib/pictures/lightbox.tsx'),
  (module) => module.Lightbox,
);

export interface CasePicturesProps {
  pictures: readonly ChangedPicture[];
  /** What they show. */
  title: string;
}

/** All pictures side by side, at a glance; each opens enlarged. */
export function CasePictures({ pictures, title }: CasePicturesProps) {
  const t = useT();
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <>
      <ul aria-label={t('desk.pictures')} className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-4">
        {pictures.map((each, index) => (
          <li key={each.picture.id} id={slideId(index)}>
            <Thumbnail changed={each} number={index + 1} title={title} onOpen={(event) => open(event, index)} />
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <Suspense>
          <Lightbox
            pictures={pictures.map(({ picture }) => picture)}
            title={title}
            at={zoomed}
            onShow={setZoomed}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ThumbnailProps {
  changed: ChangedPicture;
  number: number;
  title: string;
  onOpen: (event: MouseEvent) => void;
}

function Thumbnail({ changed: { picture, is }, number, title, onOpen }: ThumbnailProps) {
  const t = useT();
  const largest = picture.widths.at(-1) ?? picture.width;
  return (
    <a
      href={`/media/${picture.id}-${largest}.webp`}
      onClick={onOpen}
      aria-label={t('desk.picture', { number, title: picture.alt || title })}
      className="relative block cursor-zoom-in overflow-hidden rounded-field border border-line bg-linen"
    >
      <Picture
        {...pictureSource(picture)}
        sizes="12rem"
        alt=""
        averageColor={picture.averageColor}
        className={classNames('aspect-4/3', is === 'removed' && 'opacity-50')}
      />
      {is !== 'same' && (
        <span className="absolute start-1.5 top-1.5">
          <Badge tone={is === 'added' ? 'success' : 'danger'} icon={is === 'added' ? 'plus' : 'minus'}>
            {t(`desk.picture.${is}`)}
          </Badge>
        </span>
      )}
    </a>
  );
}
