/**
 * Draws the preview picture of pages without one of their own, 1200 × 630: `public/social-picture.png` with the usual
 * name, and `public/social-picture-nameless.png` for markets with another. A browser renders the name in the site's own
 * font; run it after a change in `paper-cut/`: `node scripts/make-social-picture.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { backed, mirrored, type Paper, piece, placed } from './paper-cut/colours.ts';
import { rosette } from './paper-cut/flowers.ts';
import { apples, cheeses, chick, eggBasket, honeyJar, loaf, milkJug } from './paper-cut/goods.ts';
import { rooster } from './paper-cut/rooster.ts';
import { disc, scalloped } from './paper-cut/shapes.ts';
import { divider, grass, strip, treeOfLife } from './paper-cut/tree.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MIDDLE = WIDTH / 2;
/** The layout; the border is below it. */
const GROUND = 578;
/** Half of the awning's stripes, from the edge to the middle one, which both halves share. */
const STRIPES: readonly Paper[] = ['red', 'cream', 'green', 'cream', 'amber', 'cream'];
const STRIPE_COUNT = 25;
const NAME = 'Jarmark';
const TAGLINE = 'targ swojskich wyrobów';

/** The striped cloth along the upper edge, with a dot on each scallop. */
function awning(): string {
  const width = WIDTH / STRIPE_COUNT;
  const stripes = Array.from({ length: STRIPE_COUNT }, (_, i) => {
    const paper = STRIPES[Math.min(i, STRIPE_COUNT - 1 - i) % STRIPES.length] as Paper;
    const cloth = `M${i * width},-8H${(i + 1) * width}V62a${width / 2},${width / 1.9} 0 0 1 ${-width},0z`;
    const dot = disc([(i + 0.5) * width, 68], 5);
    return backed(paper, 'base', 2, cloth) + piece(paper === 'cream' ? 'red' : 'cream', dot);
  });
  return stripes.join('') + piece('base', `M0,0H${WIDTH}V7H0z`);
}

/** One side of the picture: a tree of life, and in front of it a rooster that faces the name. */
function side(): string {
  return placed(`translate(58 ${GROUND}) scale(.98)`, treeOfLife()) + placed('translate(34 258) scale(.79)', rooster());
}

function goods(): string {
  return placed(
    `translate(${MIDDLE} ${GROUND}) scale(1.2)`,
    placed('translate(-150 0) scale(.92)', eggBasket()) +
      placed('translate(-86 0) scale(1.06)', honeyJar()) +
      placed('translate(88 0) scale(1.02)', milkJug()) +
      placed('translate(152 0) scale(.96)', cheeses()) +
      placed('translate(-28 0) scale(.74)', loaf()) +
      placed('translate(34 0) scale(.74)', apples()) +
      placed('translate(-212 2) scale(.84)', chick()) +
      placed('translate(214 2) scale(-.84 .84)', chick()),
  );
}

function border(): string {
  const units = Array.from({ length: 8 }, (_, i) => placed(`translate(${i * 150} 0) scale(1.25)`, strip()));
  return placed(`translate(0 ${HEIGHT - 40})`, units.join(''));
}

function drawing(): string {
  return (
    piece('glow', scalloped([MIDDLE, 330], 300, 52)) +
    piece('cream', scalloped([MIDDLE, 330], 276, 52)) +
    mirrored(MIDDLE, side()) +
    placed(`translate(${MIDDLE} ${GROUND + 8})`, grass(WIDTH + 40, 24)) +
    piece('cream', `M0,${GROUND + 6}H${WIDTH}V${HEIGHT}H0z`) +
    goods() +
    border() +
    awning()
  );
}

async function face(family: string, file: string): Promise<string> {
  const font = await readFile(new URL(`../src/web/styles/fonts/${file}.woff2`, import.meta.url), 'base64');
  return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(data:font/woff2;base64,${font}); }`;
}

/** The ornaments around the name, or instead of it. */
function middle(isNamed: boolean): string {
  const [rosetteY, size, dividerY] = isNamed ? [148, 0.46, 394] : [270, 1.05, 410];
  return (
    placed(`translate(${MIDDLE} ${rosetteY}) scale(${size})`, rosette()) +
    placed(`translate(${MIDDLE - 168} ${dividerY}) scale(.7)`, divider())
  );
}

async function page(isNamed: boolean): Promise<string> {
  const faces = await Promise.all([face('Name', 'vollkorn-latin'), face('Line', 'nunito-sans-latin')]);
  const text = (content: string, y: number, style: string) =>
    `<text x="${MIDDLE}" y="${y}" text-anchor="middle" style="${style}">${content}</text>`;
  return `<!doctype html><style>${faces.join('')} body { margin: 0 } svg { display: block; background: #faf4e8 }</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing()}${middle(isNamed)}
${isNamed ? text(NAME, 300, 'font: 650 120px Name; letter-spacing: -.015em; fill: #1f5c3a') : ''}
${isNamed ? text(TAGLINE, 371, 'font: 700 39px Line; fill: #824c00') : ''}</svg>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const [file, isNamed] of [
  ['social-picture', true],
  ['social-picture-nameless', false],
] as const) {
  await tab.setContent(await page(isNamed));
  await tab.evaluate(() => document.fonts.ready);
  const png = await sharp(await tab.screenshot())
    .png({ palette: true, colours: 128, dither: 0.4, effort: 10 })
    .toBuffer();
  await writeFile(new URL(`../public/${file}.png`, import.meta.url), png);
  console.log(file, png.length);
}
await browser.close();
