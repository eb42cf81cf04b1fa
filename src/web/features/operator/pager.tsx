import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';

export interface PagerProps {
  /** The first page, unless this is it. */
  first: string | null;
  next: string | null;
}

/** Below a list in the order of time: to older ones, and back to the beginning. */
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
