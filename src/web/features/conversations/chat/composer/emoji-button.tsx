import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { EmojiPanelProps } from './emoji-panel.tsx';

export interface EmojiButtonProps {
  /** The focus stays in the panel; only the field's caret moves. */
  onPick: (emoji: string, isFocused: false) => void;
  /** Closed by key: returns the focus to the field. */
  onClose: () => void;
}

/** Opens the emoji panel, which is loaded on first use. */
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

  // Also handles keys outside the panel: on touch devices the focus stays on the button.
  function handleKeyDown(event: KeyboardEvent): void {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the Escape key that closes the panel
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
