import { lazy, type ReactNode, Suspense } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CommentItem } from './comment-item.tsx';
import type { CommentsPage } from './comments-page.ts';
import { SellerReply } from './seller-reply.tsx';
import type { Change } from './shown-comments.ts';

// A chunk that fails to load, as when offline, must not take the page down.
const AnswerPart = lazy(() =>
  import('./member-parts.ts').then((parts) => parts.loadAnswerPart()).catch(() => ({ default: PlainAnswer })),
);

export interface CommentListProps {
  listing: ListingDetail;
  comments: CommentsPage;
  /** The user's own comment is shown above the list, not in it. */
  ownId: number | undefined;
  /** Set when the seller is viewing; they can reply. */
  sellerId: number | null;
  hrefOf: (page: number) => string;
  onChanged: (change: Change) => Promise<void>;
  /** Actions open to everybody. */
  renderTools: (comment: Comment) => ReactNode;
}

/** Comments on a listing, newest first, with pagination. */
export function CommentList({ listing, comments, ownId, sellerId, hrefOf, onChanged, renderTools }: CommentListProps) {
  const t = useT();
  const { items, total, page, pageCount } = comments;
  const others = items.filter(({ id }) => id !== ownId);
  if (total === 0) return <NoComments />;
  return (
    <div className="empty:hidden print:hidden">
      {others.length > 0 && (
        <ol className="divide-y divide-line">
          {others.map((comment) => (
            <li key={comment.id} className="py-4 first:pt-0">
              <CommentItem
                comment={comment}
                seller={listing.seller}
                tools={renderTools(comment)}
                answer={
                  sellerId === null ? undefined : (
                    <Answer comment={comment} seller={listing.seller} sellerId={sellerId} onChanged={onChanged} />
                  )
                }
              />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={hrefOf}
        labels={{
          navigation: t('detail.commentPages'),
          previous: t('detail.previousPage'),
          next: t('detail.nextPage'),
          page: (each) => t('detail.pageNumber', { page: each }),
        }}
        className="mt-6"
      />
    </div>
  );
}

interface AnswerProps extends Pick<CommentListProps, 'onChanged'> {
  comment: Comment;
  seller: ListingDetail['seller'];
  sellerId: number;
}

/** The seller's reply with the seller's actions. */
function Answer(props: AnswerProps) {
  return (
    <Suspense fallback={<PlainAnswer {...props} />}>
      <AnswerPart {...props} />
    </Suspense>
  );
}

/** The reply as everybody else sees it. */
function PlainAnswer({ comment: { reply, listing }, seller }: AnswerProps) {
  return reply && <SellerReply reply={reply} seller={seller} kind={listing.kind} />;
}

function NoComments() {
  const t = useT();
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
