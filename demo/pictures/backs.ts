import type { Random } from './random.ts';
import { HEIGHT, mix, WIDTH } from './raster.ts';

/** What stands behind a table, out of focus. */
export type BackKind =
  | 'garden' | 'orchard' | 'autumn' | 'plaster' | 'panels' | 'kitchen' | 'dark' | 'window' | 'stall' | 'studio' | 'barn' | 'lights' | 'tiles';

/** A background: its SVG markup, and how far out of focus it is (px). */
export interface Drawing {
  readonly markup: string;
  readonly blurPx: number;
}

let gradients = 0;

/** A gradient from top to bottom, or as directed, ready to fill with. */
export function gradient(stops: readonly string[], direction = 'x1="0" y1="0" x2="0" y2="1"'): [definition: string, fill: string] {
  gradients = (gradients + 1) % 1_000_000;
  const id = `g${gradients}`;
  const marks = stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`);
  return [`<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`, `url(#${id})`];
}

/** A rectangle over the whole picture, or from `y` down. */
export function sheet(stops: readonly string[], y = 0, height = HEIGHT - y): string {
  const [definition, fill] = gradient(stops);
  return `${definition}<rect y="${y}" width="${WIDTH}" height="${height}" fill="${fill}"/>`;
}

/** Discs of light as a lens draws them from far-off leaves and lamps. */
function bokeh(random: Random, colours: readonly string[], count: number, radii: readonly [number, number], lowestY: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(-40, WIDTH + 40), random.between(-60, lowestY)];
    const [radius, opacity] = [random.between(...radii), random.between(0.08, 0.42)];
    const colour = random.pick(colours);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" fill-opacity="${opacity * 0.75}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="5"/>`;
  }).join('');
}

function clumps(random: Random, colours: readonly string[], count: number, y: readonly [number, number], radii: readonly [number, number]): string {
  return Array.from({ length: count }, () => {
    const radius = random.between(...radii);
    return `<ellipse cx="${random.between(-80, WIDTH + 80)}" cy="${random.between(...y)}" rx="${radius * 1.2}" ry="${radius}" fill="${random.pick(colours)}" fill-opacity="${random.between(0.5, 0.95)}"/>`;
  }).join('');
}

function leafy(random: Random, sky: readonly string[], dark: readonly string[], light: readonly string[], spots: readonly string[]): Drawing {
  const markup = [
    sheet(sky),
    clumps(random, dark, 26, [180, 620], [70, 190]),
    clumps(random, light, 22, [90, 560], [30, 90]),
    bokeh(random, spots, 46, [14, 52], 560),
  ].join('');
  return { markup, blurPx: 9 };
}

function plaster(random: Random, wall: string): Drawing {
  const [glow, fill] = gradient([mix(wall, '#ffffff', 0.34), wall, mix(wall, '#3a2c1c', 0.26)], 'x1="0" y1="0" x2="1" y2="0.75"');
  const stains = clumps(random, [mix(wall, '#ffffff', 0.3), mix(wall, '#5a4632', 0.18)], 26, [0, 700], [40, 200]);
  return { markup: `${glow}<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/><g opacity="0.2">${stains}</g>`, blurPx: 16 };
}

/** Painted boards of a wall; some have knots, all have dark gaps. */
function panels(random: Random, wall: string): Drawing {
  const pieces: string[] = [];
  for (let x = random.between(-120, 0); x < WIDTH; ) {
    const width = random.between(120, 170);
    const own = mix(wall, random.chance(0.5) ? '#ffffff' : '#2d2013', random.between(0.02, 0.16));
    pieces.push(`<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${own}"/><rect x="${x}" width="9" height="${HEIGHT}" fill="${mix(wall, '#000000', 0.55)}"/>`);
    pieces.push(`<rect x="${x + 9}" width="7" height="${HEIGHT}" fill="#ffffff" fill-opacity="0.16"/>`);
    for (let line = 0; line < 4; line += 1) {
      pieces.push(`<rect x="${x + random.between(20, width - 10)}" width="${random.between(2, 8)}" height="${HEIGHT}" fill="${mix(wall, '#000000', 0.3)}" fill-opacity="0.24"/>`);
    }
    x += width;
  }
  return { markup: pieces.join(''), blurPx: 5 };
}

