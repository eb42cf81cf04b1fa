import { useWatch } from 'react-hook-form';
import type { Quantity } from '#kinds/define-kind.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, SelectInput, TextInput, useFieldWiring } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { askedOf } from '../form-values.ts';
import { CountInput } from './count-input.tsx';

const UNITS = { weight: ['kg', 'g'], volume: ['l', 'ml'] } as const;

type Amount = Exclude<Quantity, 'price'>;

/** The amounts that the chosen category has. */
export function QuantityInputs() {
  const { kind, form } = usePosting();
  const category = useWatch({ control: form.control, name: 'category' });
  const amounts = askedOf(kind, category).quantities.filter((name): name is Amount => name !== 'price');
  if (amounts.length === 0) return null;
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
      {amounts.map((name) => (
        <AmountInput key={name} name={name} />
      ))}
    </div>
  );
}

function AmountInput({ name }: { name: Amount }) {
  const t = useT();
  const { errorOf } = usePosting();
  return (
    <Field label={t(`quantity.${name}`)} error={errorOf(name)} className="max-sm:last:odd:col-span-full">
      {name === 'pieces' ? <CountInput name={name} /> : <Measure name={name} />}
    </Field>
  );
}

/** A number with its unit. */
function Measure({ name }: { name: 'weight' | 'volume' }) {
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
