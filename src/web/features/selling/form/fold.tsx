import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';

export interface FoldProps {
  title: ReactNode;
  /** A one-line summary of the content. */
  about?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A part of a section that most people skip. */
export function Fold({ title, about, open, children }: FoldProps) {
  return (
    <Disclosure
      open={open}
      className="rounded-card border border-line bg-surface px-4"
      summary={
        <span className="min-w-0">
          {title}
          {about && <span className="block truncate text-sm font-normal text-muted">{about}</span>}
        </span>
      }
    >
      <div className="flex flex-col gap-5 pt-2 pb-5">{children}</div>
    </Disclosure>
  );
}