/** A shelf with jars, pots and hanging herbs. */
function kitchen(random: Random, wall: string): Drawing {
  const shelf = (y: number) => {
    const jars: string[] = [];
    for (let x = random.between(-30, 60); x < WIDTH; ) {
      const [width, height] = [random.between(56, 120), random.between(80, 190)];
      const colour = random.pick(['#b5541f', '#d89b2f', '#7c2f28', '#6d7c3c', '#e7dcc4', '#8f5b34', '#3f5d53', '#c9a06a']);
      jars.push(`<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="16" fill="${colour}" fill-opacity="0.92"/><rect x="${x + 6}" y="${y - height - 12}" width="${width - 12}" height="18" rx="6" fill="#efe6d2"/><rect x="${x + 10}" y="${y - height + 16}" width="9" height="${height - 40}" rx="4" fill="#fff" fill-opacity="0.4"/>`);
      x += width + random.between(10, 90);
    }
    return `${jars.join('')}<rect y="${y}" width="${WIDTH}" height="24" fill="#6f4726"/><rect y="${y + 24}" width="${WIDTH}" height="44" fill="#000" fill-opacity="0.2"/>`;
  };
  return { markup: `${sheet([mix(wall, '#ffffff', 0.2), mix(wall, '#4a3521', 0.25)])}${shelf(210)}${shelf(505)}`, blurPx: 11 };
}

function dark(random: Random, wall: string): Drawing {
  const glow = `<radialGradient id="glow" cx="0.3" cy="0.28" r="0.8"><stop offset="0" stop-color="${mix(wall, '#e0b67c', 0.42)}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${mix(wall, '#000000', 0.6)}"/></radialGradient>`;
  const stains = clumps(random, [mix(wall, '#c99b60', 0.3), mix(wall, '#000000', 0.4)], 30, [0, 700], [60, 190]);
  return { markup: `${glow}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><g opacity="0.22">${stains}</g>`, blurPx: 20 };
}

/** A bright window with greenery behind it, its frame and curtains. */
function window(random: Random, wall: string): Drawing {
  const left = random.between(180, 480);
  const frame = mix(wall, '#ffffff', 0.7);
  const bars = [0, 250, 500].map((x) => `<rect x="${left + x}" y="-20" width="24" height="620" fill="${frame}"/>`).join('');
  const curtain = (x: number) =>
    Array.from({ length: 7 }, (_, at) => `<rect x="${x + at * 26}" y="-20" width="26" height="640" fill="${at % 2 ? '#fffaf0' : '#eadfca'}" fill-opacity="0.82"/>`).join('');
  const outside = `<rect x="${left}" y="-20" width="524" height="600" fill="#f4f6da"/>${`<g>${Array.from({ length: 30 }, () => `<circle cx="${left + random.between(0, 524)}" cy="${random.between(220, 590)}" r="${random.between(24, 80)}" fill="${random.pick(['#9fbb6a', '#7fa556', '#c7d694', '#5f8a46'])}" fill-opacity="0.75"/>`).join('')}</g>`}`;
  const sill = `<rect x="${left - 40}" y="560" width="604" height="34" fill="${frame}"/>`;
  const rest = `<path fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0zM${left} -20H${left + 524}V580H${left}z" fill="${wall}"/>`;
  return { markup: `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>${outside}${rest}${bars}<rect x="${left}" y="240" width="524" height="20" fill="${frame}"/>${sill}${curtain(left - 120)}${curtain(left + 462)}`, blurPx: 12 };
}

/** Other stalls of the market under striped awnings. */
function stall(random: Random, colour: string): Drawing {
  const stripes = Array.from({ length: 22 }, (_, at) => `<path d="M${at * 62 - 40} -10H${at * 62 + 22}V${150}q-31 46 -62 0z" fill="${at % 2 ? '#fbf3e2' : colour}"/>`).join('');
  const crates = Array.from({ length: 7 }, (_, at) => {
    const x = at * 200 - 60;
    const goods = random.pick(['#d24a32', '#e08a2b', '#7d9c3c', '#8a4a78', '#e6bd45']);
    const heap = Array.from({ length: 14 }, () => `<circle cx="${x + random.between(10, 170)}" cy="${random.between(400, 452)}" r="26" fill="${mix(goods, '#ffffff', random.between(0, 0.3))}"/>`).join('');
    return `${heap}<rect x="${x}" y="446" width="184" height="90" fill="#a5713f"/><rect x="${x}" y="488" width="184" height="8" fill="#5d3c1e"/>`;
  }).join('');
  return { markup: `${sheet(['#6a5236', '#c8a877', '#7b6748'])}${bokeh(random, ['#ffe9b8', '#ffd48a'], 18, [16, 40], 360)}${crates}${stripes}<rect y="150" width="${WIDTH}" height="60" fill="#000" fill-opacity="0.22"/>`, blurPx: 12 };
}

