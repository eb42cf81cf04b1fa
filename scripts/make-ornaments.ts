/**
 * Generates the site's paper-cut ornaments: files and pictures in `public/`, the icons of the installed app and the
 * list of ornaments with their sizes. Run it after a change in `paper-cut/`: `node scripts/make-ornaments.ts`.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { papers, placed } from './paper-cut/colours.ts';
import { branch, rosette } from './paper-cut/flowers.ts';
import { hero } from './paper-cut/hero.ts';
import { mark } from './paper-cut/logo.ts';
import { rooster } from './paper-cut/rooster.ts';
import { brokenJug, emptyBasket, lostPath } from './paper-cut/things.ts';
import { divider, roosterPair, strip, treeOfLife } from './paper-cut/tree.ts';

interface Ornament {
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

const ornaments: Readonly<Record<string, Ornament>> = {
  hero: { drawing: hero(), width: 800, height: 600 },
  rooster: { drawing: placed('translate(10 6)', rooster()), width: 400, height: 404 },
  'rooster-pair': { drawing: roosterPair(), width: 920, height: 440 },
  'tree-of-life': { drawing: placed('translate(150 404)', treeOfLife()), width: 300, height: 410 },
  rosette: { drawing: placed('translate(104 104)', rosette()), width: 208, height: 208 },
  'tulip-branch': { drawing: placed('translate(10 180)', branch()), width: 180, height: 220 },
  divider: { drawing: divider(), width: 480, height: 60 },
  basket: { drawing: emptyBasket(), width: 360, height: 320 },
  'lost-path': { drawing: lostPath(), width: 360, height: 320 },
  jug: { drawing: brokenJug(), width: 360, height: 320 },
};

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

function symbol([id, { drawing, width, height }]: [string, Ornament]): string {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`;
}

/** Each has its own file, so that a page loads no other. */
function fileOf(entry: [string, Ornament]): [path: string, content: string] {
  return [`public/ornaments/${entry[0]}.svg`, `<svg ${SVG}>${symbol(entry)}</svg>\n`];
}

/** For stand-alone pictures, whose colours do not follow the theme. */
function undyed(drawing: string): string {
  return drawing.replaceAll(/var\(--folk-\w+,(#\w+)\)/g, '$1');
}

const GREEN = '#1f5c3a';
const markOnGreen = mark({ body: papers.cream, accent: '#f2b233', comb: '#e4503f', ground: GREEN });

/** The app icon on 64 × 64; `margin` is the space around the mark, `corner` the radius of the background. */
function appIcon(margin: number, corner: number): string {
  const scale = (64 - margin * 2) / 48;
  return `<svg ${SVG} viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${GREEN}"/>${placed(`translate(${margin} ${margin + 0.8}) scale(${scale.toFixed(3)})`, markOnGreen)}</svg>\n`;
}

/** The mark in white only, for the status bar of phones, which use its outline with their own colour. */
function silhouette(): string {
  const white = mark({ body: '#fff', accent: '#fff', comb: '#fff', ground: '#fff' });
  return `<svg ${SVG} viewBox="0 0 64 64">${placed('translate(2 2.8) scale(1.25)', white)}</svg>\n`;
}

async function png(svg: string, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

const LISTED = `// Made by scripts/make-ornaments.ts.

/** Every ornament with the width and height of its drawing: only their ratio matters. */
export const ornamentSizes = {
${Object.entries(ornaments)
  .map(([id, { width, height }]) => `  ${/\W/.test(id) ? `'${id}'` : id}: [${width}, ${height}],`)
  .join('\n')}
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type OrnamentName = keyof typeof ornamentSizes;
`;

const stripSize = 'width="120" height="32" viewBox="0 0 120 32"';
const files: Record<string, string | Buffer> = {
  ...Object.fromEntries(Object.entries(ornaments).map(fileOf)),
  'public/strip.svg': `<svg ${SVG} ${stripSize}>${undyed(strip())}</svg>\n`,
  'public/favicon.svg': appIcon(6, 14),
  'public/apple-touch-icon.png': await png(appIcon(8, 0), 180),
  'public/icon-192.png': await png(appIcon(6, 14), 192),
  'public/icon-512.png': await png(appIcon(6, 14), 512),
  'public/icon-maskable-512.png': await png(appIcon(13, 0), 512),
  'public/badge-96.png': await png(silhouette(), 96),
  'src/web/ui/ornament-sizes.ts': LISTED,
};
for (const [path, content] of Object.entries(files)) {
  await writeFile(new URL(`../${path}`, import.meta.url), content);
  console.log(path, content.length);
}
