import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { EmojiPanelProps } from './emoji-panel.tsx';

export interface EmojiButtonProps {
  /** The caret stays in the field's text, but the focus where one picks. */
  onPick: (emoji: string, isFocused: false) => void;
  /** Closed by key: the field has the focus again. */
  onClose: () => void;
}

/** Opens the emoji; what shows them is loaded when they are first wanted. */
export function EmojiButton({ onPick, onClose }: EmojiButtonProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<EmojiPanelProps> | null>(null);
  useClosingOutside(place, isOpen, setOpen);

  async function toggle(): Promise<void> {
    if (isOpen) return setOpen(false);
    try {
      const { EmojiPanel } = await import('./emoji-panel.tsx');
      setPanel(() => EmojiPanel);
      setOpen(true);
    } catch {
      showToast({ tone: 'error', description: t('frame.error.offline') });
    }
  }

  function close(): void {
    setOpen(false);
    onClose();
  }

  // Also where the focus is not among the emoji: with a finger it stays on the button.
  function handleKeyDown(event: KeyboardEvent): void {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the key that closes what it has opened
    <div ref={place} className="flex" onKeyDown={handleKeyDown}>
      <IconButton
        icon="smile"
        label={t('chat.compose.emoji')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="text-muted!"
        onClick={() => void toggle()}
      />
      {isOpen && Panel && <Panel onPick={(sign) => onPick(sign, false)} />}
    </div>
  );
}

function useClosingOutside(
  place: { current: HTMLElement | null },
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [place, isOpen, setOpen]);
}
