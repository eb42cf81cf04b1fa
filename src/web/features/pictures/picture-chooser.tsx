import { type ChangeEvent, useRef } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PICTURE_TYPES } from './picture-types.ts';

export interface PictureChooserProps {
  /** Several at once? */
  multiple?: boolean;
  /** Which camera a phone opens: the one at the face, or the one at the back. */
  camera: 'user' | 'environment';
  onChoose: (files: File[]) => void;
}

/** Buttons that open the files and, where fingers are used, the camera. */
export function PictureChooser({ multiple, camera, onChoose }: PictureChooserProps) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...(currentTarget.files ?? [])];
    // Choosing the same file again is a choice, too.
    currentTarget.value = '';
    if (chosen.length > 0) onChoose(chosen);
  }

  const input = { type: 'file', hidden: true, tabIndex: -1, onChange: handleChange } as const;
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon="image-plus" onClick={() => files.current?.click()}>
        {t(multiple ? 'panel.files.chooseMany' : 'panel.files.choose')}
      </Button>
      <Button variant="secondary" icon="camera" className="pointer-fine:hidden" onClick={() => photo.current?.click()}>
        {t('panel.files.camera')}
      </Button>
      <input ref={files} {...input} accept={PICTURE_TYPES.join()} multiple={multiple} />
      <input ref={photo} {...input} accept="image/*" capture={camera} />
    </div>
  );
}
