import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { useCurrentUser } from '../../../../lib/session/session-store.ts';
import { FilesFailed } from '../../../../lib/uploads/files-failed.tsx';
import { moved } from '../../../../lib/uploads/moved.ts';
import { PictureChooser } from '../../../../lib/uploads/picture-chooser.tsx';
import { SortablePictures } from '../../../../lib/uploads/sortable-pictures.tsx';
import { useDrop } from '../../../../lib/uploads/use-drop.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { PICTURES_MAX } from '../bounds.ts';
import { usePosting } from '../form-context.tsx';
import { PhotoCard } from './photo-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { arriving } from './use-photos.ts';

const DescribeDialog = lazyPart(
  () => import('../../../../lib/uploads/describe-dialog.tsx'),
  (module) => module.DescribeDialog,
);

/** Pictures: add, reorder, rotate, describe and remove. */
export function PhotosSection() {
  const t = useT();
  const { photos, errorOf } = usePosting();
  const { pictures, uploads, reasons, add, forgetReasons } = photos;
  const isUnconfirmed = useCurrentUser()?.verified === false;
  const { isOver, handlers } = useDrop(add);
  const count = pictures.length + arriving(uploads).length;
  if (isUnconfirmed) return <Alert tone="warning">{t('posting.photos.confirmFirst')}</Alert>;
  return (
    <div className="flex flex-col gap-4" data-field="pictures" tabIndex={-1}>
      <FilesFailed reasons={reasons} onDismiss={forgetReasons} />
      <div
        {...handlers}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-card [&>div]:justify-center border-2 border-dashed border-line-strong p-4 text-center sm:p-5',
          isOver && 'border-primary bg-primary-soft',
        )}
      >
        {count === 0 && (
          <span className="grid size-14 place-items-center max-sm:hidden rounded-full bg-primary-soft text-primary-strong">
            <Icon name="camera" size={28} />
          </span>
        )}
        {count < PICTURES_MAX ? (
          <PictureChooser multiple camera="environment" onChoose={add} />
        ) : (
          <p className="font-semibold">{t('posting.photos.full', { count: PICTURES_MAX })}</p>
        )}
        <p className="max-w-md text-sm text-muted">
          {count === 0
            ? t('posting.photos.why', { count: PICTURES_MAX })
            : t('posting.photos.count', { count, total: PICTURES_MAX })}
        </p>
      </div>
      <FieldError>{errorOf('pictures')}</FieldError>
      {pictures.length + uploads.length > 0 && <Grid />}
    </div>
  );
}

function Grid() {
  const t = useT();
  const { pictures, uploads, turning, retry, stop, order, describe, rotate, remove } = usePosting().photos;
  const list = useRef<HTMLUListElement>(null);
  const [describedKey, setDescribed] = useState<number | null>(null);
  const [said, say] = useState('');
  const keys = pictures.map(({ key }) => key);
  const described = pictures.find(({ key }) => key === describedKey);
  const sending = uploads.filter(({ state }) => state !== 'failed').length;

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
    <>
      <p role="status" className={classNames('text-sm font-semibold', sending === 0 && 'sr-only')}>
        {sending > 0 ? t('panel.files.left', { count: sending }) : said}
      </p>
      {pictures.length > 1 && <p className="text-sm text-muted">{t('posting.photos.order')}</p>}
      <SortablePictures pictures={pictures} onOrder={order}>
        <ul ref={list} aria-label={t('posting.field.pictures')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((item, index) => (
            <PhotoCard
              key={item.key}
              item={item}
              place={index + 1}
              count={pictures.length}
              isTurning={turning.has(item.key)}
              onMove={(step) => handleMove(index, index + step)}
              onRotate={() => void rotate(item.key)}
              onDescribe={() => setDescribed(item.key)}
              onRemove={() => handleRemove(index)}
            />
          ))}
          {uploads.map((each) => (
            <UploadCard key={each.id} upload={each} onRetry={() => retry(each.id)} onRemove={() => stop(each.id)} />
          ))}
        </ul>
      </SortablePictures>
      <Suspense>
        {described && (
          <DescribeDialog
            item={{ ...described, picture: { ...described.picture, alt: described.alt } }}
            onDescribe={async (alt) => describe(described.key, alt)}
            onClose={() => setDescribed(null)}
          />
        )}
      </Suspense>
    </>
  );
}
