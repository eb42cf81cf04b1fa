import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useT } from '../i18n.tsx';
import { keepDraft } from './drafts.ts';
import { TextAndButtons } from './text-and-buttons.tsx';
import { useKeeping, useKeptDraft } from './use-kept-draft.ts';

export interface ReplyFormProps {
  /** The current reply; empty for a new one. */
  standing: string;
  /** Storage key of the draft. */
  draftName: string;
  /** Focuses the text. */
  hasFocus: boolean;
  className?: string;
  send: (body: { text: string }) => Promise<void>;
  onCancel: () => void;
}

/** Creates or edits a reply to a review. Input is kept as a draft until it is sent. */
export function ReplyForm({ standing, draftName, hasFocus, className = '', send, onCancel }: ReplyFormProps) {
  const t = useT();
  const kept = useKeptDraft(draftName);
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('./schemas.ts')).replyFormSchema,
    values: { text: kept?.text ?? standing },
    send: async (body) => {
      await send(body);
      keepDraft(draftName, null);
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('text');
  }, [hasFocus, setFocus]);
  const text = useWatch({ control: form.control, name: 'text' });
  useKeeping(draftName, { text, rating: null }, { text: standing, rating: null });
  const cancel = () => {
    keepDraft(draftName, null);
    onCancel();
  };
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className={`mt-3 flex flex-col gap-4 rounded-card bg-linen p-4 sm:p-5 ${className}`}
    >
      <TextAndButtons
        label={t('commenting.reply.label')}
        hint={t('commenting.reply.hint')}
        error={errorOf('text')}
        text={text}
        rows={3}
        input={form.register('text')}
        failure={failure}
        isBusy={isBusy}
        isNew={!standing}
        sendLabel={t('commenting.reply.send')}
        size="sm"
        onCancel={cancel}
      />
    </form>
  );
}
