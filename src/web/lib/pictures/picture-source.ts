import type { Picture } from '#contract/primitives.ts';

/** Attributes of an <img> that shows a stored picture responsively. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

const FALLBACK_WIDTH = 480;

/** The fields of a picture that name its files. */
type Source = Pick<Picture, 'id' | 'width' | 'height' | 'widths'>;

/** A picture's files as `src` and `srcSet`; `src` is the smallest one at least 480 pixels wide. */
export function pictureSource(picture: Source): PictureSource {
  const { id, widths } = picture;
  const width = widths.find((each) => each >= FALLBACK_WIDTH) ?? widths.at(-1) ?? picture.width;
  return {
    src: fileOf(id, width),
    srcSet: sourceSet(id, widths),
    width,
    height: Math.round((width / picture.width) * picture.height),
  };
}

/** No card is wider than half of this many pixels. */
const WIDEST_ON_CARD = 640;

/** The widths of a picture's files that a card may show: none that are too wide for it. */
export function cardWidths(widths: readonly number[]): number[] {
  return widths.filter((each, index) => index === 0 || each <= WIDEST_ON_CARD);
}

/** The same for a card, whose style sheet knows the shape. */
export function cardPictureSource({ id, widths }: Pick<Picture, 'id' | 'widths'>): { src: string; srcSet?: string } {
  const [narrowest = WIDEST_ON_CARD, ...wider] = cardWidths(widths);
  const src = fileOf(id, narrowest);
  return wider.length > 0 ? { src, srcSet: sourceSet(id, [narrowest, ...wider]) } : { src };
}

function fileOf(id: string, width: number): string {
  return `/media/${id}-${width}.webp`;
}

function sourceSet(id: string, widths: readonly number[]): string {
  return widths.map((width) => `${fileOf(id, width)} ${width}w`).join(', ');
}
