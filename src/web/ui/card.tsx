import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** The whole card follows one link inside it, the one with the class `card-link`. */
  active?: boolean;
  padded?: boolean;
}

/** A sheet of paper on the linen. */
export function Card({ as: Element = 'div', active, padded, className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return <Tag className={classNames('card', active && 'card-active', padded && 'p-5 sm:p-6', className)} {...rest} />;
}
