import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { share } from '#test/effort.ts';
import { hashOfGreys } from './perceptual-hash.ts';
import { processPicture } from './pipeline.ts';

/** Blurred patches of light, different for each seed, like photos from afar. */
function scene(seed: number, width = 1200, height = 900): Sharp {
  const random = createRandom(seed);
  const patches = Buffer.from(Array.from({ length: 12 * 9 * 3 }, () => random.below(256)));
  return sharp(patches, { raw: { width: 12, height: 9, channels: 3 } }).resize(width, height, { kernel: 'cubic' });
}

async function hashOf(picture: Sharp): Promise<string | null> {
  return (await processPicture(await picture.jpeg({ quality: 90 }).toBuffer())).perceptualHash;
}

function distance(one: string | null, other: string | null): number {
  if (one === null || other === null) throw new Error('not a telling picture');
  return BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
    .toString(2)
    .replaceAll('0', '').length;
}

test('scaled, recompressed, lightened or slightly cropped copies stay within six bits', async () => {
  for (let seed = 1; seed <= share(20); seed += 1) {
    const original = await hashOf(scene(seed));
    const bytes = await scene(seed).jpeg({ quality: 90 }).toBuffer();
    const copies = {
      small: sharp(bytes).resize(400),
      poor: sharp(await sharp(bytes).jpeg({ quality: 25 }).toBuffer()),
      light: sharp(bytes).linear(0.9, 20),
      webp: sharp(await sharp(bytes).webp({ quality: 50 }).toBuffer()),
      cropped: sharp(bytes).extract({ left: 8, top: 6, width: 1184, height: 888 }),
    };
    for (const [name, copy] of Object.entries(copies)) {
      expect(distance(original, await hashOf(copy)), `${name} of ${seed}`).toBeLessThanOrEqual(6);
    }
  }
});

test('different pictures are far apart', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, (_, seed) => hashOf(scene(100 + seed, 600, 450))));
  for (const [at, one] of hashes.entries()) {
    for (const other of hashes.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(12);
  }
});

test('a picture with too little detail has no hash', async () => {
  const plain = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8b090' } });
  const grained = sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 8 },
    },
  });
  const sky = sharp(Buffer.from([20, 240]), { raw: { width: 2, height: 1, channels: 1 } }).resize(800, 600, {
    fit: 'fill',
  });
  const halves = sharp(Buffer.from([0, 255]), { raw: { width: 2, height: 1, channels: 1 } }).resize(800, 600, {
    fit: 'fill',
    kernel: 'nearest',
  });
  for (const picture of [plain, grained, sky, halves]) expect(await hashOf(picture)).toBeNull();
});

test('a hash is the signed number stored in the database', () => {
  const bytes = ['11010001', '10001010', '01001100', '00110101', '01100010', '10011011', '00010111', '11100100'];
  const greys = bytes.flatMap((bits) => {
    let grey = 128;
    return [grey, ...Array.from(bits, (bit) => (grey += bit === '1' ? 10 : -10))];
  });
  const hash = BigInt(hashOfGreys(Uint8Array.from(greys)) ?? '0');
  expect(hash).toBeLessThan(0n);
  expect(BigInt.asUintN(64, hash).toString(2)).toBe(bytes.join(''));
});
