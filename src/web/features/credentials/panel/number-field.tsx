import { useWatch } from 'react-hook-form';
import { checkNumber, NUMBER_MAX_LENGTH, normaliseNumber } from '#kinds/credentials/check-number.ts';
import { CONTROL_BODIES, findControlBody } from '#kinds/credentials/control-bodies.ts';
import { type CredentialKindId, getCredentialKind } from '#kinds/credentials/kinds.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { UsedCredentialForm } from './use-credential-form.ts';

export interface NumberFieldProps {
  used: UsedCredentialForm;
  kind: CredentialKindId;
}

/** The number as on the document, validated while typing; below it is the number as it will be stored. */
export function NumberField({ used: { form, errorOf }, kind }: NumberFieldProps) {
  const t = useT();
  const [example] = getCredentialKind(kind).forms;
  const isName = kind === 'traditionalProduct';
  const error = errorOf('number');
  return (
    <>
      {kind === 'organic' && <BodyField form={form} />}
      <div>
        <Field
          label={t(isName ? 'credentials.own.productName' : 'credentials.own.number')}
          hint={t('credentials.own.numberHint', { example: example?.example ?? '' })}
          error={error}
          required
        >
          <TextInput
            {...form.register('number')}
            autoComplete="off"
            autoCapitalize={isName ? 'sentences' : 'characters'}
            spellCheck={false}
            maxLength={NUMBER_MAX_LENGTH}
          />
        </Field>
        {!error && <ReadAs form={form} kind={kind} />}
      </div>
    </>
  );
}

type FormProps = Pick<NumberFieldProps['used'], 'form'>;

/** The stored form of a valid number, if it differs from the input. */
function ReadAs({ form, kind }: FormProps & Pick<NumberFieldProps, 'kind'>) {
  const t = useT();
  const typed = useWatch({ control: form.control, name: 'number' });
  const checked = checkNumber(kind, typed);
  return (
    <p className="mt-1.5 text-sm font-semibold text-primary-strong empty:hidden" aria-live="polite">
      {'number' in checked && (
        <span className="flex items-start gap-1.5">
          <Icon name="check" size="1.1rem" className="mt-px" />
          <span className="wrap-anywhere">
            {checked.number === typed.trim()
              ? t('credentials.own.numberRight')
              : t('credentials.own.readAs', { number: checked.number })}
          </span>
        </span>
      )}
    </p>
  );
}

/** The certification body; choosing one fills in its code, the prefix of its numbers. */
function BodyField({ form }: FormProps) {
  const t = useT();
  const typed = useWatch({ control: form.control, name: 'number' });
  const body = findControlBody(normaliseNumber(getCredentialKind('organic'), typed));
  const choose = (code: string) => {
    const rest = typed.replace(/^\s*PL[\s-]*EKO[\s-]*\d{2}\s*/i, '');
    form.setValue('number', code ? `${code} ${rest}` : rest, { shouldDirty: true });
    form.setFocus('number');
  };
  return (
    <Field label={t('credentials.own.body')} hint={t('credentials.own.bodyHint')}>
      <SelectInput value={body?.code ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{t('credentials.own.bodyNone')}</option>
        {CONTROL_BODIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${code} – ${name}`}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
