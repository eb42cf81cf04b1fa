import { Pagination } from '../../ui/pagination.tsx';
import { useT } from '../i18n.tsx';
import { pageHref } from './paged-section.ts';
import type { SectionId } from './sections.ts';

export interface SectionPagesProps {
  section: SectionId;
  page: number;
  pageCount: number;
}

/** Links to the pages of a section's list. */
export function SectionPages({ section, page, pageCount }: SectionPagesProps) {
  const t = useT();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(each) => pageHref(section, each)}
      labels={{
        navigation: t('list.pagination'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (number) => t('list.pageNumber', { page: number }),
      }}
    />
  );
}
