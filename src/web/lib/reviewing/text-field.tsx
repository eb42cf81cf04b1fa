import type { ComponentProps } from 'react';
import { Field, TextArea } from '../../ui/field.tsx';
import { numberText } from '../format.ts';
import { useLanguage } from '../i18n.tsx';
import { COMMENT_MAX_LENGTH } from './bounds.ts';

export interface TextFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** The current input. */
  text: string;
  rows: number;
  input: ComponentProps<'textarea'>;
}

/** The text of a comment or a reply, with a character counter. */
export function TextField({ label, hint, error, text, rows, input }: TextFieldProps) {
  const { locale, t } = useLanguage();
  const lengths = { length: numberText(locale, text.length), max: numberText(locale, COMMENT_MAX_LENGTH) };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required
      aside={<span className="tabular-nums">{t('commenting.length', lengths)}</span>}
    >
      <TextArea {...input} rows={rows} maxLength={COMMENT_MAX_LENGTH} />
    </Field>
  );
}
