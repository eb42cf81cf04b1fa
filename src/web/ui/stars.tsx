import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

export interface StarsProps {
  /** 0 to 5; shown in halves. */
  value: number;
  /** Accessible text, such as "4,5 na 5". */
  label: string;
  /** The font size is the size of a star. */
  className?: string;
}

/** A read-only rating. */
export function Stars({ value, label, className }: StarsProps) {
  const lit = Math.round(Math.max(0, Math.min(5, value)) * 2) / 2;
  const style = { '--lit': `${lit * 20}%` } as CSSProperties;
  return <span className={classNames('stars', className)} role="img" aria-label={label} style={style} />;
}
