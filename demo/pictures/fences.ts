import { gradient } from './drawing.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** Barriers that animals look over, wider than a picture. */
export type BarrierKind = 'boards' | 'pickets' | 'bales' | 'wicker';

const WOODS = ['#a5794a', '#8f8577', '#c9a06a', '#7d5f45', '#e6dcc8'];

function grain(random: Random, x: number, y: number, width: number, height: number, isUpright: boolean): string {
  return Array.from({ length: 6 }, () => {
    const d = isUpright
      ? `M${x + random.between(4, width - 4)} ${y}q${random.between(-6, 6)} ${height / 2} 0 ${height}`
      : `M${x} ${y + random.between(4, height - 4)}q${width / 2} ${random.between(-7, 7)} ${width} 0`;
    return `<path d="${d}" stroke="#2a1706" stroke-opacity="${random.between(0.08, 0.28)}" stroke-width="${random.between(1.5, 4)}" fill="none"/>`;
  }).join('');
}

function plank(random: Random, x: number, y: number, width: number, height: number, colour: string): string {
  const isUpright = height > width;
  const own = mix(colour, random.chance(0.5) ? '#fff2d8' : '#2a1706', random.between(0.02, 0.16));
  const [definition, fill] = gradient(
    [mix(own, '#ffffff', 0.22), own, mix(own, '#2a1706', 0.3)],
    isUpright ? 'x1="0" y1="0" x2="1" y2="0"' : undefined,
  );
  return `${definition}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="${fill}"/>${grain(random, x, y, width, height, isUpright)}`;
}

