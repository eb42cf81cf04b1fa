import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { StepId } from './form-plan.ts';

/** Scrolls to a section and moves the focus to its heading. */
export function showPart(step: StepId): void {
  document.getElementById(step)?.scrollIntoView({ block: 'start' });
  document.getElementById(headingId(step))?.focus({ preventScroll: true });
}

function headingId(step: StepId): string {
  return `part-${step}`;
}

export interface PartProps {
  step: StepId;
  isWide: boolean;
  children: ReactNode;
}

/** A section of the form. */
export function Part({ step, isWide, children }: PartProps) {
  const t = useT();
  return (
    <section
      id={step}
      aria-labelledby={headingId(step)}
      className={classNames('flex min-w-0 scroll-mt-16 flex-col gap-4', isWide && 'card p-6')}
    >
      <h2 id={headingId(step)} tabIndex={-1} className="text-heading outline-none">
        {t(`posting.part.${step}`)}
      </h2>
      {children}
    </section>
  );
}
