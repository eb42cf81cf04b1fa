import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

export interface ShelfProps {
  title: string;
  hint?: string;
  /** Where all of its kind are. */
  to: string;
  /** On a linen band, to alternate backgrounds. */
  band?: boolean;
  children: ReactNode;
}

/** A section of the home page: a heading, a link to all of its kind, and some of them. */
export function Shelf({ title, hint, to, band, children }: ShelfProps) {
  const t = useT();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={band ? 'scallop-top mt-4 bg-linen py-12' : 'pt-12 pb-2'}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex items-end justify-between gap-x-4">
          <div className="min-w-0">
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
          </div>
          <Link
            to={to}
            prefetch="intent"
            className="link flex shrink-0 items-center gap-1 py-1 font-semibold max-sm:size-11 max-sm:justify-center max-sm:rounded-full max-sm:border max-sm:border-line-strong max-sm:bg-surface"
            aria-label={`${t('home.all')}: ${title}`}
          >
            <span className="max-sm:sr-only">{t('home.all')}</span>
            <Icon name="arrow-right" size={18} />
          </Link>
        </div>
        <div className="mt-5">{children}</div>
      </div>
    </section>
  );
}
