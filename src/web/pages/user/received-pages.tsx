import { useT } from '../../lib/i18n.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type ReviewsTab, tabHref } from './profile-tabs.ts';

export interface ReceivedPagesProps {
  userId: number;
  tab: ReviewsTab['name'];
  page: number;
  pageCount: number;
}

/** Pagination of the reviews that a user has received. */
export function ReceivedPages({ userId, tab, page, pageCount }: ReceivedPagesProps) {
  const t = useT();
  return (
    <Pagination
      className="mt-10"
      page={page}
      pageCount={pageCount}
      hrefOf={(each) => tabHref(userId, tab, each)}
      labels={{
        navigation: t('profile.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (each) => t('list.pageNumber', { page: each }),
      }}
    />
  );
}
