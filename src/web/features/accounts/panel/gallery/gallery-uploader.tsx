import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { PANEL_PATH } from '../../../../lib/panel/sections.ts';
import { useCurrentUser } from '../../../../lib/session/session-store.ts';
import { FilesFailed } from '../../../../lib/uploads/files-failed.tsx';
import { PictureChooser } from '../../../../lib/uploads/picture-chooser.tsx';
import { useDrop } from '../../../../lib/uploads/use-drop.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { GALLERY_SIZE, PICTURES_AT_ONCE } from '../bounds.ts';
import { UploadRows } from './upload-rows.tsx';
import { useGalleryUploads } from './use-gallery-uploads.ts';

export interface GalleryUploaderProps {
  /** How many pictures the gallery has. */
  count: number;
  onGallery: (gallery: readonly GalleryPicture[]) => void;
}

/** The gallery's upload area, with its limits and rules. */
export function GalleryUploader({ count, onGallery }: GalleryUploaderProps) {
  const isUnconfirmed = useCurrentUser()?.verified === false;
  if (isUnconfirmed) return <ConfirmFirst />;
  return <Uploader count={count} onGallery={onGallery} />;
}

function Uploader({ count, onGallery }: GalleryUploaderProps) {
  const t = useT();
  const room = GALLERY_SIZE - count;
  const { uploads, reasons, add, retry, remove, forgetReasons } = useGalleryUploads(
    Math.min(PICTURES_AT_ONCE, room),
    onGallery,
  );
  const { isOver, handlers } = useDrop(add);
  if (room <= 0 && uploads.length === 0) return <Alert tone="info">{t('panel.gallery.full', { count })}</Alert>;
  return (
    <div className="flex flex-col gap-4">
      <FilesFailed reasons={reasons} onDismiss={forgetReasons} />
      <Card
        {...handlers}
        className={classNames(
          'flex flex-col items-center gap-4 border-2! border-dashed border-line-strong! p-6 text-center sm:p-8',
          isOver && 'border-primary! bg-primary-soft',
        )}
      >
        <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-strong">
          <Icon name="images" size={28} />
        </span>
        <div className="max-w-md">
          <p className="font-bold">{t('panel.gallery.choose')}</p>
          <p className="mt-1 text-sm text-muted">
            {t('panel.gallery.rules', { count: PICTURES_AT_ONCE, total: GALLERY_SIZE })}
          </p>
        </div>
        <PictureChooser multiple camera="environment" onChoose={add} />
      </Card>
      <UploadRows uploads={uploads} retry={retry} remove={remove} />
    </div>
  );
}

function ConfirmFirst() {
  const t = useT();
  return (
    <Alert
      tone="warning"
      title={t('panel.confirm.title')}
      action={
        <LinkButton size="sm" to={PANEL_PATH}>
          {t('panel.confirm.go')}
        </LinkButton>
      }
    >
      {t('panel.gallery.confirmFirst')}
    </Alert>
  );
}
