import type { ComponentProps } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';

export interface ShopFieldProps {
  error: string | undefined;
  input: ComponentProps<'input'>;
  /** Receives the address with its protocol when the user leaves the field. */
  onComplete: (address: string) => void;
}

/** The link to the user's own shop. */
export function ShopField({ error, input, onComplete }: ShopFieldProps) {
  const t = useT();
  return (
    <Field
      label={t('panel.description.shop')}
      hint={t('panel.description.shopHint')}
      error={error}
      aside={t('panel.optional')}
    >
      <TextInput
        {...input}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        onBlur={(event) => onComplete(withProtocol(event.currentTarget.value))}
      />
    </Field>
  );
}

/** Few people type the protocol. */
function withProtocol(text: string): string {
  const address = text.trim();
  return address && !/^[a-z]+:/i.test(address) && address.includes('.') ? `https://${address}` : address;
}
