import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldGroup } from './choices.tsx';

export interface RangeEnd extends ComponentProps<'input'> {
  name: string;
  /** Accessible name and placeholder, for example "od" and "do". */
  label: string;
}

export interface RangeFieldsProps {
  legend: ReactNode;
  from: RangeEnd;
  to: RangeEnd;
  /** Behind each number, for example "zł" or "kg". */
  unit?: string;
  error?: ReactNode;
  className?: string;
}

/** The lower and the upper end of a range, side by side. Numbers are text fields, so that "12,50" may be written. */
export function RangeFields({ legend, from, to, unit, error, className }: RangeFieldsProps) {
  return (
    <FieldGroup legend={legend} error={error} className={className}>
      <div className="flex items-center gap-2">
        <End {...from} unit={unit} invalid={Boolean(error)} />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <End {...to} unit={unit} invalid={Boolean(error)} />
      </div>
    </FieldGroup>
  );
}

function End({ label, unit, invalid, ...rest }: RangeEnd & { unit?: string; invalid: boolean }) {
  const unitId = useId();
  return (
    <span className="relative block min-w-0 flex-1">
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
      {unit && (
        <span id={unitId} className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-muted">
          {unit}
        </span>
      )}
    </span>
  );
}
