import { useRef, useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { readDraft, replyDraft } from '../../lib/reviewing/drafts.ts';
import { RemovalButton } from '../../lib/reviewing/removal-button.tsx';
import { ReplyForm } from '../../lib/reviewing/reply-form.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { removeReply, setReply } from './calls.ts';
import { SellerReply } from './seller-reply.tsx';
import type { Change } from './shown-comments.ts';

export interface AnswerPartProps {
  comment: Comment;
  seller: Person;
  sellerId: number;
  onChanged: (change: Change) => Promise<void>;
}

/** `restored`: opened by a draft of an earlier attempt; does not take the focus. */
type Writing = 'no' | 'restored' | 'opened';

/** Below a comment, for the seller: their reply, the form, or the button that opens it. */
export function AnswerPart({ comment, seller, sellerId, onChanged }: AnswerPartProps) {
  const t = useT();
  const draftName = replyDraft(sellerId, comment.id);
  const [writing, setWriting] = useState<Writing>(() => (readDraft(draftName) ? 'restored' : 'no'));
  const part = useRef<HTMLDivElement>(null);
  /** Restores the focus after the focused element was removed. */
  const close = () => {
    setWriting('no');
    requestAnimationFrame(() => part.current?.focus({ preventScroll: true }));
  };
  const show = (changed: Comment, title: string) => {
    close();
    showToast({ tone: 'success', title });
    void onChanged({ before: comment, after: changed });
  };
  return (
    <div ref={part} tabIndex={-1} className="print:hidden">
      {writing !== 'no' ? (
        <ReplyForm
          standing={comment.reply?.text ?? ''}
          draftName={draftName}
          hasFocus={writing === 'opened'}
          className="max-sm:-ms-14"
          send={async (body) => {
            const { data } = await browserApi().call(setReply, { params: { id: comment.id }, body });
            show(data, t(comment.reply ? 'commenting.reply.saved' : 'commenting.reply.sent'));
          }}
          onCancel={close}
        />
      ) : comment.reply ? (
        <SellerReply reply={comment.reply} seller={seller} kind={comment.listing.kind}>
          <ReplyActs
            comment={comment}
            onEdit={() => setWriting('opened')}
            onRemoved={() => show({ ...comment, reply: null }, t('commenting.reply.removed'))}
          />
        </SellerReply>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          icon="message-circle"
          className="-ms-3 mt-1"
          aria-label={t('commenting.reply.to', { name: comment.author.name })}
          onClick={() => setWriting('opened')}
        >
          {t('commenting.reply')}
        </Button>
      )}
    </div>
  );
}

interface ReplyActsProps {
  comment: Comment;
  onEdit: () => void;
  onRemoved: () => void;
}

function ReplyActs({ comment, onEdit, onRemoved }: ReplyActsProps) {
  const t = useT();
  return (
    <div className="-ms-3 mt-1.5 flex flex-wrap gap-x-1">
      <Button size="sm" variant="quiet" icon="pencil" onClick={onEdit}>
        {t('commenting.reply.edit')}
      </Button>
      <RemovalButton
        label={t('commenting.reply.remove')}
        icon="undo-2"
        question={t('commenting.reply.removeTitle')}
        text={t('commenting.reply.removeText')}
        remove={() => browserApi().call(removeReply, { params: { id: comment.id } })}
        onRemoved={onRemoved}
      />
    </div>
  );
}
