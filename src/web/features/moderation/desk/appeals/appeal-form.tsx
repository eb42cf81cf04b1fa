import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { isApiError } from '#contract/errors.ts';
import type { AppealLine } from '#contract/moderation/cases.ts';
import type { decideAppeal as DecideAppeal } from '#contract/moderation/deciding.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { numberText } from '../../../../lib/format.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { actKeys } from '../../../../lib/session/act-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Field, TextArea } from '../../../../ui/field.tsx';
import { EXPLANATION_MAX_LENGTH } from '../bounds.ts';
import { decideAppeal } from '../calls.ts';

type AppealBody = NonNullable<(typeof DecideAppeal)['body']>;
type Input = z.input<AppealBody>;
type Output = z.output<AppealBody>;

async function appealSchema(): Promise<z.ZodType<Output, Input>> {
  return (await import('#contract/moderation/deciding.ts')).decideAppeal.body as z.ZodType<Output, Input>;
}

export interface AppealFormProps {
  appeal: AppealLine;
  onCancel: () => void;
  onAnswered: (appeal: AppealLine) => void;
  /** Another moderator was faster. */
  onLate: () => void;
}

const OUTCOMES = ['granted', 'rejected'] as const;

/** Grants or rejects an appeal, with an answer to its sender. */
export function AppealForm({ appeal, onCancel, onAnswered, onLate }: AppealFormProps) {
  const { locale, t } = useLanguage();
  const [keyOf] = useState(actKeys);
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm<Input, Output>({
    schema: appealSchema,
    values: { answer: '' },
    send: async (body) => {
      try {
        const { data } = await browserApi({ idempotencyKey: keyOf(body) }).call(decideAppeal, {
          params: { id: appeal.id },
          body,
        });
        onAnswered(data);
      } catch (error) {
        if (isApiError(error) && error.code === 'conflict') onLate();
        throw error;
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('outcome'), [setFocus]);
  const answer = form.watch('answer') ?? '';
  return (
    <form onSubmit={onSubmit} noValidate className="mt-1 flex max-w-text flex-col gap-4">
      <RadioGroup
        name={`outcome-${appeal.id}`}
        legend={t('desk.appeal.outcome')}
        error={errorOf('outcome')}
        options={OUTCOMES.map((outcome) => ({
          value: outcome,
          label: <span className="font-bold">{t(`desk.appeal.do.${outcome}`)}</span>,
          hint: t(`desk.appeal.means.${outcome}.${appeal.by}`),
        }))}
        inputProps={form.register('outcome')}
      />
      <Field
        label={t('desk.appeal.text')}
        hint={t('desk.appeal.textHint', { name: appeal.name })}
        required
        error={errorOf('answer')}
        aside={t('desk.counter', {
          count: numberText(locale, answer.length),
          maximum: numberText(locale, EXPLANATION_MAX_LENGTH),
        })}
      >
        <TextArea rows={4} maxLength={EXPLANATION_MAX_LENGTH} {...form.register('answer')} />
      </Field>
      <FormFailure failure={failure} title={t('desk.appeal.failed')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('desk.appeal.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  );
}
