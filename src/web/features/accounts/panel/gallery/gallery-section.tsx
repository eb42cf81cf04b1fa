import { Suspense, useRef, useState } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { SectionFrame } from '../../../../lib/panel/section-frame.tsx';
import { RemotePart } from '../../../../lib/remote/remote-part.tsx';
import { moved } from '../../../../lib/uploads/moved.ts';
import { SortablePictures } from '../../../../lib/uploads/sortable-pictures.tsx';
import { Card } from '../../../../ui/card.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { GALLERY_SIZE } from '../bounds.ts';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryUploader } from './gallery-uploader.tsx';
import { type Gallery, useGallery } from './use-gallery.ts';

const DescribeDialog = lazyPart(
  () => import('../../../../lib/uploads/describe-dialog.tsx'),
  (module) => module.DescribeDialog,
);

/** The user's gallery: add, reorder, describe and remove pictures. */
export function GallerySection() {
  const t = useT();
  const gallery = useGallery();
  return (
    <SectionFrame id="gallery" lead={t('panel.gallery.lead')}>
      <RemotePart remote={gallery.remote} skeleton={<GridSkeleton />}>
        {(all) => (
          <>
            <GalleryUploader count={all.length} onGallery={gallery.remote.write} />
            {gallery.pictures.length === 0 ? <NoPictures /> : <Pictures gallery={gallery} />}
          </>
        )}
      </RemotePart>
    </SectionFrame>
  );
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4';

function Pictures({ gallery: { pictures, order, describe, remove } }: { gallery: Gallery }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [described, setDescribed] = useState<GalleryPicture | null>(null);
  const [said, say] = useState('');
  const keys = pictures.map(({ key }) => key);

  function handleMove(from: number, to: number): void {
    order(moved(keys, from, to));
    say(t('panel.gallery.say.dropped', { from: from + 1, to: to + 1, count: keys.length }));
  }

  /** Moves the focus to the item that takes the removed picture's place. */
  function handleRemove(index: number): void {
    remove(keys[index] as number);
    requestAnimationFrame(() => {
      const cards = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      cards?.[Math.min(index, cards.length - 1)]?.focus();
    });
  }

  return (
    <section aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" className="text-heading">
        {t('panel.gallery.yours')}{' '}
        <span className="font-sans text-base font-normal text-muted">
          {t('panel.gallery.count', { count: pictures.length, total: GALLERY_SIZE })}
        </span>
      </h2>
      <p className="mt-1 mb-4 text-[0.9375rem] text-muted">{t('panel.gallery.order')}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortablePictures pictures={pictures} onOrder={order}>
        <ul ref={list} className={GRID}>
          {pictures.map((item, index) => (
            <GalleryCard
              key={item.key}
              item={item}
              place={index + 1}
              count={pictures.length}
              onMove={(step) => handleMove(index, index + step)}
              onDescribe={() => setDescribed(item)}
              onRemove={() => handleRemove(index)}
            />
          ))}
        </ul>
      </SortablePictures>
      <Suspense>
        {described && (
          <DescribeDialog
            item={described}
            onDescribe={(alt) => describe(described.key, alt)}
            onClose={() => setDescribed(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

function NoPictures() {
  const t = useT();
  return (
    <Card>
      <EmptyState ornament="tulip-branch" title={t('panel.gallery.none')}>
        {t('panel.gallery.noneText')}
      </EmptyState>
    </Card>
  );
}

const SKELETONS = [1, 2, 3];

function GridSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-56 rounded-card" />
      <span className={GRID}>
        {SKELETONS.map((each) => (
          <Skeleton key={each} className="aspect-square rounded-card" />
        ))}
      </span>
    </>
  );
}
