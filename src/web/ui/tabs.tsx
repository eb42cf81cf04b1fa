import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export interface Tab {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
  readonly icon?: IconName;
  /** A count beside the label. */
  readonly count?: number | string;
}

export interface TabsProps {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly Tab[];
  className?: string;
}

/** Parts of a page, each with its own URL; the row scrolls horizontally when it overflows, to the current one. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const currentTo = tabs.find(({ current }) => current)?.to;
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current && current) showWithin(row.current, current);
  }, [currentTo]);
  return (
    <nav ref={row} aria-label={label} className={classNames('overflow-x-auto border-b border-line', className)}>
      <ul className="flex">
        {tabs.map(({ to, label: text, current, icon, count }) => (
          <li key={to}>
            <Link to={to} className="tab" aria-current={current ? 'page' : undefined} preventScrollReset>
              {icon && <Icon name={icon} />}
              {text}
              {count !== undefined && <span className="badge">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page, too. */
function showWithin(row: HTMLElement, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
