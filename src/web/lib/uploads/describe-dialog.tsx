import { type FormEvent, useState } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useT } from '../i18n.tsx';
import { pictureSource } from '../pictures/picture-source.ts';
import { failureText } from '../remote/failure-text.ts';

/** The contract's limit. */
const ALT_MAX_LENGTH = 200;

export interface DescribeDialogProps {
  item: GalleryPicture;
  onDescribe: (alt: string) => Promise<void>;
  onClose: () => void;
}

/** Edits a picture's alternative text. */
export function DescribeDialog({ item: { picture }, onDescribe, onClose }: DescribeDialogProps) {
  const t = useT();
  const [alt, setAlt] = useState(picture.alt);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await onDescribe(alt.trim());
      onClose();
    } catch (error) {
      setFailure(failureText(error, t));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      sticky
      onOpenChange={(open) => !open && onClose()}
      title={t('panel.gallery.describe')}
      description={t('panel.gallery.describeWhy')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('panel.cancel')}
          </Button>
          <Button type="submit" form="describe-picture" busy={isBusy}>
            {t('panel.save')}
          </Button>
        </>
      }
    >
      <form id="describe-picture" onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <Picture
          {...pictureSource(picture)}
          sizes="26rem"
          alt=""
          averageColor={picture.averageColor}
          fit="contain"
          className="mx-auto max-h-60 w-auto! max-w-full rounded-card"
        />
        <Field label={t('panel.gallery.alt')} hint={t('panel.gallery.altHint')} error={failure}>
          <TextArea
            rows={3}
            maxLength={ALT_MAX_LENGTH}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
            placeholder={t('panel.gallery.altExample')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
