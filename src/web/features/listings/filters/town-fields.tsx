import { useId } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { usePlaceNames } from '../../../lib/places/use-place-names.ts';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import type { ListData } from './list-data.ts';

/** Selectable distances in kilometres. */
export const RADII_KM = [5, 10, 20, 30, 50, 100, 200] as const;
/** Default distance around a town, as in the contract. */
export const USUAL_RADIUS_KM = 30;

/** The place and the distance around it. */
export function TownFields({ list: { values, errors } }: { list: ListData }) {
  const t = useT();
  const id = useId();
  const { names, onInput } = usePlaceNames({ withVillages: true });
  const { radius = '' } = values;
  const isOffered = radius === '' || RADII_KM.some((each) => String(each) === radius);
  const errorOf = (name: string) => (name in errors ? errors[name] || t('list.wrongValue') : undefined);
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('list.town')} error={errorOf('town')}>
        <TextInput
          name="town"
          defaultValue={values.town}
          placeholder={t('list.townExample')}
          list={id}
          autoComplete="off"
          onInput={onInput}
        />
      </Field>
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={t('list.radius')} error={errorOf('radius')}>
        <SelectInput name="radius" defaultValue={radius}>
          <option value="">{t('list.usualRadius', { radius: USUAL_RADIUS_KM })}</option>
          {RADII_KM.map((each) => (
            <option key={each} value={each}>
              {each} km
            </option>
          ))}
          {!isOffered && <option value={radius}>{/^\d+$/.test(radius) ? `${radius} km` : radius}</option>}
        </SelectInput>
      </Field>
    </div>
  );
}
