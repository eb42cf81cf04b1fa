import { classNames } from './class-names.ts';

export interface PictureProps {
  src: string;
  /** The `srcset` of <img>. */
  srcSet?: string;
  /** The `sizes` of <img>; required with `srcSet`. */
  sizes?: string;
  /** Pixel size of `src`, which reserves the space. */
  width: number;
  height: number;
  /** Alternative text; empty when a text beside it says the same. */
  alt: string;
  /** A CSS colour that fills the space until the picture has loaded; null: none, for transparent pictures. */
  averageColor?: string | null;
  /** Above the fold: loaded eagerly with high priority. All others load lazily. */
  priority?: boolean;
  /** `cover` fills a box sized by `className`, such as `aspect-4/3`. */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A photo that reserves its space before it loads. */
export function Picture({ averageColor, priority, fit = 'cover', className, alt, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={classNames(
        'picture',
        averageColor === undefined && 'bg-linen',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
      style={averageColor ? { backgroundColor: averageColor } : undefined}
    />
  );
}
