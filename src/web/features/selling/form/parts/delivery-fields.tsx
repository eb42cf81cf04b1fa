import { useWatch } from 'react-hook-form';
import { type DeliveryWay, hasDistance } from '#kinds/delivery.ts';
import { DELIVERY_ICONS } from '../../../../lib/delivery/delivery-texts.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { FieldGroup } from '../../../../ui/choices.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import { askedOf } from '../form-values.ts';

/** The delivery methods of the category, and the distance that the seller travels. */
export function DeliveryFields() {
  const t = useT();
  const { kind, form, errorOf } = usePosting();
  const [category, chosen] = useWatch({ control: form.control, name: ['category', 'delivery'] });
  const ways = askedOf(kind, category).delivery;
  if (ways.length === 0) return null;
  const toggle = (way: DeliveryWay, isOn: boolean) =>
    form.setValue('delivery', isOn ? [...chosen, way] : chosen.filter((each) => each !== way), { shouldDirty: true });
  return (
    <div data-field="delivery" className="flex flex-col gap-3">
      <FieldGroup legend={t('posting.field.delivery')} error={errorOf('delivery')}>
        <div className="grid grid-cols-2 gap-2">
          {ways.map((way) => (
            <label key={way} className="choice items-center gap-2! px-2.5! py-2!">
              <input
                type="checkbox"
                className="tick"
                checked={chosen.includes(way)}
                onChange={(event) => toggle(way, event.currentTarget.checked)}
              />
              <Icon name={DELIVERY_ICONS[way]} size={18} className="text-primary" />
              <span className="min-w-0 text-sm leading-tight sm:text-[0.9375rem]">{t(`delivery.way.${way}`)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {hasDistance(chosen.filter((way) => ways.some((each) => each === way))) && (
        <Field label={t('posting.field.deliveryKm')} error={errorOf('deliveryKm')} required className="max-w-60">
          <TextInput
            {...form.register('deliveryKm')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="30"
            maxLength={4}
          />
        </Field>
      )}
    </div>
  );
}
