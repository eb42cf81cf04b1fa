import { useRef, useState } from 'react';
import type { Person } from '#contract/primitives.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { readDraft, replyDraft } from '../../lib/reviewing/drafts.ts';
import { RemovalButton } from '../../lib/reviewing/removal-button.tsx';
import { ReplyForm } from '../../lib/reviewing/reply-form.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { BuyerReply } from './buyer-reply.tsx';
import { removeBuyerReview, removeReviewReply, replyToReview } from './calls.ts';

export interface ReviewActsProps {
  buyer: Person;
  review: BuyerReview;
  userId: number;
  onChanged: () => void;
}

/** `restored`: opened by a draft of an earlier attempt; does not take the focus. */
type Writing = 'no' | 'restored' | 'opened';

/** Below a review of a buyer: its author may delete it, the buyer may reply once. */
export function ReviewActs({ buyer, review, userId, onChanged }: ReviewActsProps) {
  const t = useT();
  const draftName = replyDraft(userId, review.id);
  const [writing, setWriting] = useState<Writing>(() =>
    userId === buyer.id && readDraft(draftName) ? 'restored' : 'no',
  );
  const part = useRef<HTMLDivElement>(null);
  /** Restores the focus after the focused element was removed. */
  const close = () => {
    setWriting('no');
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
      {writing !== 'no' ? (
        <ReplyForm
          standing={review.reply?.text ?? ''}
          draftName={draftName}
          hasFocus={writing === 'opened'}
          send={async (body) => {
            await browserApi().call(replyToReview, { params: { id: review.id }, body });
            tell(t(review.reply ? 'commenting.reply.saved' : 'commenting.reply.sent'));
          }}
          onCancel={close}
        />
      ) : (
        <>
          {review.reply && <BuyerReply buyer={buyer} reply={review.reply} />}
          <div className="-ms-3 mt-1.5 flex flex-wrap gap-x-1">
            <Button
              size="sm"
              variant="quiet"
              icon={review.reply ? 'pencil' : 'message-circle'}
              onClick={() => setWriting('opened')}
            >
              {t(review.reply ? 'commenting.reply.edit' : 'commenting.reply')}
            </Button>
            {review.reply && (
              <RemovalButton
                label={t('commenting.reply.remove')}
                icon="undo-2"
                question={t('commenting.reply.removeTitle')}
                text={t('commenting.reply.removeText')}
                remove={() => browserApi().call(removeReviewReply, { params: { id: review.id } })}
                onRemoved={() => tell(t('commenting.reply.removed'))}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
