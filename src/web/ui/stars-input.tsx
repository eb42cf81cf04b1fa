import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup } from './choices.tsx';
import { Icon } from './icon.tsx';

export interface StarsInputProps {
  legend: ReactNode;
  name: string;
  /** The names of one to five stars, in order. */
  labels: readonly [string, string, string, string, string];
  value?: number;
  defaultValue?: number;
  required?: boolean;
  error?: ReactNode;
  /** Beside the stars: the meaning of the selected rating. */
  word?: ReactNode;
  onValueChange?: (value: number) => void;
  inputProps?: ComponentProps<'input'>;
}

/** A rating input: five radio buttons whose stars light up to the selected one, also without JavaScript. */
export function StarsInput({
  legend,
  name,
  labels,
  value,
  defaultValue,
  required,
  error,
  word,
  onValueChange,
  inputProps,
}: StarsInputProps) {
  return (
    <FieldGroup legend={legend} error={error}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="star-choices -ms-2 flex">
          {labels.map((label, index) => {
            const stars = index + 1;
            return (
              <label key={stars} className="star-choice" title={label}>
                <input
                  type="radio"
                  className="sr-only"
                  name={name}
                  value={stars}
                  required={required}
                  aria-label={label}
                  onChange={onValueChange && (() => onValueChange(stars))}
                  {...(value !== undefined ? { checked: value === stars } : { defaultChecked: defaultValue === stars })}
                  {...inputProps}
                />
                <Icon name="star" size={30} filled />
              </label>
            );
          })}
        </div>
        {word && (
          <span className="font-semibold" aria-hidden="true">
            {word}
          </span>
        )}
      </div>
    </FieldGroup>
  );
}
