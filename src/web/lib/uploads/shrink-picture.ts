import { fitWithin } from './fit-within.ts';
import { isHeicFile } from './picture-types.ts';

/** Larger pictures gain nothing on any screen, and are slow on a weak connection. */
const LONGEST_SIDE_PX = 2560;
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 500 * 1024;
/** A picture of a suitable size is recompressed only if its file is larger. */
const HEAVY_BYTES = 3 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * Prepares a picture for sending: at most 2560 px, upright, without metadata. A picture that the browser cannot decode,
 * or that would not become smaller, is sent unchanged; the server validates it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    const size = fitWithin(bitmap, LONGEST_SIDE_PX);
    if (size.width === bitmap.width && file.size <= HEAVY_BYTES) return file;
    const smaller = await draw(
      bitmap,
      size,
      file.type === 'image/jpeg' || isHeicFile(file) ? 'image/jpeg' : 'image/webp',
    );
    return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } finally {
    bitmap.close();
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A canvas rather than an OffscreenCanvas: `toBlob` has much wider support. */
function draw(bitmap: ImageBitmap, { width, height }: Size, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
