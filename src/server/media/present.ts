import type { GalleryPicture } from '#contract/media.ts';
import type { GalleryRow } from './repository.ts';

export function presentGalleryPicture(row: Omit<GalleryRow, 'id'>): GalleryPicture {
  return {
    key: row.key,
    picture: {
      id: row.content_hash,
      width: row.width,
      height: row.height,
      widths: row.widths,
      averageColor: row.average_color,
      thumbhash: row.thumbhash,
      alt: row.alt,
    },
  };
}
