import type { ReactNode } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { TimeLabel } from '../../lib/time/time-label.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ConfirmedMark } from './confirmed-mark.tsx';
import { SellerReply } from './seller-reply.tsx';

export interface CommentItemProps {
  comment: Comment;
  seller: Person;
  /** Replaces the seller's reply, for the seller. */
  answer?: ReactNode;
  /** At the end of the first line. */
  tools?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A rating with its text, author, date and the seller's reply. */
export function CommentItem({ comment, seller, answer, tools, children }: CommentItemProps) {
  const { locale, t } = useLanguage();
  const { author, rating, text, created_at: createdAt, updated_at: updatedAt, reply } = comment;
  return (
    <article data-indented="" className="flex gap-3 sm:gap-4">
      <Avatar name={author.name} src={avatarSrc(author)} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-x-2">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3">
              <Link
                to={`/user/${author.id}`}
                className="tap inline-flex min-h-6 items-center font-bold wrap-anywhere hover:underline"
                lang={writtenLang(locale)}
              >
                {author.name}
              </Link>
              <ConfirmedMark comment={comment} />
            </div>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <Stars value={rating} label={t('review.stars', { rating })} className="text-[0.9375rem]" />
              <span>
                <TimeLabel moment={createdAt} />
                {updatedAt !== createdAt && ` · ${t('review.edited')}`}
              </span>
            </p>
          </div>
          {tools}
        </div>
        <p className="mt-1.5 max-w-text whitespace-pre-line wrap-anywhere" lang={writtenLang(locale)}>
          {text}
        </p>
        {children}
        {answer ?? (reply && <SellerReply reply={reply} seller={seller} kind={comment.listing.kind} />)}
      </div>
    </article>
  );
}
