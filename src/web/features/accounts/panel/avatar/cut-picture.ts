/** A part of a picture, in pixels of the picture as displayed. */
export interface CutArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice the largest avatar size, for high-density screens. */
export const AVATAR_SIDE_PX = 512;
const QUALITY = 0.9;

/** Crops a square out of a picture. @throws Error when the browser cannot decode or draw the picture. */
export async function cutPicture(url: string, { x, y, width, height }: CutArea): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.min(AVATAR_SIDE_PX, Math.round(width));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = '#fffdf8';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
  });
}
