import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { ListData } from './list-data.ts';

/** The first and last day of the date range. */
export function DateFields({ list: { values, errors } }: { list: ListData }) {
  const t = useT();
  return (
    <FieldGroup legend={t('list.dates')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={t(name === 'from' ? 'list.from' : 'list.to')}
            error={name in errors ? errors[name] || t('list.wrongValue') : undefined}
          >
            <TextInput type={errors[name] === undefined ? 'date' : 'text'} name={name} defaultValue={values[name]} />
          </Field>
        ))}
      </div>
      <CheckboxInput
        className="mt-2"
        name="past"
        value="1"
        defaultChecked={values.past === '1'}
        label={t('list.past')}
      />
    </FieldGroup>
  );
}
