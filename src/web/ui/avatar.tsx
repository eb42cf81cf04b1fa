import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** The user's name, which gives the initials. */
  name: string;
  /** URL of the picture; without it the initials are shown. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A user's picture or initials. Decorative: write the name beside it, or name the link around it. */
export function Avatar({ name, src, size = 32, className }: AvatarProps) {
  const box = { width: size, height: size, fontSize: size * 0.42 };
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={classNames('avatar object-cover', className)}
        style={box}
      />
    );
  }
  return (
    <span className={classNames('avatar', `avatar-${colourOf(name)}`, className)} style={box} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % 4;
}
