import { gradient } from './drawing.ts';
import { bushes, chimney, door, logs, roof, walls, window } from './house-parts.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** A highlander's log house, a thatched cottage, a whitewashed one, a half-timbered one, a manor, a house of brick. */
export type HouseKind = 'log' | 'thatched' | 'white' | 'timbered' | 'manor' | 'brick';
export const HOUSE_KINDS: readonly HouseKind[] = ['log', 'thatched', 'white', 'timbered', 'manor', 'brick'];

type Draw = (random: Random, variant: number) => string;

const log: Draw = (random, variant) => {
  const colour = ['#9a6334', '#7a4a26', '#b5793f'][variant % 3] as string;
  return [
    chimney(430, 40, 120, '#8f867a'),
    logs(96, 584, 304, 520, colour),
    roof(30, 650, 316, 62, 150, '#6b5138', 8),
    `<path d="M236 316L340 150L444 316z" fill="${mix(colour, '#ffe0b0', 0.2)}"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${262 + at * 20} ${306}V${306 - Math.min(at + 1, 9 - at) * 28}" stroke="#2a1404" stroke-opacity="0.35" stroke-width="4"/>`).join('')}<path d="M222 322L340 132L458 322" fill="none" stroke="#4a3520" stroke-width="17"/>`,
    window(random, 308, 232, 64, 58, '#f0e2c0', false),
    window(random, 140, 366, 92, 84, '#f0e2c0'),
    window(random, 450, 366, 92, 84, '#f0e2c0'),
    door(292, 366, 98, 154, '#5d3a1c'),
  ].join('');
};

const thatched: Draw = (random, variant) => {
  const wall = ['#a9c4d6', '#f4efe2', '#8fa9bb'][variant % 3] as string;
  const [straw, fill] = gradient(['#d8bd7c', '#b0935a', '#77603a']);
  const strands = Array.from({ length: 90 }, () => {
    const [x, y] = [random.between(70, 610), random.between(90, 300)];
    return `<path d="M${x} ${y}l${(x - 340) * 0.12} ${random.between(30, 64)}" stroke="${random.pick(['#e8d29a', '#8a6f42'])}" stroke-opacity="0.5" stroke-width="4"/>`;
  }).join('');
  const shape =
    'M16 326Q60 300 130 150Q170 70 250 66H430Q510 70 550 150Q620 300 664 326Q640 352 590 340Q340 312 90 340Q40 352 16 326z';
  return `${straw}${chimney(402, 24, 80, '#e9e2d4')}${walls(92, 588, 310, 520, wall)}<clipPath id="thatch"><path d="${shape}"/></clipPath><path d="${shape}" fill="${fill}"/><g clip-path="url(#thatch)">${strands}</g><path d="M16 326Q40 352 90 340Q340 312 590 340Q640 352 664 326" fill="none" stroke="#5a4526" stroke-width="11"/><path d="M236 66h208l10 26h-228z" fill="#8a7040"/>${window(random, 134, 388, 84, 74, '#fffdf4')}${window(random, 462, 388, 84, 74, '#fffdf4')}${door(292, 376, 96, 144, '#4a6f8a')}`;
};

const white: Draw = (random, variant) => {
  const tiles = ['#b5492f', '#a33f2c', '#c25a38'][variant % 3] as string;
  return [
    chimney(180, 60, 110, '#b5705a'),
    walls(90, 590, 300, 520, '#f6f0e2'),
    `<rect x="90" y="486" width="500" height="34" fill="#9a948a"/>`,
    roof(44, 636, 312, 90, 96, tiles, 7),
    walls(268, 412, 196, 312, '#f6f0e2'),
    `<path d="M240 204L340 112L440 204z" fill="${tiles}"/><path d="M236 208L340 110L444 208" fill="none" stroke="${mix(tiles, '#1c0a04', 0.4)}" stroke-width="12"/>`,
    window(random, 306, 222, 68, 62, '#5d7f5a', false),
    window(random, 132, 366, 88, 78, '#5d7f5a'),
    window(random, 460, 366, 88, 78, '#5d7f5a'),
    door(294, 362, 92, 158, '#3f6a4a'),
  ].join('');
};

const timbered: Draw = (random, variant) => {
  const beam = ['#4a3423', '#5a3a24', '#3a2c22'][variant % 3] as string;
  const beams = `<g fill="none" stroke="${beam}" stroke-width="15"><path d="M92 306V520M218 306V520M340 306V376M462 306V520M588 306V520M92 350H588M92 512H588"/><path d="M104 502L206 360M576 502L474 360"/></g>`;
  return [
    chimney(440, 50, 110, '#9a5a44'),
    walls(86, 594, 300, 520, '#f3ead4'),
    beams,
    roof(40, 640, 312, 74, 120, '#9c4a34', 8),
    window(random, 246, 388, 66, 72, '#fffdf4', true),
    window(random, 124, 392, 68, 66, '#fffdf4', false),
    window(random, 490, 392, 68, 66, '#fffdf4', false),
    door(350, 372, 90, 148, '#6b3a24'),
  ].join('');
};

const manor: Draw = (random, variant) => {
  const wall = ['#f3e3b8', '#f6efe0', '#efd5c0'][variant % 3] as string;
  const columns = [222, 282, 382, 442]
    .map(
      (x) =>
        `<rect x="${x}" y="290" width="22" height="222" fill="#fffdf6"/><rect x="${x + 14}" y="290" width="8" height="222" fill="#000" fill-opacity="0.12"/><rect x="${x - 6}" y="282" width="34" height="14" fill="#fffdf6"/><rect x="${x - 6}" y="506" width="34" height="14" fill="#e6dcc8"/>`,
    )
    .join('');
  return [
    chimney(120, 96, 90, '#b5705a'),
    chimney(516, 96, 90, '#b5705a'),
    walls(40, 644, 300, 520, wall),
    roof(8, 676, 312, 124, 110, '#8a4a38', 6),
    walls(206, 478, 282, 520, mix(wall, '#3a2409', 0.1)),
    `<path d="M182 286L342 176L502 286z" fill="#fffdf6"/><path d="M212 276L342 188L472 276z" fill="${mix(wall, '#3a2409', 0.08)}"/><circle cx="342" cy="246" r="20" fill="#8fb0c4"/><circle cx="342" cy="246" r="20" fill="none" stroke="#fffdf6" stroke-width="6"/><path d="M176 282h332v16H176z" fill="#efe6d2"/>`,
    window(random, 78, 368, 72, 92, '#fffdf6'),
    window(random, 534, 368, 72, 92, '#fffdf6'),
    door(304, 358, 78, 162, '#5a3a24'),
    columns,
    `<path d="M196 514h292v10H196zM184 520h316v10H184z" fill="#cfc6b4"/>`,
  ].join('');
};

const brick: Draw = (random, variant) => {
  const wall = ['#a8563e', '#9a4a38', '#b5684a'][variant % 3] as string;
  const courses = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M90 ${312 + at * 17}H590" stroke="#f0d8c4" stroke-opacity="0.28" stroke-width="2.5"/><path d="M${90 + (at % 2) * 18} ${320 + at * 17}H590" stroke="#f0d8c4" stroke-opacity="0.2" stroke-width="14" stroke-dasharray="2.5 34"/>`,
  ).join('');
  return [
    chimney(420, 44, 120, wall),
    walls(90, 590, 300, 520, wall),
    courses,
    roof(46, 634, 312, 82, 84, ['#5a5652', '#8a4a38', '#4a5a6a'][variant % 3] as string, 8),
    window(random, 132, 364, 86, 84, '#f6f1e4'),
    window(random, 462, 364, 86, 84, '#f6f1e4'),
    door(294, 356, 92, 164, '#2f4f5a'),
    window(random, 300, 196, 80, 62, '#f6f1e4', false),
  ].join('');
};

const DRAWINGS: Readonly<Record<HouseKind, Draw>> = { log, thatched, white, timbered, manor, brick };

/** A house to stay in, or to come home to, with bushes along its wall. */
export function house(kind: HouseKind, variant: number): Source {
  return {
    key: `house-${kind}-${variant}`,
    draw: () => {
      const random = randomOf('house', kind, variant);
      return rasterOfSvg(DRAWINGS[kind](random, variant) + bushes(random, 70, 610, 526), 684, 540, SCALE);
    },
  };
}
