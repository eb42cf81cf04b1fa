import { classNames } from './class-names.ts';

export interface CounterProps {
  count: number;
  /** The accessible text, with the exact count. */
  label: string;
  className?: string;
}

const MOST_SHOWN = 99;

/** A badge with a count, shown as 99+ from a hundred on. */
export function Counter({ count, label, className }: CounterProps) {
  return (
    <span
      className={classNames(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-amber px-1.5 text-xs leading-none font-extrabold text-on-amber',
        className,
      )}
    >
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
