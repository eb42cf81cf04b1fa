import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldGroup } from './choices.tsx';

export interface RangeEnd extends ComponentProps<'input'> {
  name: string;
  /** Accessible name and placeholder, such as "od" and "do". */
  label: string;
}

export interface RangeFieldsProps {
  legend: ReactNode;
  from: RangeEnd;
  to: RangeEnd;
  /** After each number, such as "zł" or "kg". */
  unit?: string;
  error?: ReactNode;
  className?: string;
}

/** The ends of a range, side by side. Text inputs, so that "12,50" can be typed. */
export function RangeFields({ legend, from, to, unit, error, className }: RangeFieldsProps) {
  return (
    <FieldGroup legend={legend} error={error} className={className}>
      <div className="range">
        <End {...from} unit={unit} invalid={Boolean(error)} />
        <span aria-hidden="true">–</span>
        <End {...to} unit={unit} invalid={Boolean(error)} />
      </div>
    </FieldGroup>
  );
}

function End({ label, unit, invalid, ...rest }: RangeEnd & { unit?: string; invalid: boolean }) {
  const unitId = useId();
  return (
    <span className="range-end">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={unit ? 'input pe-10' : 'input'}
        aria-label={label}
        placeholder={label}
        aria-describedby={unit && unitId}
        aria-invalid={invalid || undefined}
        {...rest}
      />
      {unit && <span id={unitId}>{unit}</span>}
    </span>
  );
}
