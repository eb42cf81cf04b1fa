import { PROMOTION_PLACES, type Priced, VAT_RATES } from '#kinds/price-list.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import type { TypedPrice } from './typed-prices.ts';

export interface PriceFieldsProps {
  plan: Priced;
  typed: TypedPrice;
  /** What is wrong with a field. */
  errorOf: (field: keyof TypedPrice) => string | undefined;
  onChange: (changes: Partial<TypedPrice>) => void;
}

/** The fields of one price. */
export function PriceFields({ plan, typed, errorOf, onChange }: PriceFieldsProps) {
  const t = useT();
  const { price, days, vatPercent, places } = typed;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-heading text-lg font-bold">{t(`pricesDesk.plan.${plan}`)}</legend>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <Field label={t('pricesDesk.field.price')} error={errorOf('price')}>
          <TextInput
            inputMode="decimal"
            value={price}
            autoComplete="off"
            onChange={(event) => onChange({ price: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('pricesDesk.field.days')} error={errorOf('days')}>
          <TextInput
            inputMode="numeric"
            value={days}
            autoComplete="off"
            onChange={(event) => onChange({ days: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('pricesDesk.field.vatPercent')} error={errorOf('vatPercent')}>
          <SelectInput
            value={vatPercent}
            onChange={(event) => onChange({ vatPercent: Number(event.currentTarget.value) })}
          >
            {VAT_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate}%
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      {plan !== 'shopLink' && (
        <FieldGroup legend={t('pricesDesk.field.places')} error={errorOf('places')} className="mt-4">
          <div className="flex flex-wrap gap-x-6">
            {PROMOTION_PLACES.map((place) => (
              <CheckboxInput
                key={place}
                label={t(`pricesDesk.place.${place}`)}
                checked={places.includes(place)}
                onChange={(event) => {
                  const isChosen = event.currentTarget.checked;
                  onChange({
                    places: PROMOTION_PLACES.filter((each) => (each === place ? isChosen : places.includes(each))),
                  });
                }}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </fieldset>
  );
}
