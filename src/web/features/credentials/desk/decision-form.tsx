import type { CredentialCase } from '#contract/credentials/desk.ts';
import { CREDENTIAL_OUTCOMES, REFUSAL_REASONS } from '#contract/credentials/states.ts';
import { getCredentialKind } from '#kinds/credentials/kinds.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/choices.tsx';
import { Field, SelectInput, TextArea, TextInput } from '../../../ui/field.tsx';
import { refusalText } from '../refusal-text.ts';
import { type UsedDecision, useCredentialDecision } from './use-credential-decision.ts';

/** The longest text to the owner. */
const TEXT_MAX_LENGTH = 2_000;

export interface DecisionFormProps {
  value: CredentialCase;
  remote: UsedRemote<CredentialCase>;
}

/** Accept, ask again or refuse; fields that depend on the choice appear with it. */
export function DecisionForm({ value, remote }: DecisionFormProps) {
  const t = useT();
  const decision = useCredentialDecision(value, remote);
  const { form, isBusy, failure, onSubmit, errorOf, isLate } = decision;
  const outcome = form.watch('outcome');
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {isLate && (
        <Alert live tone="warning">
          {t('credentials.desk.changed')}
        </Alert>
      )}
      <RadioGroup
        name="outcome"
        legend={t('credentials.desk.outcome')}
        quietLegend
        options={CREDENTIAL_OUTCOMES.map((each) => ({
          value: each,
          label: <b>{t(`credentials.desk.${each}`)}</b>,
          hint: t(`credentials.desk.${each}Means`),
        }))}
        inputProps={form.register('outcome')}
      />
      {outcome === 'accepted' && <EndField value={value} decision={decision} />}
      {outcome === 'refused' && <ReasonField decision={decision} />}
      {outcome !== '' && (
        <>
          <Field
            label={t('credentials.desk.text')}
            hint={outcome === 'accepted' ? undefined : t('credentials.desk.textHint')}
            error={errorOf('text')}
            required={outcome !== 'accepted'}
            aside={outcome === 'accepted' ? t('credentials.own.optional') : undefined}
          >
            <TextArea {...form.register('text')} rows={4} maxLength={TEXT_MAX_LENGTH} />
          </Field>
          <FormFailure failure={failure} title={t('credentials.desk.failed')} />
          <Button type="submit" busy={isBusy} variant={outcome === 'refused' ? 'danger' : 'primary'} className="w-full">
            {t(`credentials.desk.${outcome}Send`)}
          </Button>
        </>
      )}
    </form>
  );
}

type PartProps = { decision: UsedDecision };

function EndField({ value, decision: { form, errorOf } }: PartProps & Pick<DecisionFormProps, 'value'>) {
  const t = useT();
  const { ends } = getCredentialKind(value.kind);
  if (ends === 'never') return null;
  return (
    <Field
      label={t('credentials.desk.validUntil')}
      hint={t('credentials.desk.validUntilHint')}
      error={errorOf('validUntil')}
      required={ends === 'always'}
    >
      <TextInput {...form.register('validUntil')} type="date" />
    </Field>
  );
}

function ReasonField({ decision: { form, errorOf } }: PartProps) {
  const t = useT();
  return (
    <Field label={t('credentials.desk.reason')} error={errorOf('reason')} required>
      <SelectInput {...form.register('reason')}>
        <option value="">{t('desk.choose')}</option>
        {REFUSAL_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {refusalText(reason, t)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
