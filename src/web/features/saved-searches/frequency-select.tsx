import { FREQUENCIES, type Frequency } from '#contract/saved-searches/frequencies.ts';
import { useT } from '../../lib/i18n.tsx';
import { SelectInput } from '../../ui/field.tsx';

export interface FrequencySelectProps {
  value: Frequency;
  onChange: (next: Frequency) => void;
  disabled?: boolean;
}

/** The notification frequency; place it in a Field, which labels it. */
export function FrequencySelect({ value, onChange, disabled }: FrequencySelectProps) {
  const t = useT();
  return (
    <SelectInput value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as Frequency)}>
      {FREQUENCIES.map((each) => (
        <option key={each} value={each}>
          {t(`savedSearches.frequency.${each}`)}
        </option>
      ))}
    </SelectInput>
  );
}
