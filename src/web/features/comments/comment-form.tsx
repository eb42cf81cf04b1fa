import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Comment } from '#contract/comments.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useT } from '../../lib/i18n.tsx';
import { useActKeys } from '../../lib/session/use-act-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StarsInput } from '../../ui/stars-input.tsx';
import { createComment, updateComment } from './calls.ts';
import { keepDraft } from './drafts.ts';
import { SendingFailed } from './sending-failed.tsx';
import { TextField } from './text-field.tsx';
import { useKeeping, useKeptDraft } from './use-kept-draft.ts';

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

const STARS = [1, 2, 3, 4, 5] as const;

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
      <StarsInput
        legend={t('commenting.stars')}
        name="rating"
        labels={STARS.map((count) => starLabel(count, t)) as unknown as Parameters<typeof StarsInput>[0]['labels']}
        word={rating && t(`commenting.word.${rating}` as MessageId)}
        error={errorOf('rating')}
        required
        inputProps={form.register('rating')}
      />
      <TextField
        label={t('commenting.text')}
        hint={t('commenting.textHint')}
        error={errorOf('text')}
        text={text}
        rows={4}
        input={form.register('text')}
      />
      <SendingFailed failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={comment ? undefined : 'send'} busy={isBusy}>
          {t(comment ? 'commenting.save' : 'commenting.send')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={cancel}>
            {t('commenting.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function starLabel(count: (typeof STARS)[number], t: Translate): string {
  return t('commenting.star', { count, word: t(`commenting.word.${count}`) });
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
