import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface Crumb {
  readonly label: ReactNode;
  /** Without it the crumb is the page itself. */
  readonly to?: string;
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly Crumb[];
  className?: string;
}

/** The trail from home to this page; on phones only the last step. */
export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  const parent = items.findLastIndex(({ to }) => to);
  return (
    <nav aria-label={label} className={classNames('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map(({ label: text, to }, index) => (
          <li
            key={to ?? index}
            className={classNames('flex min-w-0 items-center gap-1', index !== parent && 'max-sm:hidden')}
          >
            {index === parent && <Icon name="chevron-left" size={16} className="text-muted sm:hidden" />}
            {index > 0 && <Icon name="chevron-right" size={14} className="text-muted max-sm:hidden" />}
            {to ? (
              <Link
                to={to}
                className="tap inline-flex min-h-6 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="truncate font-semibold">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
