import { Link } from 'react-router';
import type { Comment } from '#contract/comments.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { useT } from '../../lib/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TimeLabel } from '../time/time-label.tsx';

/** A rating with a text, and who gave it when. */
export function CommentItem({ comment }: { comment: Comment }) {
  const t = useT();
  const { author, rating, text, created_at: createdAt, updated_at: updatedAt } = comment;
  return (
    <li className="flex gap-3 py-4 first:pt-0 sm:gap-4">
      <Avatar name={author.name} src={avatarSrc(author)} size={44} />
      <article className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3">
          <Link
            to={`/user/${author.id}`}
            className="inline-flex min-h-6 items-center font-bold wrap-anywhere hover:underline"
          >
            {author.name}
          </Link>
          <Stars value={rating} label={t('detail.starsGiven', { rating })} className="text-[0.9375rem]" />
          <p className="text-sm text-muted sm:ms-auto">
            <TimeLabel moment={createdAt} />
            {updatedAt !== createdAt && ` · ${t('detail.edited')}`}
          </p>
        </div>
        <p className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
      </article>
    </li>
  );
}
