import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';

export interface OutcomeProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links: the way on. */
  action?: ReactNode;
  /** Shown on narrow windows, where none stands beside. */
  ornament: OrnamentName;
  /** Came about on the page, so the focus goes there; not for what the page began with. */
  isNews?: boolean;
}

/** What became of a form: stands in its place. */
export function Outcome({ title, children, action, ornament, isNews = true }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    // It is shorter than the form was, so the place where that was sent may lie below it.
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <div data-outcome="" className="flex flex-col gap-3">
      <Ornament
        name={ornament}
        className={classNames('mx-auto mb-3 lg:hidden', ornament === 'rooster-pair' ? 'w-64' : 'w-44')}
      />
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      {children}
      {action && <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">{action}</div>}
    </div>
  );
}
