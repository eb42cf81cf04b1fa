import type { ChangeEvent, ComponentProps } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { postalCodeText } from '../../../lib/forms/typing.ts';
import { useT } from '../../../lib/i18n.tsx';
import { RadioGroup } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ADDRESS_MAX_LENGTH, CITY_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, NIP_MAX_LENGTH } from './bounds.ts';
import type { OrderValues } from './order-values.ts';
import type { UsedCheckout } from './use-checkout.ts';

export interface BuyerFieldsProps extends Pick<UsedCheckout, 'form' | 'errorOf'> {}

/** The invoice's recipient: a person, or a business with its tax number. */
export function BuyerFields({ form, errorOf }: BuyerFieldsProps) {
  const t = useT();
  const type = useWatch({ control: form.control, name: 'type' });
  const isBusiness = type === 'business';
  const part = { form, errorOf };
  return (
    <>
      <RadioGroup
        layout="cards"
        legend={t('paying.buyer.who')}
        options={[
          { value: 'person', label: t('paying.buyer.person'), hint: t('paying.buyer.personHint') },
          { value: 'business', label: t('paying.buyer.business'), hint: t('paying.buyer.businessHint') },
        ]}
        inputProps={form.register('type')}
        name="type"
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
        <BuyerField
          {...part}
          name="name"
          label={t(isBusiness ? 'paying.buyer.company' : 'paying.buyer.name')}
          className={isBusiness ? 'sm:col-span-4' : 'sm:col-span-6'}
          autoComplete={isBusiness ? 'billing organization' : 'billing name'}
          maxLength={NAME_MAX_LENGTH}
        />
        {isBusiness && (
          <BuyerField
            {...part}
            name="nip"
            label={t('paying.buyer.nip')}
            className="sm:col-span-2"
            inputMode="numeric"
            autoComplete="off"
            maxLength={NIP_MAX_LENGTH}
          />
        )}
        <BuyerField
          {...part}
          name="address"
          label={t('paying.buyer.address')}
          hint={t('paying.buyer.addressHint')}
          className="sm:col-span-6"
          autoComplete="billing street-address"
          maxLength={ADDRESS_MAX_LENGTH}
        />
        <PostalCode {...part} />
        <BuyerField
          {...part}
          name="city"
          label={t('paying.buyer.city')}
          className="sm:col-span-4"
          autoComplete="billing address-level2"
          maxLength={CITY_MAX_LENGTH}
        />
        <BuyerField
          {...part}
          name="email"
          label={t('paying.buyer.email')}
          hint={t('paying.buyer.emailHint')}
          className="sm:col-span-6"
          type="email"
          inputMode="email"
          autoComplete="billing email"
          maxLength={EMAIL_MAX_LENGTH}
        />
      </div>
    </>
  );
}

interface BuyerFieldProps extends BuyerFieldsProps, Omit<ComponentProps<'input'>, 'form' | 'name'> {
  name: FieldPath<OrderValues>;
  label: string;
  hint?: string;
}

function BuyerField({ form, errorOf, name, label, hint, className, ...input }: BuyerFieldProps) {
  return (
    <Field label={label} hint={hint} error={errorOf(name)} required className={className}>
      <TextInput {...input} {...form.register(name)} />
    </Field>
  );
}

/** Five digits; the hyphen is inserted automatically. */
function PostalCode({ form, errorOf }: BuyerFieldsProps) {
  const t = useT();
  const { onChange, ...input } = form.register('zip');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = postalCodeText(event.currentTarget.value);
    void onChange(event);
  };
  return (
    <Field label={t('paying.buyer.zip')} error={errorOf('zip')} required className="sm:col-span-2">
      <TextInput
        {...input}
        onChange={handleChange}
        inputMode="numeric"
        autoComplete="billing postal-code"
        placeholder="34-500"
      />
    </Field>
  );
}
