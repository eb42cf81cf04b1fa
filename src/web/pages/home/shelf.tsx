import { type ReactNode, useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

export interface ShelfProps {
  title: string;
  hint?: string;
  /** Where all of its kind are. */
  to: string;
  /** On a linen band, to alternate backgrounds. */
  band?: boolean;
  /** The first one, close to what is above it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A section of the home page: a heading, a link to all of its kind, and some of them. */
export function Shelf({ title, hint, to, band, isFirst, children }: ShelfProps) {
  const t = useT();
  const headingId = useId();
  const look = band ? 'scallop-top mt-5 bg-linen pt-7 pb-6 sm:py-10' : isFirst ? 'pt-1 sm:pt-3' : 'pt-6 pb-1 sm:pt-10';
  return (
    <section aria-labelledby={headingId} className={look}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex items-center justify-between gap-x-4">
          <div className="min-w-0">
            <h2 id={headingId} className="text-heading">
              {title}
            </h2>
            {hint && <p className="text-sm text-muted">{hint}</p>}
          </div>
          <Link
            to={to}
            prefetch="intent"
            className="link flex min-h-11 shrink-0 items-center gap-1 font-semibold max-sm:w-11 max-sm:justify-end"
            aria-label={`${t('home.all')}: ${title}`}
          >
            <span className="max-sm:sr-only">{t('home.all')}</span>
            <Icon name="arrow-right" />
          </Link>
        </div>
        <div className="mt-1.5 sm:mt-2">{children}</div>
      </div>
    </section>
  );
}
