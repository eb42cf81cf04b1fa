import { bokeh, clumps, type Drawing, sheet } from './drawing.ts';
import { barn, dark, kitchen, panels, plaster, studio, tiles, window } from './indoor-backs.ts';
import type { Random } from './random.ts';
import { mix, WIDTH } from './raster.ts';

/** Backgrounds behind a table, out of focus. */
export type BackKind =
  | 'garden'
  | 'orchard'
  | 'autumn'
  | 'plaster'
  | 'panels'
  | 'kitchen'
  | 'dark'
  | 'window'
  | 'stall'
  | 'studio'
  | 'barn'
  | 'lights'
  | 'tiles';

function leafy(
  random: Random,
  sky: readonly string[],
  dark: readonly string[],
  light: readonly string[],
  spots: readonly string[],
): Drawing {
  const markup = [
    sheet(sky),
    clumps(random, dark, 26, [180, 620], [70, 190]),
    clumps(random, light, 22, [90, 560], [30, 90]),
    bokeh(random, spots, 46, [14, 52], 560),
  ].join('');
  return { markup, blurPx: 9 };
}

/** Other stalls of the market under striped awnings. */
function stall(random: Random, colour: string): Drawing {
  const stripes = Array.from(
    { length: 22 },
    (_, at) =>
      `<path d="M${at * 62 - 40} -10H${at * 62 + 22}V${150}q-31 46 -62 0z" fill="${at % 2 ? '#fbf3e2' : colour}"/>`,
  ).join('');
  const crates = Array.from({ length: 7 }, (_, at) => {
    const x = at * 200 - 60;
    const goods = random.pick(['#d24a32', '#e08a2b', '#7d9c3c', '#8a4a78', '#e6bd45']);
    const heap = Array.from(
      { length: 14 },
      () =>
        `<circle cx="${x + random.between(10, 170)}" cy="${random.between(400, 452)}" r="26" fill="${mix(goods, '#ffffff', random.between(0, 0.3))}"/>`,
    ).join('');
    return `${heap}<rect x="${x}" y="446" width="184" height="90" fill="#a5713f"/><rect x="${x}" y="488" width="184" height="8" fill="#5d3c1e"/>`;
  }).join('');
  return {
    markup: `${sheet(['#6a5236', '#c8a877', '#7b6748'])}${bokeh(random, ['#ffe9b8', '#ffd48a'], 18, [16, 40], 360)}${crates}${stripes}<rect y="150" width="${WIDTH}" height="60" fill="#000" fill-opacity="0.22"/>`,
    blurPx: 12,
  };
}

/** An evening with strings of bulbs. */
function lights(random: Random, colour: string): Drawing {
  const string = (y: number) =>
    Array.from(
      { length: 15 },
      (_, at) =>
        `<circle cx="${at * 92}" cy="${y + Math.sin((at / 14) * Math.PI * 2) * 40 + 40}" r="${random.between(12, 20)}" fill="#ffd98c"/>`,
    ).join('');
  return {
    markup: `${sheet([mix(colour, '#0c1020', 0.5), colour, mix(colour, '#d98b4a', 0.4)])}${bokeh(random, ['#ffcf7d', '#ff9f5a', '#ffe6b0'], 34, [18, 58], 560)}${string(70)}${string(230)}`,
    blurPx: 9,
  };
}

/** Draws the background; `colour` is that of its wall or cloth, where it has one. */
export function drawBack(kind: BackKind, colour: string, random: Random): Drawing {
  switch (kind) {
    case 'garden':
      return leafy(
        random,
        ['#dfeab9', '#a9c57a', '#5f7f3f'],
        ['#5d8440', '#476e35', '#7da052'],
        ['#b6cf78', '#d6e29a'],
        ['#fffbd0', '#e9f3a8', '#ffffff'],
      );
    case 'orchard':
      return leafy(
        random,
        ['#d5e8f2', '#c8dfb2', '#6f8f4a'],
        ['#6b8f49', '#55793c', '#8cab5c'],
        ['#a9c873', '#cddf9c'],
        ['#ffffff', '#f6c9c4', '#e0513f'],
      );
    case 'autumn':
      return leafy(
        random,
        ['#f6dfa8', '#d9a354', '#8a5a2b'],
        ['#a8672a', '#8a4f22', '#c58a38'],
        ['#e0a63f', '#efc56a'],
        ['#fff0c0', '#ffd27a', '#e8743a'],
      );
    case 'plaster':
      return plaster(random, colour);
    case 'panels':
      return panels(random, colour);
    case 'kitchen':
      return kitchen(random, colour);
    case 'dark':
      return dark(random, colour);
    case 'window':
      return window(random, colour);
    case 'stall':
      return stall(random, colour);
    case 'studio':
      return studio(colour);
    case 'barn':
      return barn(random, colour);
    case 'lights':
      return lights(random, colour);
    case 'tiles':
      return tiles(random, colour);
  }
}
