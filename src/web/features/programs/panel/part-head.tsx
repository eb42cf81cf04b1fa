import type { ReactNode } from 'react';

export interface PartHeadProps {
  id: string;
  title: string;
  lead: string;
  /** Beside the heading. */
  action?: ReactNode;
}

/** The heading of one of the section's parts. */
export function PartHead({ id, title, lead, action }: PartHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-1 max-w-text text-muted">{lead}</p>
      </div>
      {action}
    </div>
  );
}
