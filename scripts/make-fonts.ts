/**
 * Subsets the site's two font families to the letters of its languages, and writes their `@font-face` rules with
 * size-adjusted fallbacks, so that text does not shift when a font loads: `node scripts/make-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

interface Family {
  readonly name: string;
  readonly package: string;
  /** The part of the weight axis that is kept: one weight, or a range. */
  readonly weight: number | { readonly min: number; readonly max: number };
  /** The weight of most of its text, to which the fallback is fitted. */
  readonly usualWeight: number;
  readonly fallback: Fallback;
  /** Pages add its faces by a script (`frame/heading-fonts.ts`); the style sheet has them for browsers without. */
  readonly byScript: boolean;
}

/** A font of the visitor's machine; `averageEm` is the mean width of SAMPLE in it. */
interface Fallback {
  readonly locals: readonly string[];
  readonly averageEm: number;
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Vollkorn',
    package: 'vollkorn',
    weight: 650,
    usualWeight: 650,
    fallback: {
      locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Noto Serif Bold'],
      averageEm: 0.4235,
    },
    byScript: true,
  },
  {
    name: 'Nunito Sans',
    package: 'nunito-sans',
    weight: { min: 400, max: 700 },
    usualWeight: 400,
    fallback: { locals: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Helvetica'], averageEm: 0.438 },
    byScript: false,
  },
];

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const WESTERN = 'äöüßÄÖÜáéíóúñÁÉÍÓÚÑàèìòùÀÈÌÒÙêôâîçÇ';
const SIGNS = '\u00a0¡¿§©«»°±²³·½¼¾×–—‘’‚“”„•…‹›€™−\u2009\u202f';
const UKRAINIAN = 'АБВГДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгдеєжзиіїйклмнопрстуфхцчшщьюяҐґ';

/** The package files and the letters taken from each; `range` tells browsers when they need the file. */
const SUBSETS = [
  { name: 'latin', letters: ASCII + WESTERN + SIGNS, range: 'U+0020-00FF,U+2009-2044,U+20AC,U+2122,U+2212' },
  { name: 'latin-ext', letters: 'ąćęłńśźżĄĆĘŁŃŚŹŻẞ', range: 'U+0100-017F,U+1E9E' },
  { name: 'cyrillic', letters: UKRAINIAN, range: 'U+0400-04FF' },
] as const;

const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'locl', 'ccmp', 'mark'];
const SAMPLE =
  'Swojskie miody, sery i chleb na zakwasie prosto od tych, którzy je robią; rękodzieło oraz gościna na wsi.';
const folder = new URL('../src/web/styles/fonts/', import.meta.url);

function source(family: Family, subset: string): URL {
  return new URL(
    `../node_modules/@fontsource-variable/${family.package}/files/${family.package}-${subset}-wght-normal.woff2`,
    import.meta.url,
  );
}

async function makeSubset(family: Family, { name, letters, range }: (typeof SUBSETS)[number]): Promise<string> {
  const font = await subsetFont(await readFile(source(family, name)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: family.weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const file = `${family.package}-${name}.woff2`;
  await writeFile(new URL(file, folder), font);
  console.log(file, font.length);
  return `@font-face {
  font-family: "${family.name}";
  font-weight: ${typeof family.weight === 'number' ? '400 800' : `${family.weight.min} ${family.weight.max}`};
  font-display: swap;
  src: url("./${file}?no-inline") format("woff2");
  unicode-range: ${range.replaceAll(',', ', ')};
}
`;
}

interface Metrics {
  readonly ascentEm: number;
  readonly descentEm: number;
  readonly lineGapEm: number;
  readonly averageEm: number;
}

function tableAt(font: DataView, tag: string): number {
  for (let at = 12; at < 12 + font.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((i) => font.getUint8(at + i)));
    if (name === tag) return font.getUint32(at + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

/** The glyph of a letter by the font's character map of format 4. */
function glyphOf(font: DataView, code: number): number {
  const cmap = tableAt(font, 'cmap');
  const records = Array.from({ length: font.getUint16(cmap + 2) }, (_, i) => cmap + font.getUint32(cmap + 8 + i * 8));
  const map = records.find((at) => font.getUint16(at) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4');
  const segments = font.getUint16(map + 6) / 2;
  const index =
    Array.from({ length: segments }, (_, i) => i).find((i) => font.getUint16(map + 14 + i * 2) >= code) ?? 0;
  const [start, delta, range] = [1, 2, 3].map(
    (row) => map + 14 + (row === 0 ? 0 : 2) + (row * segments + index) * 2,
  ) as [number, number, number];
  const offset = font.getUint16(range);
  if (offset === 0) return (code + font.getInt16(delta)) & 0xffff;
  return font.getUint16(range + offset + (code - font.getUint16(start)) * 2);
}

async function measure(family: Family): Promise<Metrics> {
  const letters = [...SAMPLE].filter((letter) => letter.charCodeAt(0) < 0x100).join('');
  const options = { targetFormat: 'sfnt' as const, variationAxes: { wght: family.usualWeight } };
  const bytes = await subsetFont(await readFile(source(family, 'latin')), letters, options);
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map((tag) => tableAt(font, tag)) as [number, number, number];
  const unitsPerEm = font.getUint16(head + 18);
  const lastMetric = font.getUint16(hhea + 34) - 1;
  const widths = [...letters].map((letter) =>
    font.getUint16(hmtx + Math.min(glyphOf(font, letter.charCodeAt(0)), lastMetric) * 4),
  );
  return {
    ascentEm: font.getInt16(hhea + 4) / unitsPerEm,
    descentEm: -font.getInt16(hhea + 6) / unitsPerEm,
    lineGapEm: font.getInt16(hhea + 8) / unitsPerEm,
    averageEm: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}

async function fallbackFace(family: Family): Promise<string> {
  const { ascentEm, descentEm, lineGapEm, averageEm } = await measure(family);
  const scale = averageEm / family.fallback.averageEm;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  console.log(family.name, { averageEm, ascentEm, descentEm, lineGapEm });
  return `@font-face {
  font-family: "${family.name} Fallback";
  font-weight: 400 800;
  src: ${family.fallback.locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascentEm / scale)};
  descent-override: ${percent(descentEm / scale)};
  line-gap-override: ${percent(lineGapEm / scale)};
}
`;
}

const rules: string[] = [];
for (const family of FAMILIES) {
  const faces: string[] = [];
  for (const subset of SUBSETS) faces.push(await makeSubset(family, subset));
  rules.push(...(family.byScript ? [`@media (scripting: none) {\n${faces.join('\n')}}\n`] : faces));
  rules.push(await fallbackFace(family));
  await copyFile(
    new URL(`../node_modules/@fontsource-variable/${family.package}/LICENSE`, import.meta.url),
    new URL(`OFL-${family.package}.txt`, folder),
  );
}
await writeFile(new URL('faces.css', folder), `/* Made by scripts/make-fonts.ts. */\n${rules.join('\n')}`);
