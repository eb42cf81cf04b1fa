import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Disclosures of the same name: opening one closes the others. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** An expandable part: the native <details>, which find-in-page also opens. */
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
