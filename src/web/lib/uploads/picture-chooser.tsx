import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useT } from '../i18n.tsx';
import { PICTURE_ACCEPT } from './picture-types.ts';

export interface PictureChooserProps {
  /** Allows several files. */
  multiple?: boolean;
  /** Which camera a phone opens: front or back. */
  camera: 'user' | 'environment';
  onChoose: (files: File[]) => void;
}

/** Buttons that open the file dialog and, on touch devices, the camera. */
export function PictureChooser({ multiple, camera, onChoose }: PictureChooserProps) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...(currentTarget.files ?? [])];
    // Choosing the same file again must fire `change` again.
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
      <input ref={files} {...input} accept={PICTURE_ACCEPT} multiple={multiple} />
      <input ref={photo} {...input} accept="image/*" capture={camera} />
    </div>
  );
}
