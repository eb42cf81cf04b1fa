import type { ReactNode } from 'react';
import { FolkStrip } from '../../ui/ornament.tsx';
import { useFocusedHeading } from '../../ui/use-focused-heading.ts';

export interface StaffFrameProps {
  /** The area's name and tabs, on a band of their own. */
  band: ReactNode;
  /** The current tab: the heading takes the focus when it changes. */
  tab: string;
  title: string;
  /** Below the title: what the page shows. */
  lead: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A staff page with tabs: band, heading, content. */
export function StaffFrame({ band, tab, title, lead, action, children }: StaffFrameProps) {
  const heading = useFocusedHeading(tab);
  return (
    <div>
      <div className="bg-linen">
        <div className="mx-auto max-w-page px-4 pt-5 sm:px-6">{band}</div>
        <FolkStrip />
      </div>
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6 lg:py-8">
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
      </div>
    </div>
  );
}
