import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { BuyerReview } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useT } from '../../lib/i18n.tsx';
import { SendingFailed } from '../../lib/reviewing/sending-failed.tsx';
import { TextField } from '../../lib/reviewing/text-field.tsx';
import { Button } from '../../ui/button.tsx';
import { replyToReview } from './calls.ts';

export interface ReplyFormProps {
  review: BuyerReview;
  onSaved: () => void;
  onCancel: () => void;
}

/** Creates or edits the buyer's reply to a review. */
export function ReplyForm({ review, onSaved, onCancel }: ReplyFormProps) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('./schemas.ts')).replyFormSchema,
    values: { text: review.reply?.text ?? '' },
    send: async (body) => {
      await browserApi().call(replyToReview, { params: { id: review.id }, body });
      onSaved();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const text = useWatch({ control: form.control, name: 'text' });
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 flex flex-col gap-4 rounded-card bg-linen p-4">
      <TextField
        label={t('commenting.reply.label')}
        hint={t('reviews.buyer.replyHint')}
        error={errorOf('text')}
        text={text}
        rows={3}
        input={form.register('text')}
      />
      <SendingFailed failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" icon={review.reply ? undefined : 'send'} busy={isBusy}>
          {t(review.reply ? 'reviews.save' : 'reviews.buyer.replySend')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          {t('reviews.cancel')}
        </Button>
      </div>
    </form>
  );
}
