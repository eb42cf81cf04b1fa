import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** What ties a control to its label, hint and error; controls inside a Field take it from the context. */
export interface FieldWiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const FieldContext = createContext<FieldWiring>({});

/** The wiring of the enclosing Field, for custom controls; empty outside a Field. */
export function useFieldWiring(): FieldWiring {
  return useContext(FieldContext);
}

export interface FieldProps {
  label: ReactNode;
  /** Between label and control. */
  hint?: ReactNode;
  /** Below the control: what is wrong and how to fix it. */
  error?: ReactNode;
  /** Makes the control required. */
  required?: boolean;
  /** Beside the label, such as "(opcjonalnie)". */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label with its control, hint and error. */
export function Field({ label, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const wiring: FieldWiring = {
    id,
    'aria-describedby': classNames(hint !== undefined && hintId, error ? errorId : undefined) || undefined,
    'aria-invalid': error ? true : undefined,
    required,
  };
  return (
    <div className={classNames('field', className)}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {hint !== undefined && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error of a control or a group; nothing without one. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <Icon name="circle-alert" size="1.1rem" className="mt-px" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** A single-line input; takes all attributes of <input>. In a Field it is wired to the label. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames('input', className)} {...useFieldWiring()} {...rest} />;
}

/** A multi-line input; grows with its text where supported. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames('input', className)} {...useFieldWiring()} {...rest} />;
}

/** The native select; give it <option>s. */
export function SelectInput({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('select', className)}>
      <select className="input" {...useFieldWiring()} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
