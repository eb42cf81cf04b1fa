import { classNames } from './class-names.ts';
import { iconUrl } from './icon.tsx';

export interface LogoProps {
  /** The name beside the mark; without it only the mark is shown. */
  name?: string;
  /** The id of the market's own logo; without it the mark is drawn. */
  markId?: string | null;
  /** A short line below the name. */
  tagline?: string;
  /** Utility classes of the name, such as to hide it where there is no room. */
  nameClassName?: string;
  /** Sizes everything: the mark is 2.4 times the font size. */
  className?: string;
}

/**
 * The market's own mark, or a rooster on an awning, with the name in the heading font. Decorative: name the link around
 * it.
 */
export function Logo({ name, markId, tagline, nameClassName, className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-[0.4em] align-middle leading-none', className)}>
      {markId ? (
        <img src={`/logo/${markId}-128.webp`} alt="" width={128} height={128} className="size-[2.4em] shrink-0" />
      ) : (
        <svg viewBox="0 0 48 48" className="size-[2.4em] shrink-0" aria-hidden="true">
          <use href={iconUrl('logo')} />
        </svg>
      )}
      {name && (
        <span className={classNames('flex flex-col', nameClassName)}>
          <span className="min-w-0 truncate py-[0.12em] font-heading text-[1.5em] tracking-tight text-primary-strong">
            {name}
          </span>
          {tagline && <span className="mt-[0.35em] text-[0.6875em] font-semibold text-muted">{tagline}</span>}
        </span>
      )}
    </span>
  );
}
