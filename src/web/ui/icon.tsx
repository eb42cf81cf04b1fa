import type { SVGProps } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

/** URL of the icon sprite; an icon is `#name` in it. */
export const iconSpriteUrl: string = sprite;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Width and height: pixels, or a CSS length; by default 1.25 times the font size. */
  size?: number | string;
  /** Accessible name when there is no text beside it; without it the icon is decorative. */
  label?: string;
  /** Filled with the text colour rather than outlined, for hearts and stars. */
  filled?: boolean;
}

/** An icon of the sprite in the text colour. */
export function Icon({ name, size, label, filled, className, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      className={classNames('icon', filled && 'icon-filled', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
