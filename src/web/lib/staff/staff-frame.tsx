import type { ReactNode } from 'react';
import { FolkStrip } from '../../ui/ornament.tsx';
import { StaffPage, type StaffPageProps } from './staff-page.tsx';

export interface StaffFrameProps extends Omit<StaffPageProps, 'page'> {
  /** The area's name and tabs, on a band of their own. */
  band: ReactNode;
  tab: string;
}

/** A staff page with tabs: band, heading, content. */
export function StaffFrame({ band, tab, ...page }: StaffFrameProps) {
  return (
    <div>
      <div className="bg-linen">
        <div className="mx-auto max-w-page px-4 pt-5 sm:px-6">{band}</div>
        <FolkStrip />
      </div>
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6 lg:py-8">
        <StaffPage page={tab} {...page} />
      </div>
    </div>
  );
}
