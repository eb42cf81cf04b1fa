import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  labels: {
    /** Accessible name of the navigation. */
    navigation: string;
    previous: string;
    next: string;
    /** Accessible name of a page's link. */
    page: (page: number) => string;
  };
  className?: string;
}

/**
 * The pages to show: the first, the last, the current one and its neighbours; null stands for a gap. A gap of a single
 * page is filled, and the number of entries is constant, so that nothing shifts while paging.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, i) => i + 1);
  const middle = Math.min(Math.max(page, 4), pageCount - 3);
  const inner = [middle - 1, middle, middle + 1];
  const before = middle <= 4 ? 2 : null;
  const after = middle >= pageCount - 3 ? pageCount - 1 : null;
  return [1, before, ...inner, after, pageCount];
}

/** Pagination links; nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, labels, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className={classNames('flex items-center justify-center gap-1', className)}>
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} label={labels.previous} direction="previous" />
      <ol className="flex items-center gap-1">
        {pagesToShow(page, pageCount).map((shown, index) => (
          <li
            key={shown ?? `gap-${index}`}
            className={shown === null || Math.abs(shown - page) > 1 ? 'max-sm:hidden' : undefined}
          >
            <PageLink
              shown={shown}
              page={page}
              to={shown === null ? '' : hrefOf(shown)}
              label={shown === null ? '' : labels.page(shown)}
            />
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? hrefOf(page + 1) : undefined} label={labels.next} direction="next" />
    </nav>
  );
}

function PageLink({ shown, page, to, label }: { shown: number | null; page: number; to: string; label: string }) {
  if (shown === null) return <span className="page-link text-muted">…</span>;
  if (shown === page) {
    return (
      <span className="page-link" aria-current="page">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">{shown}</span>
      </span>
    );
  }
  return (
    <Link className="page-link" to={to} aria-label={label}>
      {shown}
    </Link>
  );
}

function Step({ to, label, direction }: { to?: string; label: string; direction: 'previous' | 'next' }) {
  const icon = <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />;
  const look = 'page-link inline-flex items-center gap-2 sm:px-3';
  const content = (
    <>
      {direction === 'previous' && icon}
      <span className="max-sm:sr-only">{label}</span>
      {direction === 'next' && icon}
    </>
  );
  if (!to) return <span className={classNames(look, 'invisible')}>{content}</span>;
  return (
    <Link className={look} to={to} rel={direction === 'next' ? 'next' : 'prev'}>
      {content}
    </Link>
  );
}
