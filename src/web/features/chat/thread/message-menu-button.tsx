import { Icon } from '../../../ui/icon.tsx';

/** Marks the buttons among which the arrow keys move; only one of them is a stop of the Tab key. */
export const MENU_BUTTON_CLASS = 'thread-menu-button';

/** The way to what can be done with a message; in sight when one points at the message or has come here by key. */
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
