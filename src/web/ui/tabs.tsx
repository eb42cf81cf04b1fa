import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

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
  const row = useCurrentInView(tabs.find(({ current }) => current)?.to);
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
