import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

export interface MenuProps {
  /** Content of the button; style it with `triggerClassName`. */
  trigger: ReactNode;
  /** Accessible name of the trigger, if its content has none. */
  label?: string;
  triggerClassName?: string;
  /** The edge of the trigger that the panel is aligned to. */
  align?: 'start' | 'end';
  className?: string;
  panelClassName?: string;
  /** MenuLink, MenuButton, or anything else. */
  children: ReactNode;
}

/**
 * A dropdown of links or actions. It is a <details>, so it works without JavaScript; with it, the menu also closes on
 * Escape, on an outside press, on blur and on a choice, and the arrow keys, Home and End move in it.
 */
export function Menu({
  trigger,
  label,
  triggerClassName = 'btn btn-quiet',
  align = 'start',
  className,
  panelClassName,
  children,
}: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingOutside(menu);
  return (
    <details
      ref={menu}
      className={classNames('menu', className)}
      onToggle={fitPanel}
      onKeyDown={handleKeys}
      onBlur={closeIfLeft}
    >
      <summary className={triggerClassName} aria-label={label}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks bubble up from the items, which are links and
          buttons themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={classNames('menu-panel', panelClassName)} data-align={align} onClick={closeIfChosen}>
        {children}
      </div>
    </details>
  );
}

function useClosingOutside(menu: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [menu]);
}

/** Below so much room a panel opens upwards, if there is more. */
const LEAST_ROOM_PX = 200;

/**
 * Ends the panel above what is fixed at the window's bottom, where a longer one scrolls, and keeps it in the window.
 */
function fitPanel({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>): void {
  const panel = menu.querySelector<HTMLElement>(':scope > .menu-panel');
  if (!menu.open || !panel) return;
  const { top, bottom } = menu.getBoundingClientRect();
  // The root's scroll padding is what covers the end of the page, with a margin.
  const below =
    innerHeight - bottom - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const isUpwards = below < LEAST_ROOM_PX && top > below;
  panel.dataset.side = isUpwards ? 'top' : 'bottom';
  panel.style.maxHeight = `${Math.max(LEAST_ROOM_PX, isUpwards ? top - MARGIN_PX : below)}px`;
  keepWithinWidth(panel);
}

const MARGIN_PX = 16;

/** Moves a panel sideways that would end outside the window. */
function keepWithinWidth(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = Math.max(MARGIN_PX - left, 0) || Math.min(width - MARGIN_PX - right, 0);
  if (shift !== 0) panel.style.translate = `${shift}px`;
}

function closeIfLeft(event: FocusEvent<HTMLDetailsElement>): void {
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}

function closeIfChosen(event: MouseEvent<HTMLElement>): void {
  if (!(event.target as Element).closest('.menu-item')) return;
  const menu = event.currentTarget.closest('details');
  if (menu) menu.open = false;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function handleKeys(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  const summary = menu.querySelector('summary');
  if (event.key === 'Escape' && menu.open) {
    event.stopPropagation();
    menu.open = false;
    summary?.focus();
    return;
  }
  const step = STEPS[event.key];
  if (!step || (event.target as Element).matches('input, textarea, select')) return;
  if (!menu.open && !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  menu.open = true;
  const items = [...menu.querySelectorAll<HTMLElement>('.menu-item')];
  if (items.length === 0) return;
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[at < 0 && event.key === 'ArrowUp' ? items.length - 1 : step(at, items.length)]?.focus();
}

export interface MenuLinkProps extends LinkProps {
  icon?: IconName;
}

export function MenuLink({ icon, className, children, ...rest }: MenuLinkProps) {
  return (
    <Link className={classNames('menu-item', className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

export interface MenuButtonProps extends ComponentProps<'button'> {
  icon?: IconName;
  /** The current choice, marked with a tick. */
  selected?: boolean;
}

export function MenuButton({ icon, selected, className, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" className={classNames('menu-item', className)} aria-pressed={selected} {...rest}>
      {icon && <Icon name={icon} />}
      <span className="min-w-0 flex-1">{children}</span>
      {selected && <Icon name="check" className="text-primary" />}
    </button>
  );
}

/** A divider between groups of a menu. */
export function MenuLine() {
  return <hr className="mx-3 my-1.5 border-line" />;
}
