import { type ChangeEvent, type Ref, useRef } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { CHAT_FILE_ACCEPT } from './admit-chat-files.ts';

export interface AttachButtonProps {
  ref: Ref<HTMLButtonElement>;
  onChoose: (files: File[]) => void;
}

/** Opens the file dialog. */
export function AttachButton({ ref, onChoose }: AttachButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Choosing the same file again must fire `change` again.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }
  return (
    <>
      <IconButton ref={ref} icon="paperclip" label={t('chat.compose.attach')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        accept={CHAT_FILE_ACCEPT}
        aria-label={t('chat.compose.attach')}
        onChange={handleChange}
      />
    </>
  );
}
