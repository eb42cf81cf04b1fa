import { classNames } from './class-names.ts';
import { iconSpriteUrl } from './icon.tsx';

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
