import type { ListingDetail } from '#contract/listings.ts';
import { getKind } from '#kinds/index.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { CommentsPage } from '../detail/detail-data.ts';
import { CommentItem } from './comment-item.tsx';
import { RatingSummary } from './rating-summary.tsx';

export interface CommentsSectionProps {
  listing: ListingDetail;
  comments: CommentsPage;
  className?: string;
}

/** How a listing is rated and what people say of it, newest first, page by page. */
export function CommentsSection({ listing, comments, className }: CommentsSectionProps) {
  const { t } = useLanguage();
  return (
    <section id="comments" aria-labelledby="comments-heading" className={classNames('scroll-mt-20', className)}>
      <h2 id="comments-heading" className="mb-4 text-heading">
        {t('detail.comments')} {comments.total > 0 && <span className="text-muted">({comments.total})</span>}
      </h2>
      <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <div className="flex flex-col gap-4 self-start lg:sticky lg:top-6">
          {listing.avg_rating !== null && (
            <RatingSummary
              average={listing.avg_rating}
              count={listing.avg_rating_count}
              distribution={comments.distribution}
            />
          )}
          <Card padded className="flex flex-col items-start gap-3 print:hidden">
            <p>{t('detail.login.comment')}</p>
            <LinkButton to="/login" variant="secondary" size="sm" icon="log-in">
              {t('detail.login.action')}
            </LinkButton>
          </Card>
        </div>
        {comments.total === 0 ? <NoComments /> : <CommentList listing={listing} comments={comments} />}
      </div>
    </section>
  );
}

function CommentList({ listing, comments }: CommentsSectionProps) {
  const { t } = useLanguage();
  const path = `${getKind(listing.kind).paths.detail}/${listing.id}`;
  const hrefOf = (page: number) => `${path}${page > 1 ? `?comments=${page}` : ''}#comments`;
  const labels = {
    navigation: t('detail.commentPages'),
    previous: t('detail.previousPage'),
    next: t('detail.nextPage'),
    page: (page: number) => t('detail.pageNumber', { page }),
  };
  return (
    <div className="min-w-0">
      <ol className="divide-y divide-line print:hidden">
        {comments.items.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ol>
      <Pagination
        page={comments.page}
        pageCount={comments.pageCount}
        hrefOf={hrefOf}
        labels={labels}
        className="mt-6 print:hidden"
      />
    </div>
  );
}

function NoComments() {
  const { t } = useLanguage();
  return (
    <div className="flex items-center gap-5 rounded-card border border-dashed border-line-strong p-5 max-sm:flex-col max-sm:text-center print:hidden">
      <Ornament name="rooster" className="w-24 shrink-0" />
      <div>
        <p className="font-heading text-subheading font-bold">{t('detail.noComments.title')}</p>
        <p className="text-muted">{t('detail.noComments.text')}</p>
      </div>
    </div>
  );
}
