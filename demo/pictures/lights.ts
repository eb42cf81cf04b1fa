import { BoundedCache } from './cache.ts';
import { randomOf } from './random.ts';
import { HEIGHT_PX, type Pixels, type Raster, rasterOf, rasterOfSvg, sharpOf, WIDTH_PX } from './raster.ts';

/** The lighting of a whole picture. */
export type Falling = 'soft' | 'window' | 'leaves' | 'pool' | 'open';

const maps = new BoundedCache<Buffer>(20 * 1024 * 1024, (map) => map.length);

function glow(centre: string, bright: number, dark: number): string {
  const grey = (value: number) => `rgb(${value},${value},${value})`;
  return `<radialGradient id="l" ${centre} r="0.95"><stop offset="0" stop-color="${grey(bright)}"/><stop offset="0.55" stop-color="${grey((bright + dark) / 2 + 8)}"/><stop offset="1" stop-color="${grey(dark)}"/></radialGradient><rect width="320" height="240" fill="url(#l)"/>`;
}

/** Light from the left, drawn small; a grey of 128 leaves a pixel as it is. */
function markup(falling: Falling): string {
  const random = randomOf('light', falling);
  switch (falling) {
    case 'soft':
      return glow('cx="0.3" cy="0.34"', 138, 84);
    case 'open':
      return glow('cx="0.42" cy="0.35"', 138, 104);
    case 'pool':
      return glow('cx="0.42" cy="0.5"', 160, 44);
    case 'window': {
      const panes = [0, 62, 136, 198].map(
        (x) => `<path d="M${x - 30} 0h46L${x + 116} 240h-62z" fill="#fff" fill-opacity="0.17"/>`,
      );
      return `${glow('cx="0.3" cy="0.4"', 120, 78)}${panes.join('')}`;
    }
    case 'leaves': {
      const spots = Array.from({ length: 46 }, () => {
        const [x, y, size] = [random.between(0, 320), random.between(0, 240), random.between(6, 24)];
        return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="#fff" fill-opacity="${random.between(0.06, 0.2)}"/>`;
      });
      return `${glow('cx="0.34" cy="0.36"', 122, 82)}${spots.join('')}`;
    }
  }
}

function mapOf(falling: Falling, fromLeft: boolean): Promise<Buffer> {
  return maps.get(`${falling}|${fromLeft}`, async () => {
    const small = await rasterOf(sharpOf(await rasterOfSvg(markup(falling), 320, 240)).blur(7), 3);
    const large = sharpOf(small).flop(!fromLeft).resize(WIDTH_PX, HEIGHT_PX, { kernel: 'cubic' }).extractChannel(0);
    return large.raw().toBuffer();
  });
}

let grain: Int8Array | undefined;
const GRAINS = 65_521;

/** The grain of a sensor: without it enlarged gradients look drawn. A prime length keeps it from forming columns. */
function grainOf(): Int8Array {
  if (grain) return grain;
  const random = randomOf('grain');
  const grains = Array.from({ length: GRAINS }, () =>
    Math.round((random.next() + random.next() + random.next() - 1.5) * 4.4),
  );
  // The beginning once more at the end, so that a row never has to wrap around.
  grain = Int8Array.from([...grains, ...grains.slice(0, WIDTH_PX)]);
  return grain;
}

/** Above this brightness highlights are held back instead of clipped. */
const SHOULDER = 0.78;

/** Room in the tables for grain that makes black darker. */
const BELOW_BLACK = 16;

/** A gentle S: deeper shadows, rounder highlights; one table per channel, warmer where it is bright. */
function curve(warmth: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 512 + 2 * BELOW_BLACK }, (_, at) => {
    const value = Math.max(0, at - BELOW_BLACK) / 255;
    const rolled =
      value < SHOULDER ? value : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - value) / (1 - SHOULDER)));
    const bent = rolled - 0.05 * Math.sin(2 * Math.PI * rolled);
    return 255 * bent * (1 + warmth * rolled);
  });
}

const CURVES = [curve(0.02), curve(0.004), curve(-0.03)] as const;

/** Lets the light fall on the finished picture, with the colours and the grain of a photograph. */
export async function develop(picture: Raster, falling: Falling, fromLeft: boolean, grainFrom: number): Promise<void> {
  expose(picture, await mapOf(falling, fromLeft), grainOf(), grainFrom);
}

function expose(picture: Raster, map: Pixels, grains: Pixels, grainFrom: number): void {
  const data: Pixels = picture.data;
  const [reds, greens, blues]: readonly [Pixels, Pixels, Pixels] = CURVES;
  const { width, height } = picture;
  for (let row = 0; row < height; row += 1) {
    const grainsAt = (grainFrom + row * width) % GRAINS;
    let at = row * width * 3;
    for (let x = 0; x < width; x += 1, at += 3) {
      const light = map[row * width + x];
      const speck = grains[grainsAt + x] + BELOW_BLACK;
      data[at] = reds[((data[at] * light) >> 7) + speck];
      data[at + 1] = greens[((data[at + 1] * light) >> 7) + speck];
      data[at + 2] = blues[((data[at + 2] * light) >> 7) + speck];
    }
  }
}
