import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface SpinnerProps {
  /** What is being waited for; without it the spinner is decoration. */
  label?: string;
  size?: number | string;
  className?: string;
}

/** A turning wheel. */
export function Spinner({ label, size, className }: SpinnerProps) {
  return <Icon name="loader-circle" size={size} label={label} className={classNames('spinner', className)} />;
}
