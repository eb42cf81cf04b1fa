import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface CheckboxInputProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A check box with its clickable label. */
export function CheckboxInput({ label, hint, error, className, ...rest }: CheckboxInputProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="tick-row">
        <input
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classNames(hint !== undefined && `${id}-hint`, error ? `${id}-error` : undefined) || undefined
          }
          {...rest}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ms-9 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Hides the legend from sight, not from screen readers. */
  quietLegend?: boolean;
  /** The error is above the controls: for long groups, where it would be out of sight below. */
  errorFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A group of controls under one legend. */
export function FieldGroup({ legend, hint, error, quietLegend, errorFirst, className, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error ? `${id}-error` : undefined) || undefined;
  const message = <FieldError id={`${id}-error`}>{error}</FieldError>;
  return (
    <fieldset
      className={classNames('min-w-0', className)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      <legend className={quietLegend ? 'sr-only' : 'legend'}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {errorFirst && error ? <div className="mb-2">{message}</div> : null}
      {children}
      {!errorFirst && error ? <div className="mt-1.5">{message}</div> : null}
    </fieldset>
  );
}

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'children'> {
  name: string;
  options: readonly RadioOption[];
  /** `cards` frames each option, good for a few options with hints; `columns` is a list of two columns. */
  layout?: 'list' | 'row' | 'cards' | 'columns';
  value?: string;
  defaultValue?: string;
  required?: boolean;
  onValueChange?: (value: string) => void;
  /** Attributes for every radio button, such as those of a form library. */
  inputProps?: ComponentProps<'input'>;
}

const LAYOUTS = {
  list: 'flex flex-col',
  row: 'flex flex-wrap gap-x-6',
  columns: 'grid gap-x-8 sm:grid-cols-2',
  cards: 'grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
} as const;

/** A single choice. */
export function RadioGroup({
  name,
  options,
  layout = 'list',
  value,
  defaultValue,
  required,
  onValueChange,
  inputProps,
  ...group
}: RadioGroupProps) {
  const checkedIf = (option: string) =>
    value !== undefined
      ? { checked: value === option }
      : defaultValue !== undefined
        ? { defaultChecked: defaultValue === option }
        : {};
  return (
    <FieldGroup {...group}>
      <div className={LAYOUTS[layout]}>
        {options.map((option) => (
          <label key={option.value} className={layout === 'cards' ? 'choice' : 'tick-row'}>
            <input
              type="radio"
              className="tick"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              onChange={onValueChange && (() => onValueChange(option.value))}
              {...checkedIf(option.value)}
              {...inputProps}
            />
            <span className="min-w-0">
              <span className={classNames('block', layout === 'cards' && 'font-bold')}>{option.label}</span>
              {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
