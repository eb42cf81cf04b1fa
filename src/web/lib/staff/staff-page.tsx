import type { ReactNode } from 'react';
import { useFocusedHeading } from '../../ui/use-focused-heading.ts';

export interface StaffPageProps {
  /** The current page or tab: the heading takes the focus when it changes. */
  page: string;
  title: string;
  /** Below the title: what the page shows. */
  lead: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A staff page: heading and content. */
export function StaffPage({ page, title, lead, action, children }: StaffPageProps) {
  const heading = useFocusedHeading(page);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h1>
          <p className="mt-1 max-w-text text-[0.9375rem] text-muted">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </>
  );
}
