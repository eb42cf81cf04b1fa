import type { ReactNode } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { SignedReply } from '../../lib/reviewing/signed-reply.tsx';

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
  const t = useT();
  const role = getKind(kind as KindId).capabilities.contacts ? 'host' : 'seller';
  return (
    <SignedReply reply={reply} author={seller} role={t(`review.answer.${role}`)}>
      {children}
    </SignedReply>
  );
}
