import { useWatch } from 'react-hook-form';
import type { Quantity } from '#kinds/define-kind.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, SelectInput, TextInput, useFieldWiring } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { askedOf } from '../form-values.ts';
import { PriceUnitSelect } from './price-unit-select.tsx';

const UNITS = { weight: ['kg', 'g'], volume: ['l', 'ml'] } as const;

/** The price, and the amounts that the chosen category has. */
export function QuantityInputs() {
  const { kind, form } = usePosting();
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
      {askedOf(kind, category).quantities.map((name) => (
        <QuantityInput key={name} name={name} />
      ))}
    </div>
  );
}

function QuantityInput({ name }: { name: Quantity }) {
  const t = useT();
  const { kind, errorOf } = usePosting();
  const isPrice = name === 'price';
  const isRequired = isPrice && kind.pricing.required;
  return (
    <Field
      label={t(`quantity.${name}`)}
      hint={isPrice && kind.pricing.isLowest ? t('posting.hint.price.lowest') : undefined}
      error={errorOf(name) ?? (isPrice ? errorOf('priceUnit') : undefined)}
      required={isRequired}
      aside={isRequired ? undefined : <span className="max-sm:sr-only">{t('posting.optional')}</span>}
      className={isPrice ? 'col-span-full' : 'max-sm:last:even:col-span-full'}
    >
      {name === 'price' && (
        <span className="flex max-w-md gap-1.5">
          <Count name={name} />
          <PriceUnitSelect />
        </span>
      )}
      {name === 'pieces' && <Count name={name} />}
      {(name === 'weight' || name === 'volume') && <Amount name={name} />}
    </Field>
  );
}

function Count({ name }: { name: 'price' | 'pieces' }) {
  const t = useT();
  const { form } = usePosting();
  const unit = name === 'price' ? 'zł' : t('list.unit.pieces');
  return (
    <span className="relative block min-w-0 flex-1">
      <TextInput
        {...form.register(name)}
        inputMode={name === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={name === 'price' ? '24,50' : '10'}
        maxLength={14}
        className="pe-12"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-sm text-muted"
      >
        {unit}
      </span>
    </span>
  );
}

/** A number with its unit. */
function Amount({ name }: { name: 'weight' | 'volume' }) {
  const t = useT();
  const { form } = usePosting();
  const { required: _, ...wiring } = useFieldWiring();
  return (
    <span className="flex gap-1.5">
      <TextInput
        {...form.register(`${name}.value`)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,5"
        maxLength={12}
        className="min-w-0 flex-1"
      />
      <SelectInput
        {...form.register(`${name}.unit`)}
        {...wiring}
        id={undefined}
        aria-label={t('posting.unit', { name: t(`quantity.${name}`) })}
        className="w-[5.25rem] shrink-0"
      >
        {UNITS[name].map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </SelectInput>
    </span>
  );
}
