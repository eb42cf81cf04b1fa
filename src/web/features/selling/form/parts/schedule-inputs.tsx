import { useWatch } from 'react-hook-form';
import { useT } from '../../../../lib/i18n.tsx';
import { FieldGroup } from '../../../../ui/choices.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';

type End = 'startsAt' | 'endsAt';

/** Start and end in Polish time. */
export function ScheduleInputs() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MomentInput name="startsAt" />
      <MomentInput name="endsAt" />
    </div>
  );
}

function MomentInput({ name }: { name: End }) {
  const t = useT();
  const { form, errorOf } = usePosting();
  const value = useWatch({ control: form.control, name });
  const [day = '', time = ''] = value.split('T');
  const error = errorOf(name);

  function put(nextDay: string, nextTime: string): void {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: Boolean(error) } as const;
    form.setValue(name, nextDay || nextTime ? `${nextDay}T${nextTime}` : '', options);
    // Most events end on the day they start.
    if (name === 'startsAt' && nextDay.length === 10 && !form.getValues('endsAt').split('T')[0])
      form.setValue('endsAt', `${nextDay}T${form.getValues('endsAt').split('T')[1] ?? ''}`, { shouldDirty: true });
  }

  return (
    <div data-field={name}>
      <FieldGroup legend={t(`posting.field.${name}`)} error={error}>
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-2">
          <Field label={t('posting.day')} required>
            <TextInput
              type="date"
              value={day}
              aria-invalid={error ? true : undefined}
              onChange={(event) => put(event.currentTarget.value, time)}
            />
          </Field>
          <Field label={t('posting.time')} required>
            <TextInput
              type="time"
              value={time}
              aria-invalid={error ? true : undefined}
              onChange={(event) => put(day, event.currentTarget.value)}
            />
          </Field>
        </div>
      </FieldGroup>
    </div>
  );
}
