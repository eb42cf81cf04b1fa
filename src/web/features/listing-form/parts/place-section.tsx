import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../lib/i18n.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { voivodeshipText } from '../../detail/detail-texts.ts';
import { usePlaceNames } from '../../filters/use-place-names.ts';
import { usePosting } from '../form-context.tsx';
import { placeDetails } from '../form-plan.ts';
import { DetailInput } from './detail-input.tsx';

/** Where it is, and how to get hold of it. */
export function PlaceSection() {
  const { kind } = usePosting();
  return (
    <>
      <TownField />
      {placeDetails(kind).map((field) => (
        <DetailInput key={field.name} field={field} />
      ))}
    </>
  );
}

/** Completed from the list of places, as in the filters; says which of the namesakes is meant. */
function TownField() {
  const t = useT();
  const { form, errorOf, place } = usePosting();
  const id = useId();
  const { names, onInput } = usePlaceNames();
  const town = useWatch({ control: form.control, name: 'town' });
  return (
    <div>
      <Field label={t('posting.field.town')} hint={t('posting.hint.town')} error={errorOf('town')} required>
        <TextInput
          {...form.register('town')}
          list={id}
          autoComplete="address-level2"
          maxLength={80}
          placeholder={t('posting.townExample')}
          onInput={onInput}
        />
        <datalist id={id}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Field>
      <p role="status" className="mt-1.5 flex items-center gap-1.5 text-sm text-muted empty:hidden">
        {place && (
          <>
            <Icon name="map-pin" size="1.1rem" className="text-primary" />
            {place.name}, {voivodeshipText(place.voivodeship, t)}
          </>
        )}
        {place === null && town.trim() && !errorOf('town') && (
          <span className="font-semibold text-amber-strong">{t('validation.placeUnknown')}</span>
        )}
      </p>
    </div>
  );
}
