import { type ReactNode, type RefObject, useId } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { useMarket } from '../../../lib/market.ts';
import { Logo } from '../../../ui/logo.tsx';
import { FolkStrip } from '../../../ui/ornament.tsx';

export interface LetterProps {
  /** In the letterhead, opposite the sender: the letter's number and date. */
  reference: ReactNode;
  title: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Below the title: the state of the matter. */
  standing?: ReactNode;
  children: ReactNode;
}

/** A letter from the marketplace. */
export function Letter({ reference, title, headingRef, standing, children }: LetterProps) {
  const t = useT();
  const market = useMarket();
  return (
    <article className="overflow-hidden rounded-panel border border-line bg-surface shadow-card print:border-0 print:shadow-none">
      <header className="bg-linen print:bg-transparent">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-5 pt-5 pb-4 sm:px-10 sm:pt-7 sm:pb-5">
          <Logo name={market.name} markId={market.logo} tagline={t('frame.tagline')} className="text-[0.8125rem]" />
          <p className="text-sm text-muted sm:text-end">{reference}</p>
        </div>
        <FolkStrip />
      </header>
      <div className="px-5 pt-6 pb-8 sm:px-10 sm:pt-8 sm:pb-10">
        <h1 ref={headingRef} tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
        {standing && <div className="mt-3">{standing}</div>}
        <div className="mt-7 flex flex-col gap-7">{children}</div>
      </div>
    </article>
  );
}

export interface LetterPartProps {
  title: string;
  children: ReactNode;
}

/** A section of a letter. */
export function LetterPart({ title, children }: LetterPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-text">
      <h2 id={id} className="mb-1.5 text-subheading">
        {title}
      </h2>
      <div className="flex flex-col gap-2">{children}</div>
    </section>
  );
}

/** A literal quotation. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote className="rounded-e-field border-s-4 border-amber bg-linen px-4 py-3 whitespace-pre-line wrap-anywhere">
      {children}
    </blockquote>
  );
}
