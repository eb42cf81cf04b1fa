import type { Random } from './random.ts';
import { clampedOf, type Pixels, type Raster, type Rgb, rgb } from './raster.ts';

const PETALS = ['#fffdf2', '#f6d64a', '#d86a8a', '#8f8fe0'].map(rgb);
const HEART = rgb('#e8b733');

/** A few small flowers in the grass, larger towards the camera. */
export function scatterFlowers(picture: Raster, topPx: number, random: Random): void {
  const petals = random.pick(PETALS);
  const height = picture.height - topPx;
  const count = random.whole(24, 56);
  for (let at = 0; at < count; at += 1) {
    const share = random.next() ** 0.8;
    const [x, y] = [random.between(0, picture.width), topPx + 8 + share * (height - 8)];
    dot(picture, x, y, 1.4 + share * 4.2, petals);
    dot(picture, x, y, 0.7 + share * 1.6, HEART);
  }
}

/** A disc with a soft rim, somewhat flattened. */
function dot(picture: Raster, x: number, y: number, radius: number, colour: Rgb): void {
  const data: Pixels = clampedOf(picture);
  for (let row = Math.floor(y - radius); row <= y + radius; row += 1) {
    for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
      if (row < 0 || column < 0 || row >= picture.height || column >= picture.width) continue;
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, (row - y) * 1.25)));
      const to = (row * picture.width + column) * 3;
      for (let c = 0; c < 3; c += 1) data[to + c] += ((colour[c] as number) - data[to + c]) * cover;
    }
  }
}
