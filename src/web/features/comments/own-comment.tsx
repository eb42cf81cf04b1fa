import type { Comment } from '#contract/comments.ts';
import type { Person } from '#contract/primitives.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { RemovalButton } from '../../lib/reviewing/removal-button.tsx';
import { Button } from '../../ui/button.tsx';
import { removeComment } from './calls.ts';
import { CommentItem } from './comment-item.tsx';

export interface OwnCommentProps {
  comment: Comment;
  seller: Person;
  /** Hidden by a moderator. */
  isHidden: boolean;
  /** Shown with the seller's review of the author: a deleted one cannot be written anew. */
  isFinal: boolean;
  /** Left out when the comment may not be edited. */
  onEdit?: () => void;
  onRemoved: () => void;
}

/** The user's own comment with its actions. */
export function OwnComment({ comment, seller, isHidden, isFinal, onEdit, onRemoved }: OwnCommentProps) {
  const t = useT();
  return (
    <CommentItem comment={comment} seller={seller}>
      <div className="-ms-3 mt-1.5 flex flex-wrap gap-x-1">
        {onEdit && (
          <Button size="sm" variant="quiet" icon="pencil" onClick={onEdit}>
            {t('commenting.edit')}
          </Button>
        )}
        <RemovalButton
          label={t('commenting.remove')}
          icon="trash-2"
          question={t('commenting.removeTitle')}
          text={t(isHidden ? 'commenting.removeHidden' : isFinal ? 'commenting.removeFinal' : 'commenting.removeText')}
          remove={() => browserApi().call(removeComment, { params: { id: comment.id } })}
          onRemoved={onRemoved}
        />
      </div>
    </CommentItem>
  );
}
