import type { SVGProps } from 'react';
import { classNames } from './class-names.ts';
import { everydayIcons, type IconName } from './icon-names.ts';
import everydaySprite from './icons.svg?no-inline';
import rareSprite from './icons-rare.svg?no-inline';

const everyday: ReadonlySet<string> = new Set(everydayIcons);

/** URL of an icon or of the market's mark (`logo`). */
export function iconUrl(name: IconName | 'logo'): string {
  return `${name === 'logo' || everyday.has(name) ? everydaySprite : rareSprite}#${name}`;
}

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
      <use href={iconUrl(name)} />
    </svg>
  );
}
