import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

/** Above a page of one thing: back to their list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ms-2 -mt-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-primary hover:underline"
    >
      <Icon name="chevron-left" />
      {children}
    </Link>
  );
}
