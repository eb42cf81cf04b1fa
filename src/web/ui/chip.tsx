import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { useToolbar } from './use-toolbar.ts';

export interface ChipProps extends LinkProps {
  /** Whether it is selected; then its link should undo that. */
  selected?: boolean;
  icon?: IconName;
  /** Shows a cross: the link removes the chip. Say so in `aria-label`. */
  removable?: boolean;
}

/**
 * A small link that toggles a filter; works without JavaScript. It leads to a page of a kind that other links lead to
 * as well, so the router need not be told of it.
 */
export function Chip({ selected, icon, removable, className, children, ...rest }: ChipProps) {
  return (
    <Link
      className={classNames('chip', className)}
      data-selected={selected || undefined}
      aria-current={selected || undefined}
      preventScrollReset
      discover="none"
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {removable && <Icon name="x" />}
    </Link>
  );
}

/** A wrapping row of chips. `label` names the list. */
export function ChipList({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={classNames('chip-list', className)}>
      {children}
    </fieldset>
  );
}

/** A row of chips that is one Tab stop: for long rows before the content. `label` names the row. */
export function ChipToolbar({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const toolbar = useToolbar();
  return (
    <div {...toolbar} role="toolbar" aria-label={label} className={classNames('chip-list', className)}>
      {children}
    </div>
  );
}
