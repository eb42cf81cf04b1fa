import type { ReactNode } from 'react';
import type { Person } from '#contract/primitives.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { avatarSrc } from '../avatar-src.ts';
import { useLanguage } from '../i18n.tsx';
import { TimeLabel } from '../time/time-label.tsx';
import { writtenLang } from '../written-lang.ts';

export interface ReviewHeadProps {
  review: { readonly author: Person; readonly rating: number; readonly created_at: string };
  /** Beside the date. */
  note?: ReactNode;
  /** At the end of the line. */
  tools: ReactNode;
}

/** The author of a review, the rating and the date. */
export function ReviewHead({ review: { author, rating, created_at: createdAt }, note, tools }: ReviewHeadProps) {
  const { locale, t } = useLanguage();
  return (
    <header className="flex items-start gap-3">
      <Avatar name={author.name} src={avatarSrc(author)} size={44} />
      <div className="min-w-0 flex-1">
        <Link
          to={`/user/${author.id}`}
          className="tap inline-block min-h-6 font-bold underline-offset-4 hover:underline"
          lang={writtenLang(locale)}
        >
          {author.name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Stars value={rating} label={t('review.stars', { rating })} className="text-base" />
          <span>
            <TimeLabel moment={createdAt} />
            {note}
          </span>
        </p>
      </div>
      {tools}
    </header>
  );
}
