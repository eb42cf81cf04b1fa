/**
 * Composes still lifes from Fluent's 3D objects (MIT, © Microsoft), one for each branch of the categories, for
 * agritourism and for events: `public/categories/<key>.webp`, 144 px, transparent. `node
 * scripts/make-category-pictures.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';

/** The drawing board of the still lifes. */
const SIZE_PX = 400;
/**
 * Pictures are shown at up to 84 px on wide screens and 64 px on phones, at a pixel ratio of two or three. The home
 * page loads all of them.
 */
const FILE_PX = 144;
const MAX_BYTES = 7_000;

/** An object, the position of its foot (x is its middle), its size and its tilt. Later ones are in front. */
type Placed = readonly [object: string, x: number, footY: number, sizePx: number, leanDeg?: number];

const OBJECTS: Readonly<Record<string, string>> = {
  accordion: '1fa97',
  apple: '1f34e',
  balloon: '1f388',
  basket: '1f9fa',
  bone: '1f9b4',
  bread: '1f35e',
  bucket: '1faa3',
  candle: '1f56f-fe0f',
  carousel: '1f3a0',
  carrot: '1f955',
  cat: '1f408',
  cheese: '1f9c0',
  chick: '1f425',
  circus: '1f3aa',
  cow: '1f404',
  daisy: '1f33c',
  dog: '1f415',
  drum: '1f941',
  duck: '1f986',
  egg: '1f95a',
  evergreen: '1f332',
  farmer: '1f9d1-200d-1f33e',
  glove: '1f9e4',
  hammer: '1f528',
  herb: '1f33f',
  honey: '1f36f',
  horse: '1f40e',
  house: '1f3e1',
  jar: '1fad9',
  ladder: '1fa9c',
  lavender: '1fabb',
  lotion: '1f9f4',
  mountain: '1f3d4-fe0f',
  potted: '1fab4',
  rabbit: '1f407',
  rooster: '1f413',
  saw: '1fa9a',
  seedling: '1f331',
  sheep: '1f411',
  soap: '1f9fc',
  sun: '1f31e',
  sunflower: '1f33b',
  thread: '1f9f5',
  toolbox: '1f9f0',
  tractor: '1f69c',
  tree: '1f333',
  tulip: '1f337',
  vase: '1f3fa',
  violin: '1f3bb',
  wheat: '1f33e',
  wheel: '1f3a1',
  yarn: '1f9f6',
};

const STILL_LIFES: Readonly<Record<string, readonly Placed[]>> = {
  food: [
    ['wheat', 318, 250, 190, 12],
    ['bread', 236, 262, 190],
    ['cheese', 318, 336, 150],
    ['honey', 120, 338, 210],
    ['carrot', 226, 372, 118, -8],
    ['apple', 262, 384, 104],
    ['egg', 338, 388, 70, 12],
  ],
  crafts: [
    ['vase', 108, 318, 210],
    ['basket', 246, 330, 226],
    ['violin', 326, 318, 158, -12],
    ['thread', 88, 384, 116],
    ['candle', 296, 384, 116],
    ['yarn', 196, 390, 132],
  ],
  cosmetics: [
    ['lavender', 84, 300, 190, -10],
    ['lotion', 166, 322, 208],
    ['jar', 286, 344, 176],
    ['herb', 326, 300, 150, 10],
    ['soap', 120, 388, 148],
    ['honey', 318, 390, 112],
    ['daisy', 228, 392, 102],
  ],
  plants: [
    ['evergreen', 314, 304, 230],
    ['tree', 96, 300, 240],
    ['sunflower', 214, 316, 216],
    ['potted', 298, 388, 190],
    ['tulip', 98, 386, 150, -6],
    ['seedling', 192, 392, 112],
  ],
  animals: [
    ['cow', 118, 290, 214],
    ['horse', 292, 288, 216],
    ['sheep', 206, 356, 178],
    ['rooster', 312, 388, 162],
    ['rabbit', 86, 388, 128],
    ['chick', 216, 394, 82],
  ],
  pet_goods: [
    ['basket', 84, 298, 160],
    ['dog', 246, 340, 272],
    ['cat', 112, 386, 186],
    ['bone', 304, 392, 130, -12],
    ['yarn', 212, 394, 92],
  ],
  jobs: [
    ['wheat', 66, 318, 180, -10],
    ['tractor', 240, 312, 290],
    ['farmer', 126, 386, 216],
    ['bucket', 262, 388, 124],
    ['glove', 340, 388, 112, 10],
  ],
  services: [
    ['ladder', 96, 324, 246, -8],
    ['saw', 292, 262, 196],
    ['toolbox', 204, 370, 214],
    ['hammer', 92, 388, 132],
    ['glove', 318, 376, 128, 8],
    ['seedling', 236, 394, 104],
  ],
  agritourism: [
    ['sun', 82, 172, 118],
    ['mountain', 262, 290, 268],
    ['evergreen', 70, 334, 176],
    ['house', 176, 354, 236],
    ['sheep', 318, 372, 128],
    ['horse', 248, 394, 120],
    ['duck', 102, 394, 76],
  ],
  events: [
    ['balloon', 76, 216, 160],
    ['wheel', 300, 274, 226],
    ['circus', 172, 328, 250],
    ['carousel', 314, 382, 172],
    ['drum', 84, 388, 136],
    ['accordion', 200, 394, 132],
  ],
};

