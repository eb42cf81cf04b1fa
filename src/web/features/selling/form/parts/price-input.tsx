import { useWatch } from 'react-hook-form';
import { useT } from '../../../../lib/i18n.tsx';
import { Field } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { askedOf } from '../form-values.ts';
import { CountInput } from './count-input.tsx';
import { PriceUnitSelect } from './price-unit-select.tsx';

/** The price and its unit; nothing if the price is derived, as for jobs. */
export function PriceInput() {
  const t = useT();
  const { kind, form, errorOf } = usePosting();
  const category = useWatch({ control: form.control, name: 'category' });
  if (!askedOf(kind, category).quantities.includes('price')) return null;
  const { isLowest, required } = kind.pricing;
  return (
    <Field
      label={t('quantity.price')}
      hint={isLowest ? t('posting.hint.price.lowest') : undefined}
      error={errorOf('price') ?? errorOf('priceUnit')}
      required={required}
      aside={required ? undefined : t('posting.optional')}
    >
      <span className="flex max-w-md gap-1.5">
        <CountInput name="price" />
        <PriceUnitSelect />
      </span>
    </Field>
  );
}
