import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';

export interface OutcomeProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links: the next step. */
  action?: ReactNode;
  /** Shown on narrow screens, which have none beside the form. */
  ornament: OrnamentName;
  /** The result of an action on this page, so it takes the focus; false for the page's initial state. */
  isNews?: boolean;
}

/** The result of a form, in its place. */
export function Outcome({ title, children, action, ornament, isNews = true }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    // It is shorter than the form, so the scroll position may lie below it.
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <div data-outcome="" className="flex flex-col gap-3">
      <Ornament
        name={ornament}
        className={classNames(
          'mx-auto mb-3 lg:hidden [@media(height<45rem)]:hidden',
          ornament === 'rooster-pair' ? 'w-64' : 'w-44',
        )}
      />
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      {children}
      {action && <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">{action}</div>}
    </div>
  );
}
