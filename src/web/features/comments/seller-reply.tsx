import type { ReactNode } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { TimeLabel } from '../../lib/time/time-label.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { Avatar } from '../../ui/avatar.tsx';

export interface SellerReplyProps {
  reply: NonNullable<Comment['reply']>;
  seller: Person;
  /** Kind of the rated listing: goods are sold, stays are hosted. */
  kind: string;
  /** Below the text: the seller's actions. */
  children?: ReactNode;
}

/** The seller's reply, below its comment. */
export function SellerReply({ reply, seller, kind, children }: SellerReplyProps) {
  const { locale, t } = useLanguage();
  const role = getKind(kind as KindId).capabilities.contacts ? 'host' : 'seller';
  return (
    <div className="mt-3 flex gap-3 rounded-card rounded-ss-sm bg-linen p-3.5 max-sm:in-data-indented:-ms-8 sm:p-4">
      <Avatar name={seller.name} src={avatarSrc(seller)} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="wrap-anywhere" lang={writtenLang(locale)}>
            {seller.name}
          </b>
          <span className="text-sm text-muted">
            {t(`review.answer.${role}`)} · <TimeLabel moment={reply.created_at} />
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
