import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';

export interface MessageAct {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
}

export interface MessageMenuProps {
  acts: readonly MessageAct[];
  /** The button that opened the menu, and its anchor. */
  opener: HTMLElement;
  isOwn: boolean;
  onClose: () => void;
}

const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * A message's actions. One menu for all messages, over the page, as the scrolling list would clip it; closed by Escape,
 * an outside press, scrolling or Tab.
 */
export function MessageMenu({ acts, opener, isOwn, onClose }: MessageMenuProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const place = usePlace(panel, opener, isOwn);
  useClosing(panel, onClose);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true }), []);

  function end(): void {
    onClose();
    if (opener.matches('button')) opener.focus({ preventScroll: true });
  }

  return (
    <div
      ref={panel}
      role="menu"
      aria-label={t('chat.thread.menuLabel')}
      tabIndex={-1}
      className="menu-panel fixed!"
      style={place}
      onKeyDown={(event) => handleKeys(event, end)}
    >
      {acts.map(({ icon, label, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={() => {
            end();
            run();
          }}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

function handleKeys(event: KeyboardEvent<HTMLElement>, end: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  const next = steps[event.key];
  if (next !== undefined) items.at(next % items.length)?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') end();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Below the opener where there is room, else above it; never outside the window. */
function usePlace(panel: { current: HTMLElement | null }, opener: HTMLElement, isOwn: boolean) {
  const [place, setPlace] = useState<{ top: number; left: number }>({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (!panel.current) return;
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const { top, bottom, left, right } = opener.getBoundingClientRect();
    const fitsBelow = bottom + GAP_PX + height + EDGE_PX <= innerHeight;
    setPlace({
      top: within(fitsBelow ? bottom + GAP_PX : top - GAP_PX - height, innerHeight - height),
      left: within(isOwn ? right - width : left, innerWidth - width),
    });
  }, [panel, opener, isOwn]);
  return place;
}

function within(value: number, most: number): number {
  return Math.max(EDGE_PX, Math.min(value, most - EDGE_PX));
}

function useClosing(panel: { current: HTMLElement | null }, onClose: () => void): void {
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      if (!panel.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('scroll', onClose, { capture: true, passive: true });
    addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('scroll', onClose, { capture: true });
      removeEventListener('resize', onClose);
    };
  }, [panel, onClose]);
}
