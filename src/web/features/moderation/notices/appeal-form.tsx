import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dateText } from '../../../lib/format.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { actKeys } from '../../../lib/session/act-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { APPEAL_MAX_LENGTH } from './bounds.ts';

interface AppealValues {
  text: string;
}

/** Sends an appeal. `key` is the idempotency key: the same text sent again is the same appeal. */
export type SendAppeal = (text: string, key: string) => Promise<void>;

export interface AppealFormProps {
  /** ISO 8601. */
  until: string;
  send: SendAppeal;
}

/** The form of an appeal. */
export function AppealForm({ until, send }: AppealFormProps) {
  const { locale, t } = useLanguage();
  const [keyOf] = useState(actKeys);
  const form = useContractForm<AppealValues, AppealValues>({
    schema: async () => (await import('./schemas.ts')).appealFormSchema,
    values: { text: '' },
    send: ({ text }) => send(text, keyOf(text)),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5 print:hidden">
      <p>{t('notices.appeal.lead', { date: dateText(locale, until) })}</p>
      <Field
        label={t('notices.appeal.text')}
        hint={t('notices.appeal.hint')}
        error={form.errorOf('text')}
        aside={<Left form={form} />}
        required
      >
        <TextArea {...form.form.register('text')} rows={6} maxLength={APPEAL_MAX_LENGTH} />
      </Field>
      <FormFailure failure={form.failure} title={t('notices.appeal.failed')} />
      <Button type="submit" icon="send" busy={form.isBusy} className="self-start max-sm:self-stretch">
        {t('notices.appeal.send')}
      </Button>
    </form>
  );
}

/** From here on the remaining length is announced. */
const NEARLY_FULL = 100;

function Left({ form }: { form: ContractForm<AppealValues, AppealValues> }) {
  const t = useT();
  const left = APPEAL_MAX_LENGTH - useWatch({ control: form.form.control, name: 'text' }).length;
  return (
    <span className="tabular-nums" aria-live={left <= NEARLY_FULL ? 'polite' : 'off'}>
      {t('notices.appeal.left', { count: left })}
    </span>
  );
}