function assetOf(object: string): URL {
  return new URL(`../node_modules/@lobehub/fluent-emoji-3d/assets/${OBJECTS[object]}.webp`, import.meta.url);
}

async function drawn([object, x, footY, sizePx, leanDeg = 0]: Placed): Promise<{
  image: OverlayOptions;
  shadow: string;
}> {
  const trimmed = await sharp(await readFile(assetOf(object)))
    .trim()
    .resize(sizePx, sizePx, { fit: 'inside' })
    .toBuffer();
  const { data, info } = await sharp(trimmed)
    .rotate(leanDeg, { background: '#0000' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(x - info.width / 2);
  const top = Math.round(footY - info.height);
  const shadow = `<ellipse cx="${x}" cy="${footY - 4}" rx="${info.width * 0.42}" ry="${Math.max(6, info.width * 0.07)}"/>`;
  return { image: await cropped(data, left, top), shadow };
}

/** What sharp can overlay: nothing may extend beyond the edge. */
async function cropped(input: Buffer, left: number, top: number): Promise<OverlayOptions> {
  const { width, height } = await sharp(input).metadata();
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const box = {
    left: x - left,
    top: y - top,
    width: Math.min(width - (x - left), SIZE_PX - x),
    height: Math.min(height - (y - top), SIZE_PX - y),
  };
  return { input: await sharp(input).extract(box).toBuffer(), left: x, top: y };
}

const FLOATING = new Set(['sun', 'balloon']);

async function compose(things: readonly Placed[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const thing of things) {
    const { image, shadow } = await drawn(thing);
    const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}"><filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="6"/></filter><g filter="url(#b)" fill="#3b2a10" fill-opacity=".34">${shadow}</g></svg>`;
    if (!FLOATING.has(thing[0])) layers.push({ input: Buffer.from(ground), left: 0, top: 0 });
    layers.push(image);
  }
  const canvas = { width: SIZE_PX, height: SIZE_PX, channels: 4 as const, background: '#0000' };
  return sharp({ create: canvas }).composite(layers).png().toBuffer();
}

async function encode(picture: Buffer): Promise<Buffer> {
  for (const quality of [72, 64, 56, 48]) {
    const webp = await sharp(picture)
      .resize(FILE_PX)
      .webp({ quality, alphaQuality: 60, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`A picture is larger than ${MAX_BYTES} bytes at the lowest quality`);
}

const folder = new URL('../public/categories/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [key, things] of Object.entries(STILL_LIFES)) {
  const webp = await encode(await compose(things));
  await writeFile(new URL(`${key}.webp`, folder), webp);
  console.log(key, webp.length);
}
