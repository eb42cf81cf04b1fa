import { useId } from 'react';
import type { QuietHours } from '#contract/notifications/notifications.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { SelectInput } from '../../../ui/field.tsx';

interface QuietHoursFieldsProps {
  value: QuietHours | null;
  onChange: (value: QuietHours | null) => void;
}

/** The default quiet hours. */
const NIGHT: QuietHours = { from: '22:00', until: '07:00' };
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hours without push notifications, in Polish time wherever the user is. */
export function QuietHoursFields({ value, onChange }: QuietHoursFieldsProps) {
  const t = useT();
  return (
    <div className="mt-2 border-t border-line pt-5">
      <CheckboxInput
        checked={value !== null}
        label={<span className="font-semibold">{t('news.quiet.label')}</span>}
        hint={t('news.quiet.hint')}
        onChange={(event) => onChange(event.currentTarget.checked ? NIGHT : null)}
      />
      {value && (
        <div className="ms-9 mt-2 flex flex-wrap gap-4">
          <HourSelect
            label={t('news.quiet.from')}
            value={value.from}
            others={HOURS.filter((hour) => hour !== value.until)}
            onChange={(from) => onChange({ ...value, from })}
          />
          <HourSelect
            label={t('news.quiet.until')}
            value={value.until}
            others={HOURS.filter((hour) => hour !== value.from)}
            onChange={(until) => onChange({ ...value, until })}
          />
        </div>
      )}
    </div>
  );
}

interface HourSelectProps {
  label: string;
  value: string;
  others: readonly string[];
  onChange: (hour: string) => void;
}

/** Full hours, and the stored one. */
function HourSelect({ label, value, others, onChange }: HourSelectProps) {
  const id = useId();
  const hours = others.includes(value) ? others : [...others, value].toSorted();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <SelectInput id={id} value={value} className="w-28" onChange={(event) => onChange(event.currentTarget.value)}>
        {hours.map((hour) => (
          <option key={hour}>{hour}</option>
        ))}
      </SelectInput>
    </div>
  );
}
