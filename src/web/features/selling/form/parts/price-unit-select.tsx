import { useWatch } from 'react-hook-form';
import type { PriceUnit } from '#kinds/price-units.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { SelectInput, useFieldWiring } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { NO_UNIT, unitsOf } from '../form-values.ts';

/** The unit of the price, beside its amount: the category's units, with the default selected. */
export function PriceUnitSelect() {
  const t = useT();
  const { kind, form } = usePosting();
  const [category, chosen] = useWatch({ control: form.control, name: ['category', 'priceUnit'] });
  const { required: _, ...wiring } = useFieldWiring();
  const { units, unit } = unitsOf(kind, category, chosen);
  if (units.length === 0) return null;
  return (
    <SelectInput
      {...wiring}
      id={undefined}
      name="priceUnit"
      data-field="priceUnit"
      value={unit}
      onChange={(event) => form.setValue('priceUnit', event.currentTarget.value, { shouldDirty: true })}
      aria-label={t('posting.field.priceUnit')}
      className="w-[9.5rem] shrink-0"
    >
      {unit === NO_UNIT && <option value={NO_UNIT}>{t('priceUnit.none')}</option>}
      {units.map((each: PriceUnit) => (
        <option key={each} value={each}>
          {t(`priceUnit.per.${each}`)}
        </option>
      ))}
    </SelectInput>
  );
}
