import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Comment } from '#contract/comments.ts';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { HowLink } from '../../lib/reviewing/how-link.tsx';
import { loginPath } from '../../lib/session/places.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommentList } from './comment-list.tsx';
import type { CommentsPage } from './comments-page.ts';
import type { OwnPartProps } from './own-part.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { meanOf } from './shown-comments.ts';
import { useOwnComment } from './use-own-comment.ts';
import { useShownComments } from './use-shown-comments.ts';

// A chunk that fails to load, as when offline, must not take the page down.
const OwnPart = lazy<ComponentType<OwnPartProps>>(() =>
  import('./member-parts.ts').then((parts) => parts.loadOwnPart()).catch(() => ({ default: () => null })),
);

export interface CommentsSectionProps {
  listing: ListingDetail;
  comments: CommentsPage;
  /** Actions open to everybody. */
  renderTools: (comment: Comment) => ReactNode;
  /** Replaces the form for users who review the listing as part of an agreement. */
  renderAgreement: OwnPartProps['renderAgreement'];
  className?: string;
}

/**
 * A listing's ratings and comments, newest first, paginated. Signed-in users see their own comment above, or the form
 * to write one.
 */
export function CommentsSection(props: CommentsSectionProps) {
  const { listing, comments: loaded, renderTools, renderAgreement, className } = props;
  const t = useT();
  const session = useSession();
  const path = `${getKind(listing.kind).paths.detail}/${listing.id}`;
  const hrefOf = (page: number) => `${path}${page > 1 ? `?comments=${page}` : ''}#comments`;
  const { comments, renew } = useShownComments(listing.id, loaded, hrefOf);
  const own = useOwnComment(listing.id, session ? session.id : null);
  const { total, distribution } = comments;
  const average = meanOf(distribution);
  return (
    <section id="comments" aria-labelledby="comments-heading" className={classNames('scroll-mt-20', className)}>
      <h2 id="comments-heading" className="mb-4 text-heading">
        {t('detail.comments')} {total > 0 && <span className="text-muted">({total})</span>}
      </h2>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-center sm:*:min-w-60 sm:*:flex-1">
          {average !== null && <RatingSummary average={average} count={total} distribution={distribution} />}
          {!session && <LoginNotice />}
          <HowLink />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {session === null && <OwnPlace className="hidden in-data-session:block" />}
          {session && (
            <Suspense fallback={<OwnPlace />}>
              <OwnPart listing={listing} user={session} own={own} renderAgreement={renderAgreement} onChanged={renew} />
            </Suspense>
          )}
          <CommentList
            listing={listing}
            comments={comments}
            ownId={own.value?.comment?.id}
            sellerId={own.value?.mayReply && session ? session.id : null}
            hrefOf={hrefOf}
            onChanged={renew}
            renderTools={renderTools}
          />
        </div>
      </div>
    </section>
  );
}

/** The server renders every page as anonymous; signed-in users must not see this before their own part loads. */
function LoginNotice() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Card padded className="flex flex-col items-start gap-3 in-data-session:hidden print:hidden">
      <p>{t('detail.login.comment')}</p>
      <LinkButton to={loginPath(`${pathname}${search}#comments`)} variant="secondary" size="sm" icon="log-in">
        {t('detail.login.action')}
      </LinkButton>
    </Card>
  );
}

/** Placeholder for the own comment or its form. */
function OwnPlace({ className }: { className?: string }) {
  return <Skeleton className={classNames('h-64 w-full rounded-card', className)} />;
}
