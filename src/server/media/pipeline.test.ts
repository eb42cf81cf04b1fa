import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { share } from '#test/effort.ts';
import { configureSharp, type PictureErrorCode, processPicture } from './pipeline.ts';

configureSharp({ concurrency: 1 });

/** Grainy, so that encoders have work to do and a truncated file is really damaged. */
function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
}

/** A picture in a format, compressed as fast as possible: how well is the encoder's matter. */
function inFormat(source: Buffer, format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const fast = format === 'webp' || format === 'avif' ? { effort: 0 } : {};
  return sharp(source).toFormat(format, fast).toBuffer();
}

/** Left half red, right half blue. */
async function redAndBlue(width: number, height: number): Promise<Sharp> {
  const blue = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(pixels);
}

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

async function codeOf(input: Buffer): Promise<PictureErrorCode | 'accepted'> {
  return processPicture(input).then(
    () => 'accepted' as const,
    (error: { code: PictureErrorCode }) => error.code,
  );
}

test('a large photo gets all four widths, narrowest first, as WebP of the same shape', async () => {
  const picture = await processPicture(await photo(1700, 1275).jpeg().toBuffer());
  expect(picture.variants.map(({ width, height }) => [width, height])).toEqual([
    [320, 240],
    [640, 480],
    [960, 720],
    [1600, 1200],
  ]);
  expect([picture.width, picture.height]).toEqual([1600, 1200]);
  for (const { bytes, width } of picture.variants) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('nothing is enlarged: the largest variant has the width of the original', async () => {
  const medium = await processPicture(await photo(700, 500).png().toBuffer());
  const tiny = await processPicture(await photo(100, 80).png().toBuffer());
  expect(medium.variants.map(({ width }) => width)).toEqual([320, 640, 700]);
  expect(tiny.variants.map(({ width }) => width)).toEqual([100]);
});

test('a strip too tall for its own width is made narrower', async () => {
  const strip = await processPicture(await photo(200, 17_000).jpeg().toBuffer());
  expect(strip.height).toBeLessThanOrEqual(4_800);
  expect(strip.width / strip.height).toBeCloseTo(200 / 17_000, 2);
});

test('JPEG, PNG, WebP and AVIF are accepted', async () => {
  const source = await photo(400, 300).png().toBuffer();
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(await codeOf(await inFormat(source, format)), format).toBe('accepted');
  }
});

test('a photo taken sideways is turned upright', async () => {
  const sideways = await (await redAndBlue(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { variants, width, height } = await processPicture(sideways);
  expect([width, height]).toEqual([200, 400]);
  const upright = variants[0]?.bytes as Buffer;
  const [top, bottom] = [await pixelAt(upright, 100, 40), await pixelAt(upright, 100, 360)];
  expect(top[0]).toBeGreaterThan(200);
  expect(bottom[2]).toBeGreaterThan(200);
});

test('location, camera, profile and all other metadata are removed', async () => {
  const exif = {
    IFD0: { Make: 'Zenit', Copyright: 'Jan' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' },
  };
  const located = await photo(400, 300).withExif(exif).withIccProfile('p3').withXmp('<x/>').jpeg().toBuffer();
  expect((await sharp(located).metadata()).exif).toBeDefined();
  for (const { bytes } of (await processPicture(located)).variants) {
    const { exif: kept, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([kept, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  }
});

test('colours of a wide-gamut profile are converted, not just relabelled', async () => {
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d05020' } });
  const { averageColor } = await processPicture(await red.withIccProfile('p3').png().toBuffer());
  const channels = [1, 3, 5].map((at) => Number.parseInt(averageColor.slice(at, at + 2), 16));
  for (const [at, wanted] of [0xd0, 0x50, 0x20].entries())
    expect(Math.abs((channels[at] ?? 0) - wanted)).toBeLessThan(4);
});

test('grey, 16-bit and CMYK pictures become sRGB', async () => {
  const orange = { create: { width: 64, height: 64, channels: 3, background: '#aa5500' } } as const;
  const inputs = [
    await sharp(orange).greyscale().png().toBuffer(),
    await sharp(orange).toColourspace('rgb16').png().toBuffer(),
    await sharp(orange).toColourspace('cmyk').jpeg().toBuffer(),
  ];
  for (const input of inputs) {
    const { variants } = await processPicture(input);
    expect(await sharp(variants[0]?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
  }
});

test('transparency becomes white', async () => {
  const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  expect((await processPicture(await clear.png().toBuffer())).averageColor).toBe('#ffffff');
});

test('the first frame of an animation is used', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#ff0000', '#0000ff'].map(frame));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const picture = await processPicture(animation);
  expect([picture.width, picture.height]).toEqual([64, 64]);
  expect((await sharp(picture.variants[0]?.bytes).metadata()).pages).toBeUndefined();
  expect(picture.averageColor).toMatch(/^#f[ef]0/);
});

test('equal input has an equal hash, and one changed pixel another hash', async () => {
  const source = await photo(400, 300).png().toBuffer();
  const dot = { create: { width: 8, height: 8, channels: 3, background: '#ff0000' } } as const;
  const changed = await sharp(source)
    .composite([{ input: dot, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const [first, second, other] = [
    await processPicture(source),
    await processPicture(source),
    await processPicture(changed),
  ];
  expect(first.hash).toMatch(/^[0-9a-f]{32}$/);
  expect(second.hash).toBe(first.hash);
  expect(other.hash).not.toBe(first.hash);
});

test('the placeholders match the picture’s colour and shape', async () => {
  const olive = sharp({ create: { width: 800, height: 400, channels: 3, background: '#708238' } });
  const { thumbhash, averageColor } = await processPicture(await olive.png().toBuffer());
  const bytes = Buffer.from(thumbhash, 'base64url');
  expect(bytes.length).toBeLessThan(30);
  expect(thumbHashToApproximateAspectRatio(bytes)).toBeGreaterThan(1.5);
  expect(thumbHashToAverageRGBA(bytes).g).toBeCloseTo(0x82 / 255, 1);
  expect(averageColor).toMatch(/^#[67][0-9a-f]8[0-9a-f]3[0-9a-f]$/);
});

test('SVG, GIF, TIFF, PDF and plain text are refused as unsupported formats', async () => {
  const small = await photo(64, 64).png().toBuffer();
  const refused = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    gif: await sharp(small).gif().toBuffer(),
    tiff: await sharp(small).tiff().toBuffer(),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    text: Buffer.from('mleko'),
    nothing: Buffer.alloc(0),
  };
  for (const [name, input] of Object.entries(refused)) expect(await codeOf(input), name).toBe('pictureFormat');
});

test('a forbidden format behind the magic bytes of an allowed one is not opened', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  const disguised = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]);
  expect(await codeOf(disguised)).toBe('pictureBroken');
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
});

test('a truncated file is refused in every format', async () => {
  const source = await photo(300, 200).png().toBuffer();
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await inFormat(source, format);
    for (const share of [0.02, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.max(20, Math.floor(whole.length * share)));
      expect(await codeOf(cut), `${format} ${share}`).toBe('pictureBroken');
    }
  }
});

test('more than ten megabytes, or fifty megapixels in a small file, are refused', async () => {
  const huge = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#aaaaaa' } })
    .png()
    .toBuffer();
  expect(huge.length).toBeLessThan(1_000_000);
  expect(await codeOf(huge)).toBe('pictureTooLarge');
  expect(await codeOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('pictureTooLarge');
});

test('many concurrent pictures all succeed, even if some are broken', async () => {
  const good = await photo(400, 300).jpeg().toBuffer();
  const inputs = Array.from({ length: 9 }, (_, at) => (at % 3 === 1 ? good.subarray(0, 900) : good));
  const codes = await Promise.all(inputs.map(codeOf));
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(6);
  expect(codes.filter((code) => code === 'pictureBroken')).toHaveLength(3);
});

test('a strip over a hundred times longer than wide is refused, in either direction', async () => {
  const strip = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#aaaaaa' } });
  for (const [width, height] of [
    [1, 30_000],
    [30_000, 1],
    [1, 101],
    [160, 16_383],
  ] as const) {
    expect(await codeOf(await strip(width, height).png().toBuffer()), `${width} × ${height}`).toBe('pictureTooLong');
  }
  // The Exif orientation makes no difference.
  const turned = await strip(16_000, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await codeOf(turned)).toBe('pictureTooLong');
});

test('a picture of any size is stored, or refused with a reason', async () => {
  const side = fc.oneof(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 2_000 }),
    fc.constantFrom(16_383, 16_384, 30_000, 60_000),
  );
  const format = fc.constantFrom('png', 'jpeg', 'webp', 'avif');
  await fc.assert(
    fc.asyncProperty(side, side, format, async (width, height, name) => {
      fc.pre(width * height < 2_000_000);
      const source = sharp({ create: { width, height, channels: 3, background: '#aaaaaa' } });
      // Not every format supports every size.
      const input = await (name === 'jpeg' ? source.jpeg() : source.toFormat(name, { effort: 1 }))
        .toBuffer()
        .catch(() => undefined);
      fc.pre(input !== undefined);
      const code = await codeOf(input);
      const isStrip = Math.max(width, height) > 100 * Math.min(width, height);
      expect(code).toBe(isStrip ? 'pictureTooLong' : 'accepted');
    }),
    { numRuns: share(80) },
  );
}, 60_000);
