import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { ConfirmedMark } from '../../features/comments/confirmed-mark.tsx';
import { SellerReply } from '../../features/comments/seller-reply.tsx';
import { ReportButton } from '../../features/moderation/reporting/report-button.tsx';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { HowLink } from '../../lib/reviewing/how-link.tsx';
import { ReviewHead } from '../../lib/reviewing/review-head.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Received } from './load-profile.ts';
import { tabHref } from './profile-tabs.ts';
import { ReceivedPages } from './received-pages.tsx';

/** Comments on the user's listings, newest first. */
export function ReceivedComments({ seller, comments }: { seller: Person; comments: Received<Comment> }) {
  const { id: userId } = seller;
  const { items, page, pageCount } = comments;
  if (items.length === 0) return <NoComments userId={userId} isBeyond={page > 1} />;
  return (
    <>
      <HowLink className="mb-4" />
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((comment) => (
          <li key={comment.id} className="min-w-0">
            <ReceivedComment comment={comment} seller={seller} />
          </li>
        ))}
      </ul>
      <ReceivedPages userId={userId} tab="comments" page={page} pageCount={pageCount} />
    </>
  );
}

function ReceivedComment({ comment, seller }: { comment: Comment; seller: Person }) {
  const { locale, t } = useLanguage();
  const { id, author, text, created_at: createdAt, updated_at: updatedAt, listing, reply } = comment;
  const { detail } = getKind(listing.kind as KindId).paths;
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <ReviewHead
        review={comment}
        note={updatedAt !== createdAt && ` · ${t('review.edited')}`}
        tools={
          <ReportButton
            target={{ type: 'comment', id }}
            label={t('review.report', { name: author.name })}
            className="-my-1.5 btn-icon text-muted"
            labelClassName="sr-only"
          />
        }
      />
      <div className="flex-1">
        <ConfirmedMark comment={comment} className="mb-1" />
        <p className="whitespace-pre-line wrap-anywhere" lang={writtenLang(locale)}>
          {text}
        </p>
        {reply && <SellerReply reply={reply} seller={seller} kind={listing.kind} />}
      </div>
      <p className="border-t border-line pt-3 text-sm text-muted">
        {t('profile.about')}{' '}
        {listing.shown ? (
          <Link
            to={`${detail}/${listing.id}#comments`}
            className="link tap inline-block min-h-6 wrap-anywhere"
            lang={writtenLang(locale)}
          >
            {listing.title}
          </Link>
        ) : (
          <span className="wrap-anywhere" lang={writtenLang(locale)}>
            {listing.title}
          </span>
        )}
      </p>
    </article>
  );
}

function NoComments({ userId, isBeyond }: { userId: number; isBeyond: boolean }) {
  const t = useT();
  if (!isBeyond) {
    return (
      <EmptyState ornament="tulip-branch" title={t('profile.empty.comments')}>
        {t('profile.empty.commentsText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      ornament="lost-path"
      title={t('list.beyond.title')}
      action={<LinkButton to={tabHref(userId, 'comments')}>{t('list.beyond.first')}</LinkButton>}
    />
  );
}
