import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';

export interface PagerProps {
  /** The URL of the first page; null on that page. */
  first: string | null;
  next: string | null;
}

/** Pagination of a chronological list: links to older entries and back to the first page. */
export function Pager({ first, next }: PagerProps) {
  const t = useT();
  if (!first && !next) return null;
  return (
    <nav aria-label={t('list.pagination')} className="mt-6 flex flex-wrap justify-center gap-3">
      {first && (
        <LinkButton to={first} variant="quiet" icon="chevrons-left">
          {t('operator.pager.first')}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next} variant="secondary" iconEnd="chevron-right">
          {t('operator.pager.older')}
        </LinkButton>
      )}
    </nav>
  );
}
