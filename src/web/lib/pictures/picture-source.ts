import type { Picture } from '#contract/primitives.ts';

/** Attributes of an <img> that shows a stored picture responsively. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

const FALLBACK_WIDTH = 480;

/** A picture's files as `src` and `srcSet`; `src` is the smallest one at least 480 pixels wide. */
export function pictureSource(picture: Picture): PictureSource {
  const { id, widths } = picture;
  const width = widths.find((each) => each >= FALLBACK_WIDTH) ?? widths.at(-1) ?? picture.width;
  let srcSet = '';
  for (const each of widths) srcSet += `${srcSet && ', '}/media/${id}-${each}.webp ${each}w`;
  return {
    src: `/media/${id}-${width}.webp`,
    srcSet,
    width,
    height: Math.round((width / picture.width) * picture.height),
  };
}
