import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Disclosures of one name: opening one closes the others. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** Something that unfolds: the browser's own <details>, found by its search in the page, too. */
export function Disclosure({ summary, open, name, className, children }: DisclosureProps) {
  return (
    <details className={classNames('disclosure', className)} open={open} name={name}>
      <summary>
        {summary}
        <Icon name="chevron-down" className="text-muted" />
      </summary>
      {children}
    </details>
  );
}
