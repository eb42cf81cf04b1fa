import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export interface Tab {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
  readonly icon?: IconName;
  /** A number beside the label. */
  readonly count?: number | string;
}

export interface TabsProps {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly Tab[];
  className?: string;
}

/** Parts of a page, each at an address of its own; the row scrolls sideways where it is too long. */
export function Tabs({ label, tabs, className }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames('overflow-x-auto border-b border-line', className)}>
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
