import { classNames } from './class-names.ts';
import { type OrnamentName, ornamentSizes } from './ornament-sizes.ts';

export interface OrnamentProps {
  name: OrnamentName;
  /** Set the width with a utility such as `w-64`; the height follows. */
  className?: string;
  /** Alternative text; without it the ornament is decorative and hidden from screen readers. */
  label?: string;
}

/** A paper-cut ornament. It follows the theme, as its colours are custom properties. */
export function Ornament({ name, className, label }: OrnamentProps) {
  const [width, height] = ornamentSizes[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('block h-auto max-w-full', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`/ornaments/${name}.svg#${name}`} />
    </svg>
  );
}

/** The endless border of tulips, as wide as its parent; decorative. */
export function FolkStrip({ className }: { className?: string }) {
  return <div className={classNames('folk-strip', className)} aria-hidden="true" />;
}

/** The striped, scalloped awning below a bar; decorative. */
export function Awning({ className }: { className?: string }) {
  return <div className={classNames('awning', className)} aria-hidden="true" />;
}
