import { classNames } from './class-names.ts';

export interface PictureProps {
  src: string;
  /** Other widths of the same picture, as of <img>. */
  srcSet?: string;
  /** How wide it is shown, as of <img>; needed with `srcSet`. */
  sizes?: string;
  /** Pixels of `src`: they reserve the place. */
  width: number;
  height: number;
  /** What it shows; empty if a text beside it says so. */
  alt: string;
  /** A CSS colour that fills the place until the picture is there; null: nothing, for transparent pictures. */
  averageColor?: string | null;
  /** One of the first pictures of the page: loaded at once and before others. All others wait until they come near. */
  priority?: boolean;
  /** `cover` fills a box that you size by `className`, for example `aspect-4/3`. */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A photograph that takes its place before it is loaded. */
export function Picture({ averageColor, priority, fit = 'cover', className, alt, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={classNames(
        'block h-auto w-full',
        averageColor === undefined && 'bg-linen',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
      style={averageColor ? { backgroundColor: averageColor } : undefined}
    />
  );
}
