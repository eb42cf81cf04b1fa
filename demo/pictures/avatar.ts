import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findObject } from './objects.ts';
import { randomOf } from './random.ts';
import { mix, type Raster, rasterOf, rasterOfSvg, sharpOf } from './raster.ts';

const SIDE_PX = 512;
const FACE_PX = 350;
const MARGIN_PX = 40;
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;
const COLOURS = ['#e8c07a', '#a9c99a', '#9cc3d6', '#d9a08c', '#c8b0d6', '#d8cfa4', '#8fb8a6', '#e3a9a4'] as const;

/** A face before a soft wall, 512 × 512, always the same for the same seed; the wall alone when the emoji has no picture. */
export async function composeAvatar({ emoji, seed }: { emoji: string; seed: number }): Promise<Buffer> {
  const random = randomOf('avatar', seed, emoji);
  const wall = await drawWall(random.pick(COLOURS), random.between(0.25, 0.45));
  const path = findObject(emoji);
  const face = path ? await rasterOf(sharp(await readFile(path)).resize(FACE_PX, FACE_PX, { kernel: 'lanczos3' }), 4) : undefined;
  return face ? portrait(wall, face) : sharpOf(wall).removeAlpha().jpeg(JPEG).toBuffer();
}

function drawWall(colour: string, lightX: number): Promise<Raster> {
  return rasterOfSvg(
    `<radialGradient id="a" cx="${lightX}" cy="0.25" r="0.95"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.55)}"/>
    <stop offset="0.6" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#3a2410', 0.36)}"/></radialGradient>
    <rect width="${SIDE_PX}" height="${SIDE_PX}" fill="url(#a)"/>`,
    SIDE_PX,
    SIDE_PX,
  );
}

async function portrait(wall: Raster, face: Raster): Promise<Buffer> {
  const at = Math.round((SIDE_PX - FACE_PX) / 2);
  const [top, bottom, left, right] = [MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX];
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const padded = await rasterOf(sharpOf(face).extend({ top, bottom, left, right, background }), 4);
  const shadow = await rasterOf(sharpOf(padded).linear([0.2, 0.14, 0.08, 0.42], [0, 0, 0, 0]).blur(12), 4);
  return sharpOf(wall)
    .composite([
      { input: shadow.data, raw: rawOf(shadow), left: at - MARGIN_PX + 12, top: at - MARGIN_PX + 18 },
      { input: face.data, raw: rawOf(face), left: at, top: at },
    ])
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
}

function rawOf({ width, height }: Raster) {
  return { width, height, channels: 4 } as const;
}
