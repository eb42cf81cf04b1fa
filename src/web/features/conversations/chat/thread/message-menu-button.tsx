import { Icon } from '../../../../ui/icon.tsx';

/** Marks the buttons that arrow keys move between; only one of them is a tab stop. */
export const MENU_BUTTON_CLASS = 'thread-menu-button';

/** Opens a message's menu; visible on hover or keyboard focus. */
export function MessageMenuButton({ label, onPress }: { label: string; onPress: (opener: HTMLElement) => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      className={`${MENU_BUTTON_CLASS} grid size-8 shrink-0 place-items-center self-center rounded-full text-muted opacity-0 transition-opacity group-hover/row:opacity-100 hover:bg-linen hover:text-ink focus-visible:rounded-full focus-visible:opacity-100 pointer-coarse:not-focus:sr-only`}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon name="ellipsis" />
    </button>
  );
}
