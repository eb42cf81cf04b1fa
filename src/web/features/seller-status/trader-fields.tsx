import type { ChangeEvent, ComponentProps } from 'react';
import type { FieldPath } from 'react-hook-form';
import { postalCodeText } from '../../lib/forms/typing.ts';
import { useT } from '../../lib/i18n.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import type { StatusValues } from './status-values.ts';
import type { UsedStatusForm } from './use-status-form.ts';

interface TraderFieldsProps extends Pick<UsedStatusForm, 'form' | 'errorOf'> {
  isFarmer: boolean;
}

/** Longer input cannot be valid; the contract has the exact limits. */
const LINE_MAX_LENGTH = 254;

/** The fields of a trader's data; a farmer's NIP is optional. */
export function TraderFields({ isFarmer, ...part }: TraderFieldsProps) {
  const t = useT();
  const line = { ...part, maxLength: LINE_MAX_LENGTH };
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
      <Line
        {...line}
        name="name"
        label={t(isFarmer ? 'sellerStatus.form.farmerName' : 'sellerStatus.form.firm')}
        className="sm:col-span-4"
        autoComplete={isFarmer ? 'name' : 'organization'}
        required
      />
      <Line
        {...line}
        name="nip"
        label={t('sellerStatus.form.nip')}
        aside={isFarmer && t('panel.optional')}
        className="sm:col-span-2"
        inputMode="numeric"
        autoComplete="off"
        required={!isFarmer}
      />
      <Line
        {...line}
        name="address"
        label={t('sellerStatus.form.address')}
        className="sm:col-span-6"
        autoComplete="street-address"
        required
      />
      <PostalCode {...part} />
      <Line
        {...line}
        name="city"
        label={t('sellerStatus.form.city')}
        className="sm:col-span-4"
        autoComplete="address-level2"
        required
      />
      <p className="-mb-3 text-sm text-muted sm:col-span-6">{t('sellerStatus.form.contact')}</p>
      <Line
        {...line}
        name="email"
        label={t('sellerStatus.form.email')}
        className="sm:col-span-3"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Line
        {...line}
        name="phone"
        label={t('sellerStatus.form.phone')}
        className="sm:col-span-3"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <p className="text-sm text-muted sm:col-span-6">{t('sellerStatus.form.shown')}</p>
    </div>
  );
}

interface LineProps extends Pick<UsedStatusForm, 'form' | 'errorOf'>, Omit<ComponentProps<'input'>, 'form' | 'name'> {
  name: FieldPath<StatusValues>;
  label: string;
  aside?: string | false;
}

function Line({ form, errorOf, name, label, aside, required, className, ...input }: LineProps) {
  return (
    <Field label={label} aside={aside} error={errorOf(name)} required={required} className={className}>
      <TextInput {...input} {...form.register(name)} />
    </Field>
  );
}

/** Five digits; the hyphen is inserted automatically. */
function PostalCode({ form, errorOf }: Pick<UsedStatusForm, 'form' | 'errorOf'>) {
  const t = useT();
  const { onChange, ...input } = form.register('zip');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = postalCodeText(event.currentTarget.value);
    void onChange(event);
  };
  return (
    <Field label={t('sellerStatus.form.zip')} error={errorOf('zip')} required className="sm:col-span-2">
      <TextInput
        {...input}
        onChange={handleChange}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="34-500"
      />
    </Field>
  );
}