function nails(x: number, ys: readonly number[]): string {
  return ys
    .map(
      (y) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="#3c3a38"/><circle cx="${x - 1.5}" cy="${y - 2}" r="2" fill="#fff" fill-opacity="0.5"/>`,
    )
    .join('');
}

/** The lower half of a stable door: upright boards, a top rail and a slanting brace. */
function boards(random: Random, colour: string): string {
  const uprights = Array.from({ length: 13 }, (_, at) => plank(random, at * 118 - 8, 34, 114, 430, colour)).join('');
  const brace = `<g transform="translate(30 384) rotate(-12)">${plank(random, 0, 0, 1390, 62, mix(colour, '#2a1706', 0.1))}</g>`;
  const rails =
    plank(random, -10, 0, 1440, 76, mix(colour, '#fff2d8', 0.1)) + plank(random, -10, 392, 1440, 70, colour);
  const iron = [0, 1]
    .map(
      (at) =>
        `<rect x="${at * 1280 - 10}" y="14" width="140" height="26" rx="10" fill="#3a3836"/>${nails(at * 1280 + 30, [27])}${nails(at * 1280 + 90, [27])}`,
    )
    .join('');
  return `${uprights}<rect y="76" width="1420" height="26" fill="#000" fill-opacity="0.22"/>${brace}${rails}${iron}`;
}

/** Pointed pickets with gaps between them. */
function pickets(random: Random, colour: string): string {
  const rail = (y: number) => plank(random, -10, y, 1440, 50, mix(colour, '#2a1706', 0.22));
  const posts = Array.from({ length: 13 }, (_, at) => {
    const [x, own] = [at * 110 - 14, mix(colour, random.chance(0.5) ? '#fff2d8' : '#2a1706', random.between(0, 0.12))];
    const top = 8 + random.between(-6, 8);
    const [definition, fill] = gradient(
      [mix(own, '#ffffff', 0.26), own, mix(own, '#2a1706', 0.3)],
      'x1="0" y1="0" x2="1" y2="0"',
    );
    return `${definition}<path d="M${x} ${top + 46}L${x + 42} ${top}L${x + 84} ${top + 46}V464H${x}z" fill="${fill}"/>${grain(random, x, top + 50, 84, 400, true)}${nails(x + 42, [138, 348])}`;
  }).join('');
  return `${rail(112)}${rail(322)}<rect y="162" width="1420" height="14" fill="#000" fill-opacity="0.16"/>${posts}`;
}

/** Bales of straw, two rows of them, bound with twine. */
function bales(random: Random): string {
  const bale = (x: number, y: number) => {
    const straw = random.pick(['#d9b45c', '#cfa64c', '#e3c272']);
    const [definition, fill] = gradient([mix(straw, '#fff6d0', 0.42), straw, mix(straw, '#5a3c10', 0.4)]);
    const stalks = Array.from({ length: 90 }, () => {
      const [sx, sy] = [x + random.between(4, 350), y + random.between(4, 226)];
      return `<path d="M${sx} ${sy}l${random.between(24, 74)} ${random.between(-9, 9)}" stroke="${random.pick(['#f6e2a0', '#9a7430', '#e6c878', '#7a5a20'])}" stroke-opacity="0.55" stroke-width="${random.between(2, 4.5)}"/>`;
    }).join('');
    const twine = [112, 298]
      .map((at) => `<path d="M${x + at} ${y + 2}q12 116 0 230" stroke="#7d3a24" stroke-width="8" fill="none"/>`)
      .join('');
    const fringe = Array.from({ length: 40 }, () => {
      const fx = x + random.between(6, 410);
      return `<path d="M${fx} ${y + 12}l${random.between(-12, 12)} ${-random.between(12, 34)}" stroke="${random.pick(['#f0d890', '#c9a24c'])}" stroke-width="4"/>`;
    }).join('');
    return `${definition}${fringe}<rect x="${x}" y="${y}" width="420" height="234" rx="26" fill="${fill}"/>${stalks}${twine}`;
  };
  const lower = [-120, 306, 732, 1158].map((x) => bale(x, 240)).join('');
  return lower + [-330, 96, 522, 948, 1374].map((x) => bale(x, 30)).join('');
}

/** Willow rods woven around stakes. */
function wicker(random: Random, colour: string): string {
  const rods: string[] = [];
  for (let row = 0; row < 19; row += 1) {
    const own = mix(colour, random.chance(0.5) ? '#fff2d8' : '#3a2409', random.between(0.04, 0.3));
    const wave = Array.from({ length: 13 }, (_, at) => `q32 ${(at + row) % 2 ? 15 : -15} 64 0t64 0`).join('');
    const path = `M-60 ${34 + row * 23}${wave}`;
    rods.push(
      `<path d="${path}" stroke="${mix(own, '#1c0f04', 0.55)}" stroke-width="24" fill="none" transform="translate(0 4)"/><path d="${path}" stroke="${own}" stroke-width="20" fill="none"/><path d="${path}" stroke="#fff6e0" stroke-opacity="0.26" stroke-width="5" fill="none" transform="translate(0 -5)"/>`,
    );
  }
  const stakes = Array.from({ length: 11 }, (_, at) => {
    const x = at * 128 + 40;
    const [definition, fill] = gradient(
      [mix(colour, '#fff2d8', 0.3), mix(colour, '#1c0f04', 0.35)],
      'x1="0" y1="0" x2="1" y2="0"',
    );
    return `${definition}<path d="M${x} 6q16 -12 32 0V470h-32z" fill="${fill}" fill-opacity="${at % 2 ? 1 : 0.92}"/>`;
  });
  return `${stakes.filter((_, at) => at % 2 === 0).join('')}${rods.join('')}${stakes.filter((_, at) => at % 2 > 0).join('')}`;
}

const DRAWINGS: Readonly<Record<BarrierKind, (random: Random, colour: string) => string>> = {
  boards,
  pickets,
  bales,
  wicker,
};
export const BARRIER_KINDS = Object.keys(DRAWINGS) as readonly BarrierKind[];

/** A fence or a stable door. */
export function barrier(kind: BarrierKind, variant: number): Source {
  return {
    key: `barrier-${kind}-${variant}`,
    draw: () => {
      const colour =
        kind === 'wicker'
          ? (['#a8763f', '#8f6535', '#b98a50'][variant % 3] as string)
          : (WOODS[variant % WOODS.length] as string);
      return rasterOfSvg(DRAWINGS[kind](randomOf('barrier', kind, variant), colour), 1420, 470, SCALE);
    },
  };
}