function studio(colour: string): Drawing {
  return { markup: sheet([mix(colour, '#ffffff', 0.12), mix(colour, '#ffffff', 0.42), mix(colour, '#000000', 0.05)]), blurPx: 0 };
}

/** The inside of a barn: dark boards, straw bales, light falling through the gaps. */
function barn(random: Random, wall: string): Drawing {
  const bales = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [(at % 5) * 270 - 60 + random.between(-20, 20), 400 - Math.floor(at / 5) * 130];
    return `<rect x="${x}" y="${y}" width="256" height="150" rx="18" fill="${random.pick(['#d9ae57', '#c99b45', '#e3bd6d'])}"/><rect x="${x + 80}" y="${y}" width="7" height="150" fill="#8f6a2b"/><rect x="${x + 170}" y="${y}" width="7" height="150" fill="#8f6a2b"/>`;
  }).join('');
  const gaps = Array.from({ length: 9 }, (_, at) => `<rect x="${at * 150 + random.between(-20, 20)}" width="${random.between(4, 12)}" height="420" fill="#ffeec0" fill-opacity="0.75"/>`).join('');
  return { markup: `${panels(random, wall).markup}<rect width="${WIDTH}" height="${HEIGHT}" fill="#2a1a0c" fill-opacity="0.42"/>${gaps}${bales}`, blurPx: 9 };
}

/** An evening with strings of bulbs. */
function lights(random: Random, colour: string): Drawing {
  const string = (y: number) =>
    Array.from({ length: 15 }, (_, at) => `<circle cx="${at * 92}" cy="${y + Math.sin((at / 14) * Math.PI * 2) * 40 + 40}" r="${random.between(12, 20)}" fill="#ffd98c"/>`).join('');
  return { markup: `${sheet([mix(colour, '#0c1020', 0.5), colour, mix(colour, '#d98b4a', 0.4)])}${bokeh(random, ['#ffcf7d', '#ff9f5a', '#ffe6b0'], 34, [18, 58], 560)}${string(70)}${string(230)}`, blurPx: 9 };
}

function tiles(random: Random, colour: string): Drawing {
  const pieces: string[] = [];
  for (let row = 0; row < 11; row += 1) {
    for (let x = (row % 2) * -70; x < WIDTH; x += 140) {
      const own = mix(colour, random.chance(0.5) ? '#ffffff' : '#4b4f45', random.between(0, 0.13));
      pieces.push(`<rect x="${x + 3}" y="${row * 70 + 3}" width="134" height="64" rx="5" fill="${own}"/><rect x="${x + 8}" y="${row * 70 + 8}" width="124" height="8" rx="4" fill="#fff" fill-opacity="0.4"/>`);
    }
  }
  return { markup: `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(colour, '#6b675c', 0.4)}"/>${pieces.join('')}`, blurPx: 6 };
}

/** Draws the background; `colour` is that of its wall or cloth, where it has one. */
export function drawBack(kind: BackKind, colour: string, random: Random): Drawing {
  switch (kind) {
    case 'garden':
      return leafy(random, ['#dfeab9', '#a9c57a', '#5f7f3f'], ['#5d8440', '#476e35', '#7da052'], ['#b6cf78', '#d6e29a'], ['#fffbd0', '#e9f3a8', '#ffffff']);
    case 'orchard':
      return leafy(random, ['#d5e8f2', '#c8dfb2', '#6f8f4a'], ['#6b8f49', '#55793c', '#8cab5c'], ['#a9c873', '#cddf9c'], ['#ffffff', '#f6c9c4', '#e0513f']);
    case 'autumn':
      return leafy(random, ['#f6dfa8', '#d9a354', '#8a5a2b'], ['#a8672a', '#8a4f22', '#c58a38'], ['#e0a63f', '#efc56a'], ['#fff0c0', '#ffd27a', '#e8743a']);
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
