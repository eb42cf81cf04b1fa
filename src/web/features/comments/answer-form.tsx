import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Comment } from '#contract/comments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useT } from '../../lib/i18n.tsx';
import { keepDraft } from '../../lib/reviewing/drafts.ts';
import { SendingFailed } from '../../lib/reviewing/sending-failed.tsx';
import { TextField } from '../../lib/reviewing/text-field.tsx';
import { useKeeping, useKeptDraft } from '../../lib/reviewing/use-kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { setReply } from './calls.ts';

export interface AnswerFormProps {
  comment: Comment;
  /** Storage key of the draft. */
  draftName: string;
  /** Focuses the text. */
  hasFocus: boolean;
  onSaved: (comment: Comment) => void;
  onCancel: () => void;
}

/** Creates or edits the seller's reply to a comment. Input is kept as a draft until it is sent. */
export function AnswerForm({ comment, draftName, hasFocus, onSaved, onCancel }: AnswerFormProps) {
  const t = useT();
  const standing = { text: comment.reply?.text ?? '', rating: null };
  const kept = useKeptDraft(draftName);
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('./schemas.ts')).replyFormSchema,
    values: { text: kept?.text ?? standing.text },
    send: async (body) => {
      const { data } = await browserApi().call(setReply, { params: { id: comment.id }, body });
      keepDraft(draftName, null);
      onSaved(data);
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('text');
  }, [hasFocus, setFocus]);
  const text = useWatch({ control: form.control, name: 'text' });
  useKeeping(draftName, { text, rating: null }, standing);
  const cancel = () => {
    keepDraft(draftName, null);
    onCancel();
  };
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="mt-3 flex flex-col gap-4 rounded-card bg-linen p-4 max-sm:-ms-14 sm:p-5"
    >
      <TextField
        label={t('commenting.reply.label')}
        hint={t('commenting.reply.hint')}
        error={errorOf('text')}
        text={text}
        rows={3}
        input={form.register('text')}
      />
      <SendingFailed failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" icon={comment.reply ? undefined : 'send'} busy={isBusy}>
          {t(comment.reply ? 'commenting.save' : 'commenting.reply.send')}
        </Button>
        <Button size="sm" variant="secondary" onClick={cancel}>
          {t('commenting.cancel')}
        </Button>
      </div>
    </form>
  );
}
