import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { StepId } from './form-plan.ts';

export interface PartProps {
  step: StepId;
  isCurrent: boolean;
  isWide: boolean;
  children: ReactNode;
}

/** A step or a section. Hidden parts stay mounted, so that no input or upload is lost. */
export function Part({ step, isCurrent, isWide, children }: PartProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !was.current && !isWide) {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    was.current = isCurrent;
  }, [isCurrent, isWide]);
  return (
    <section
      aria-labelledby={`part-${step}`}
      className={classNames('flex flex-col gap-5', isWide && 'card p-6', !isCurrent && 'max-lg:hidden')}
    >
      <h2 ref={heading} id={`part-${step}`} tabIndex={-1} className="text-heading outline-none">
        {t(`posting.part.${step}`)}
      </h2>
      {children}
    </section>
  );
}
