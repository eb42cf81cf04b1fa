import type { ChangeEvent, ComponentProps } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import type { DetailField, DetailType } from '#kinds/define-kind.ts';
import { postalCodeText, withProtocol } from '../../../../lib/forms/typing.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, TextArea, TextInput } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { ContactLines } from './contact-lines.tsx';

/** Keyboard and autofill attributes by type. */
const INPUTS: Readonly<Partial<Record<DetailType, ComponentProps<'input'>>>> = {
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', placeholder: 'https://' },
  postalCode: { inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '34-500', maxLength: 6 },
  integer: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 },
};

/** Fields with a hint. */
const HINTS: Readonly<Record<string, MessageId>> = {
  programme: 'posting.hint.programme',
  admission: 'posting.hint.admission',
  venue: 'posting.hint.venue',
  guests: 'posting.hint.guests',
};
const AUTOCOMPLETE: Readonly<Record<string, string>> = { street: 'street-address', organiser: 'organization' };

/** A kind's own field, by its type. */
export function DetailInput({ field }: { field: DetailField }) {
  const t = useT();
  const { errorOf } = usePosting();
  const { name, type, required } = field;
  if (type === 'phones' || type === 'emails') return <ContactLines field={field} type={type} />;
  const hint = HINTS[name];
  return (
    <Field
      label={t(`detail.${name}` as MessageId)}
      hint={hint && t(hint)}
      error={errorOf(`details.${name}`)}
      required={required}
      aside={required ? undefined : t('posting.optional')}
    >
      <Control field={field} />
    </Field>
  );
}

function Control({ field: { name, type, maxLength } }: { field: DetailField }) {
  const t = useT();
  const { form } = usePosting();
  const path = `details.${name}` as const;
  const { onChange, ...input } = form.register(path, {
    ...(type === 'url' && { onBlur: () => form.setValue(path, withProtocol(String(form.getValues(path)))) }),
  });
  if (type === 'longText')
    return (
      <TextArea
        {...input}
        onChange={onChange}
        rows={5}
        maxLength={maxLength}
        placeholder={t('posting.programmeExample')}
      />
    );
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (type === 'postalCode') event.currentTarget.value = postalCodeText(event.currentTarget.value);
    void onChange(event);
  };
  return (
    <TextInput
      {...input}
      onChange={handleChange}
      maxLength={maxLength}
      autoComplete={AUTOCOMPLETE[name] ?? 'off'}
      {...INPUTS[type]}
    />
  );
}
