import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup } from './choices.tsx';
import { classNames } from './class-names.ts';
import { Icon, iconSpriteUrl } from './icon.tsx';

export interface StarsProps {
  /** 0 to 5; shown in halves. */
  value: number;
  /** What it says, for example "4,5 na 5". */
  label: string;
  /** Its font size is the size of a star. */
  className?: string;
}

/** A rating to look at. */
export function Stars({ value, label, className }: StarsProps) {
  const lit = Math.round(Math.max(0, Math.min(5, value)) * 2) / 2;
  return (
    <span className={classNames('stars', className)} role="img" aria-label={label}>
      <StarRow />
      <StarRow clip={`inset(0 ${100 - lit * 20}% 0 0)`} />
    </span>
  );
}

function StarRow({ clip }: { clip?: string }) {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" style={clip ? { clipPath: clip } : undefined}>
      <use href={`${iconSpriteUrl}#star-row`} />
    </svg>
  );
}

export interface StarsInputProps {
  legend: ReactNode;
  name: string;
  /** The names of one to five stars, in that order. */
  labels: readonly [string, string, string, string, string];
  value?: number;
  defaultValue?: number;
  required?: boolean;
  error?: ReactNode;
  onValueChange?: (value: number) => void;
  inputProps?: ComponentProps<'input'>;
}

/** A rating to give: five radio buttons that light up to the chosen one, with or without a script. */
export function StarsInput({
  legend,
  name,
  labels,
  value,
  defaultValue,
  required,
  error,
  onValueChange,
  inputProps,
}: StarsInputProps) {
  return (
    <FieldGroup legend={legend} error={error}>
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
    </FieldGroup>
  );
}
