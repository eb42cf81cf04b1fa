import { type ComponentProps, useId } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { usePlaceNames } from '../../../../lib/places/use-place-names.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';

export interface TownFieldProps {
  error: string | undefined;
  input: ComponentProps<'input'>;
}

/** Autocompleted from the list of places, as in the filters. */
export function TownField({ error, input }: TownFieldProps) {
  const t = useT();
  const id = useId();
  const { names, onInput } = usePlaceNames();
  return (
    <Field
      label={t('panel.description.town')}
      hint={t('panel.description.townHint')}
      error={error}
      aside={t('panel.optional')}
    >
      <TextInput {...input} list={id} autoComplete="off" onInput={onInput} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
