import { type MouseEvent, Suspense, useState } from 'react';
import type { Picture as StoredPicture } from '#contract/primitives.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Ornament } from '../../ui/ornament.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useT } from '../i18n.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { pictureSource } from './picture-source.ts';
import { Thumbnails } from './thumbnails.tsx';
import { slideId, useStrip } from './use-strip.ts';

const Lightbox = lazyPart(
  () => import('./lightbox.tsx'),
  (module) => module.Lightbox,
);

export interface GalleryProps {
  pictures: readonly StoredPicture[];
  /** What the pictures show; the alternative text of a picture without a description. */
  title: string;
}

/** A listing's pictures: a strip to swipe, thumbnails, and a lightbox. Without JavaScript the strip remains. */
export function Gallery({ pictures, title }: GalleryProps) {
  const t = useT();
  const strip = useStrip(pictures.length);
  const [zoomed, setZoomed] = useState(false);
  if (pictures.length === 0) return <NoPictures />;

  const openLarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    strip.show(index);
    setZoomed(true);
  };
  return (
    <section aria-label={t('detail.gallery')} onKeyDown={strip.handleKeys}>
      <div className="group relative overflow-hidden rounded-card border border-line bg-linen shadow-card max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 print:max-w-[11cm]">
        <ul ref={strip.ref} onScroll={strip.handleScroll} className={STRIP}>
          {pictures.map((picture, index) => (
            <Slide
              key={picture.id}
              picture={picture}
              index={index}
              count={pictures.length}
              title={title}
              onOpen={(event) => openLarge(event, index)}
            />
          ))}
        </ul>
        {pictures.length > 1 && <Arrows at={strip.at} count={pictures.length} show={strip.show} />}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={strip.at} onChoose={strip.show} />}
      {zoomed && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            title={title}
            at={strip.at}
            onShow={strip.show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

const STRIP =
  'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] print:block print:overflow-hidden';

interface SlideProps {
  picture: StoredPicture;
  index: number;
  count: number;
  title: string;
  onOpen: (event: MouseEvent) => void;
}

/** A picture in the strip; without JavaScript its link leads to the largest file. */
function Slide({ picture, index, count, title, onOpen }: SlideProps) {
  const t = useT();
  const largest = picture.widths.at(-1) ?? picture.width;
  return (
    <li
      id={slideId(index)}
      className={`relative w-full shrink-0 snap-center snap-always scroll-mt-24 ${index > 0 ? 'print:hidden' : ''}`}
    >
      <a
        href={`/media/${picture.id}-${largest}.webp`}
        onClick={onOpen}
        className="block cursor-zoom-in focus-visible:-outline-offset-4"
        aria-label={t('detail.enlarge', { number: index + 1, count })}
      >
        <Picture
          {...pictureSource(picture)}
          // A little less than the width of a phone: 360 or 390 px at two dots a pixel take 640 px, half the bytes of
          // 960.
          sizes="(min-width: 76rem) 42rem, (min-width: 64rem) 56vw, (min-width: 40rem) 100vw, 82vw"
          alt={picture.alt || title}
          averageColor={picture.averageColor}
          priority={index === 0}
          fit="contain"
          className="aspect-4/3 max-h-[70dvh]"
        />
      </a>
      {count > 1 && (
        <span className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-[#1d261fcc] px-3 py-0.5 text-sm font-bold text-[#fff] print:hidden">
          {index + 1} / {count}
        </span>
      )}
      <span className="pointer-events-none absolute start-3 bottom-3 grid size-9 place-items-center rounded-full bg-[#1d261fcc] text-[#fff] print:hidden">
        <Icon name="maximize-2" size={17} />
      </span>
    </li>
  );
}

interface ArrowsProps {
  at: number;
  count: number;
  show: (index: number) => void;
}

/** For a mouse; touch devices swipe, and without JavaScript the strip scrolls. */
function Arrows({ at, count, show }: ArrowsProps) {
  const t = useT();
  if (!useHydrated()) return null;
  const look = 'absolute top-1/2 -translate-y-1/2 shadow-lifted max-sm:hidden print:hidden';
  return (
    <>
      <IconButton
        icon="chevron-left"
        variant="secondary"
        label={t('detail.previousPicture')}
        onClick={() => show((at - 1 + count) % count)}
        className={`${look} start-3`}
      />
      <IconButton
        icon="chevron-right"
        variant="secondary"
        label={t('detail.nextPicture')}
        onClick={() => show((at + 1) % count)}
        className={`${look} end-3`}
      />
    </>
  );
}

function NoPictures() {
  const t = useT();
  return (
    <div className="grid min-h-44 place-items-center rounded-card sm:aspect-5/2 border border-line bg-linen max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 print:hidden">
      <div className="flex flex-col items-center gap-3 p-6 text-center">
        <Ornament name="tulip-branch" className="w-20 sm:w-28" />
        <p className="text-muted">{t('detail.noPictures')}</p>
      </div>
    </div>
  );
}
