import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface SpinnerProps {
  /** What is loading; without it the spinner is decorative. */
  label?: string;
  size?: number | string;
  className?: string;
}

export function Spinner({ label, size, className }: SpinnerProps) {
  return <Icon name="loader-circle" size={size} label={label} className={classNames('spinner', className)} />;
}
