import type { ReactNode } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { avatarSrc } from '../avatar-src.ts';
import { useLanguage } from '../i18n.tsx';
import { TimeLabel } from '../time/time-label.tsx';
import { writtenLang } from '../written-lang.ts';

export interface SignedReplyProps {
  reply: NonNullable<Comment['reply']>;
  author: Person;
  /** The heading by the author's role, such as "Reply of the seller". */
  role: string;
  /** Below the text: the author's actions. */
  children?: ReactNode;
}

/** The one reply to a review, below it. */
export function SignedReply({ reply, author, role, children }: SignedReplyProps) {
  const { locale, t } = useLanguage();
  return (
    <div className="mt-3 flex gap-3 rounded-card rounded-ss-sm bg-linen p-3.5 max-sm:in-data-indented:-ms-8 sm:p-4">
      <Avatar name={author.name} src={avatarSrc(author)} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="wrap-anywhere" lang={writtenLang(locale)}>
            {author.name}
          </b>
          <span className="text-sm text-muted">
            {role} · <TimeLabel moment={reply.created_at} />
            {reply.updated_at !== reply.created_at && ` · ${t('review.edited')}`}
          </span>
        </p>
        <p className="mt-0.5 max-w-text whitespace-pre-line wrap-anywhere" lang={writtenLang(locale)}>
          {reply.text}
        </p>
        {children}
      </div>
    </div>
  );
}
