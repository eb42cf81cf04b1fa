import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { AD_FLAGS } from '#kinds/ad/kind.ts';
import { QUANTITIES } from '#kinds/define-kind.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { PRICE_UNITS, type PriceUnit } from '#kinds/price-units.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import type { Draft } from './use-draft.ts';

/** The fields that a leaf's listings have: quantities, price units, delivery methods and attributes. */
export function FormParts({ draft }: { category: DeskCategory; draft: Draft }) {
  const t = useT();
  const { values, set, faultAt } = draft;
  const amounts = QUANTITIES.filter((quantity) => quantity !== 'price');
  return (
    <div className="border-y border-line">
      <Disclosure summary={t('catalogue.form.prices')} className="border-b border-line">
        <div className="flex flex-col gap-5 pb-5">
          <Checks
            legend={t('catalogue.form.quantities')}
            all={amounts}
            chosen={values.quantities}
            nameOf={(name) => t(`quantity.${name}` as MessageId)}
            error={faultAt('quantities')}
            onChange={(quantities) => set({ quantities: ['price', ...quantities] as typeof values.quantities })}
          />
          <Units draft={draft} />
        </div>
      </Disclosure>
      <Disclosure summary={t('catalogue.form.delivery')} className="border-b border-line">
        <div className="pb-5">
          <Checks
            legend={t('catalogue.form.delivery')}
            all={DELIVERY_WAYS}
            chosen={values.delivery}
            nameOf={(way) => t(`delivery.way.${way}` as MessageId)}
            error={faultAt('delivery')}
            onChange={(delivery) => set({ delivery })}
          />
        </div>
      </Disclosure>
      <Disclosure summary={t('catalogue.form.flags', { count: values.flags.length })}>
        <div className="pb-5">
          <Checks
            legend={t('tagGroup.flags')}
            all={AD_FLAGS}
            chosen={values.flags}
            nameOf={(flag) => t(`tag.${flag}` as MessageId)}
            error={faultAt('flags')}
            onChange={(flags) => set({ flags })}
          />
        </div>
      </Disclosure>
    </div>
  );
}

interface ChecksProps<T extends string> {
  legend: string;
  all: readonly T[];
  chosen: readonly T[];
  nameOf: (name: T) => string;
  error: string | undefined;
  onChange: (chosen: T[]) => void;
}

/** Any number of choices, kept in the order in which they are shown. */
function Checks<T extends string>({ legend, all, chosen, nameOf, error, onChange }: ChecksProps<T>) {
  return (
    <FieldGroup legend={legend} quietLegend={false} error={error}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {all.map((name) => (
          <CheckboxInput
            key={name}
            label={nameOf(name)}
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(all.filter((each) => (each === name ? checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The units of the price: the first is the usual one. */
function Units({ draft: { values, set, faultAt } }: { draft: Draft }) {
  const t = useT();
  const { units, dominant } = values;
  const [usual] = units;
  const nameOf = (unit: PriceUnit) => t(`priceUnit.short.${unit}` as MessageId);
  const put = (next: readonly PriceUnit[], first: PriceUnit | undefined) => {
    const ordered = first && next.includes(first) ? [first, ...next.filter((unit) => unit !== first)] : [...next];
    set({ units: ordered, dominant: dominant && ordered[0] ? ordered[0] : null });
  };
  return (
    <>
      <Checks
        legend={t('catalogue.form.units')}
        all={PRICE_UNITS}
        chosen={units}
        nameOf={nameOf}
        error={faultAt('units')}
        onChange={(next) => put(next, usual)}
      />
      {usual && (
        <Field label={t('catalogue.form.usual')} error={faultAt('dominant')} className="max-w-64">
          <SelectInput value={usual} onChange={(event) => put(units, event.currentTarget.value as PriceUnit)}>
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {nameOf(unit)}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      {usual && (
        <CheckboxInput
          label={t('catalogue.form.dominant')}
          checked={dominant !== null}
          onChange={({ currentTarget: { checked } }) => set({ dominant: checked ? usual : null })}
        />
      )}
    </>
  );
}
