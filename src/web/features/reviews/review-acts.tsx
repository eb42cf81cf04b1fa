import { useRef, useState } from 'react';
import type { Person } from '#contract/primitives.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { RemovalButton } from '../../lib/reviewing/removal-button.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { BuyerReply } from './buyer-reply.tsx';
import { removeBuyerReview, removeReviewReply } from './calls.ts';
import { ReplyForm } from './reply-form.tsx';

export interface ReviewActsProps {
  buyer: Person;
  review: BuyerReview;
  userId: number;
  onChanged: () => void;
}

/** Below a review of a buyer: its author may delete it, the buyer may reply once. */
export function ReviewActs({ buyer, review, userId, onChanged }: ReviewActsProps) {
  const t = useT();
  const [isWriting, setWriting] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  /** Restores the focus after the focused element was removed. */
  const close = () => {
    setWriting(false);
    requestAnimationFrame(() => part.current?.focus({ preventScroll: true }));
  };
  const tell = (title: string) => {
    close();
    showToast({ tone: 'success', title });
    onChanged();
  };
  if (userId !== buyer.id) {
    return (
      <>
        {review.reply && <BuyerReply buyer={buyer} reply={review.reply} />}
        <div className="-ms-3 mt-1.5">
          <RemovalButton
            label={t('reviews.buyer.remove')}
            icon="trash-2"
            question={t('reviews.buyer.removeTitle')}
            text={t('reviews.buyer.removeText')}
            remove={() => browserApi().call(removeBuyerReview, { params: { id: review.id } })}
            onRemoved={() => tell(t('reviews.buyer.removed'))}
          />
        </div>
      </>
    );
  }
  return (
    <div ref={part} tabIndex={-1} className="print:hidden">
      {isWriting ? (
        <ReplyForm review={review} onSaved={() => tell(t('reviews.buyer.replied'))} onCancel={close} />
      ) : (
        <>
          {review.reply && <BuyerReply buyer={buyer} reply={review.reply} />}
          <div className="-ms-3 mt-1.5 flex flex-wrap gap-x-1">
            <Button
              size="sm"
              variant="quiet"
              icon={review.reply ? 'pencil' : 'message-circle'}
              onClick={() => setWriting(true)}
            >
              {t(review.reply ? 'reviews.buyer.replyEdit' : 'reviews.buyer.reply')}
            </Button>
            {review.reply && (
              <RemovalButton
                label={t('reviews.buyer.replyRemove')}
                icon="undo-2"
                question={t('commenting.reply.removeTitle')}
                text={t('commenting.reply.removeText')}
                remove={() => browserApi().call(removeReviewReply, { params: { id: review.id } })}
                onRemoved={() => tell(t('reviews.buyer.replyRemoved'))}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
