import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Comment } from '#contract/comments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useT } from '../../lib/i18n.tsx';
import { keepDraft } from '../../lib/reviewing/drafts.ts';
import { StarsField } from '../../lib/reviewing/stars-field.tsx';
import { TextAndButtons } from '../../lib/reviewing/text-and-buttons.tsx';
import { useKeeping, useKeptDraft } from '../../lib/reviewing/use-kept-draft.ts';
import { useActKeys } from '../../lib/session/use-act-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { createComment, updateComment } from './calls.ts';

export interface CommentFormProps {
  listingId: number;
  /** The comment being edited; null for a new one. */
  comment: Comment | null;
  /** Storage key of the draft. */
  draftName: string;
  /** The user's comment was submitted elsewhere while this one was being written. */
  isInTheWay: boolean;
  /** Focuses the text. */
  hasFocus: boolean;
  onSaved: (comment: Comment) => void;
  /** The server refused; permissions may have changed. */
  onRefused: (error: unknown) => void;
  /** Cancels editing; left out for a new comment. */
  onCancel?: () => void;
}

/** One to five stars and a text. Input is kept as a draft until it is sent. */
export function CommentForm(props: CommentFormProps) {
  const t = useT();
  const { comment, draftName, isInTheWay, hasFocus, onCancel } = props;
  const kept = useKeptDraft(draftName);
  const standing = { rating: comment ? String(comment.rating) : null, text: comment?.text ?? '' };
  const { form, isBusy, failure, onSubmit, errorOf } = useCommentForm(props, kept ?? standing);
  const { setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('text');
  }, [hasFocus, setFocus]);
  const values = useWatch({ control: form.control });
  const rating = values.rating ? String(values.rating) : null;
  const text = values.text ?? '';
  useKeeping(draftName, { rating, text }, standing);
  const cancel = () => {
    keepDraft(draftName, null);
    onCancel?.();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {isInTheWay ? (
        <Alert tone="info">{t('commenting.exists')}</Alert>
      ) : (
        kept && <Alert tone="info">{t('commenting.draft')}</Alert>
      )}
      <StarsField rating={rating} error={errorOf('rating')} input={form.register('rating')} />
      <TextAndButtons
        label={t('commenting.text')}
        hint={t('commenting.textHint')}
        error={errorOf('text')}
        text={text}
        input={form.register('text')}
        failure={failure}
        isBusy={isBusy}
        isNew={!comment}
        sendLabel={t('commenting.send')}
        onCancel={onCancel && cancel}
      />
    </form>
  );
}

function useCommentForm(
  { listingId, comment, draftName, onSaved, onRefused }: CommentFormProps,
  values: { rating: string | null; text: string },
) {
  const keyOf = useActKeys();
  return useContractForm({
    schema: async () => (await import('./schemas.ts')).commentFormSchema,
    values,
    send: async (body) => {
      try {
        const { data } = comment
          ? await browserApi().call(updateComment, { params: { id: comment.id }, body })
          : await browserApi({ idempotencyKey: keyOf(body) }).call(createComment, { params: { id: listingId }, body });
        keepDraft(draftName, null);
        onSaved(data);
      } catch (error) {
        onRefused(error);
        throw error;
      }
    },
  });
}
