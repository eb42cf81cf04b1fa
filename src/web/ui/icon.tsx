import type { SVGProps } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

/** Where the sprite of all icons is served; an icon is `#name` in it. */
export const iconSpriteUrl: string = sprite;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Width and height: a number of pixels, or a CSS length; by default the text's own height times 1.25. */
  size?: number | string;
  /** What the icon says where no text stands beside it; without it the icon is decoration. */
  label?: string;
  /** Filled with the text's colour rather than drawn in lines, for hearts and stars. */
  filled?: boolean;
}

/** One icon of the sprite in the text's colour. */
export function Icon({ name, size = '1.25em', label, filled, className, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
