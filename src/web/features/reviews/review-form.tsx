import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Agreement } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useT } from '../../lib/i18n.tsx';
import { keepDraft, reviewDraft } from '../../lib/reviewing/drafts.ts';
import { StarsField } from '../../lib/reviewing/stars-field.tsx';
import { TextAndButtons } from '../../lib/reviewing/text-and-buttons.tsx';
import { useKeeping, useKeptDraft } from '../../lib/reviewing/use-kept-draft.ts';
import { Field, SelectInput } from '../../ui/field.tsx';
import { writeReview } from './calls.ts';

export interface ReviewFormProps {
  agreement: Agreement;
  /** The listing to begin with; null for the seller, who reviews the buyer. */
  listingId: number | null;
  userId: number;
  onSaved: (agreement: Agreement) => void;
  onCancel: () => void;
}

/** Stars and a text for the other side of an agreement. Input is kept as a draft until it is sent. */
export function ReviewForm({ agreement, listingId, userId, onSaved, onCancel }: ReviewFormProps) {
  const t = useT();
  const { role, own } = agreement;
  const draftName = reviewDraft(userId, agreement.id);
  const kept = useKeptDraft(draftName);
  const before = own.find((each) => each.listingId === listingId);
  const standing = { rating: before ? String(before.rating) : null, text: before?.text ?? '' };
  // Reviews already written have their own edit button.
  const listings = agreement.listings.filter(({ id }) => own.every((each) => each.listingId !== id));
  const isChoice = role === 'buyer' && !before && agreement.listings.length > 1;
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('./schemas.ts')).reviewFormSchema,
    values: { ...standing, ...kept, ...(listingId !== null && { listingId: String(listingId) }) },
    send: async (body) => {
      const { data } = await browserApi().call(writeReview, { params: { id: agreement.id }, body });
      keepDraft(draftName, null);
      onSaved(data);
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const values = useWatch({ control: form.control });
  const rating = values.rating ? String(values.rating) : null;
  const text = values.text ?? '';
  useKeeping(draftName, { rating, text }, standing);
  const cancel = () => {
    keepDraft(draftName, null);
    onCancel();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {isChoice && (
        <Field label={t('reviews.which')} error={errorOf('listingId')} required>
          <SelectInput {...form.register('listingId')}>
            {listings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      <StarsField rating={rating} error={errorOf('rating')} input={form.register('rating')} />
      <TextAndButtons
        label={t('commenting.text')}
        hint={t(`reviews.hint.${role}`)}
        error={errorOf('text')}
        text={text}
        input={form.register('text')}
        failure={failure}
        isBusy={isBusy}
        isNew={!before}
        sendLabel={t('reviews.send')}
        size="sm"
        onCancel={cancel}
      />
    </form>
  );
}
