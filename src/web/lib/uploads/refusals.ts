import type { Translate } from '#i18n/message-id.ts';
import type { Admission, FileFacts } from './admit-files.ts';

/** Messages for the rejected files. */
export function refusalTexts<F extends FileFacts>({ refused, tooMany }: Admission<F>, t: Translate): string[] {
  if (tooMany !== null) return [t('validation.filesTooMany', { maximum: tooMany })];
  return refused.map(({ file, reason }) =>
    t('panel.files.reason', {
      name: file.name,
      reason: t(reason === 'format' ? 'validation.pictureFormat' : 'validation.pictureTooLarge'),
    }),
  );
}
