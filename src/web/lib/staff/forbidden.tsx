import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/states.tsx';

export interface ForbiddenProps {
  title: string;
  text: string;
  /** Where to go instead. */
  action: ReactNode;
}

/** In place of a staff page for users who may not see it. */
export function Forbidden({ title, text, action }: ForbiddenProps) {
  return (
    <div className="px-4 py-8">
      <EmptyState level={1} ornament="rooster" title={title} action={action}>
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
