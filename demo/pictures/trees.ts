import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

export type TreeKind = 'spruce' | 'pine' | 'linden' | 'birch' | 'thuja' | 'apple';

const NEEDLES = ['#3f7a4a', '#4a7f5c', '#5a8f4a', '#6f9a92'];
const LEAVES = ['#5f9a3f', '#76a845', '#4f8a45', '#8fae4a'];

/** Boughs in tiers, wider towards the ground, each fringed with needles. */
function spruce(random: Random, green: string): string {
  const tiers = Array.from({ length: 11 }, (_, at) => {
    const [y, half] = [58 + at * 50, 34 + at * 20];
    const points: string[] = [];
    for (let step = 0; step <= 16; step += 1) {
      const t = step / 16 - 0.5;
      const droop = 62 + Math.cos(t * Math.PI) * 14 + (step % 2 ? 16 : 0) + random.between(-6, 6);
      points.push(`${250 + t * 2 * half + random.between(-5, 5)} ${y + droop + Math.abs(t) * 24}`);
    }
    const own = mix(green, '#0c2414', at % 2 ? 0.42 : 0.2);
    const bough = `<path d="M250 ${y - 30}L${points.join('L')}z" fill="${own}"/>`;
    const light = Array.from({ length: 18 }, () => {
      const [dx, dy] = [random.between(-0.86, 0.3) * half, random.between(10, 60)];
      return `<path d="M${250 + dx * 0.7} ${y + dy - 26}l${dx * 0.24 - 6} 38l20 -6z" fill="${mix(green, '#e6f0a0', random.between(0.2, 0.55))}" fill-opacity="0.85"/>`;
    }).join('');
    return bough + light;
  }).toReversed();
  return `<rect x="232" y="590" width="36" height="92" fill="#6b4a30"/><rect x="250" y="590" width="18" height="92" fill="#2a1706" fill-opacity="0.35"/>${tiers.join('')}`;
}

/** Leaves in clumps, dark inside and below, bright where the light comes from. */
function crown(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  green: string,
  size: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, at) => {
    const share = at / count;
    const [angle, reach] = [random.between(0, 6.283), Math.sqrt(random.next())];
    const [x, y] = [
      cx + Math.cos(angle) * reach * rx - share * rx * 0.12,
      cy + Math.sin(angle) * reach * ry - share * ry * 0.16,
    ];
    const lit = Math.max(0, Math.min(1, 0.5 - (y - cy) / (ry * 2) - (x - cx) / (rx * 4)));
    const fill = mix(mix(green, '#0c2410', 0.5 - share * 0.4), '#e9ef9a', lit * share * 0.6);
    const radius = size * random.between(0.6, 1.15) * (1.1 - share * 0.5);
    return `<ellipse cx="${x}" cy="${y}" rx="${radius * 1.1}" ry="${radius * 0.86}" transform="rotate(${random.between(-40, 40)} ${x} ${y})" fill="${fill}"/>`;
  }).join('');
}

function trunk(colour: string, top: number, wide: number): string {
  return `<path d="M${250 - wide} 684q${wide * 0.5} -120 ${wide * 0.3} ${top - 684}h${wide * 1.4}q-${wide * 0.2} ${(684 - top) * 0.6} ${wide * 0.5} ${684 - top}z" fill="${colour}"/><path d="M250 684q6 -120 4 ${top - 684}h${wide * 0.6}q-${wide * 0.2} ${(684 - top) * 0.6} ${wide * 0.5} ${684 - top}z" fill="#1c0f04" fill-opacity="0.28"/><path d="M250 ${top + 90}L180 ${top - 20}M254 ${top + 70}L330 ${top - 40}" stroke="${colour}" stroke-width="${wide * 0.5}"/>`;
}

function linden(random: Random, green: string): string {
  return trunk('#75533a', 380, 30) + crown(random, 250, 250, 220, 226, green, 30, 420);
}

function apple(random: Random, green: string): string {
  const apples = Array.from({ length: 30 }, () => {
    const [angle, reach] = [random.between(0, 6.283), Math.sqrt(random.next()) * 0.86];
    const [x, y] = [250 + Math.cos(angle) * reach * 205, 300 + Math.sin(angle) * reach * 165];
    return `<circle cx="${x}" cy="${y}" r="14" fill="#c9382c"/><circle cx="${x - 4}" cy="${y - 5}" r="5" fill="#ffb0a0" fill-opacity="0.8"/>`;
  }).join('');
  return trunk('#6f5040', 430, 26) + crown(random, 250, 300, 214, 176, green, 27, 360) + apples;
}

function birch(random: Random, green: string): string {
  const marks = Array.from(
    { length: 24 },
    () =>
      `<rect x="${random.between(232, 258)}" y="${random.between(250, 670)}" width="${random.between(8, 20)}" height="${random.between(3, 7)}" rx="2" fill="#3a3632"/>`,
  ).join('');
  return `<path d="M230 686q8 -300 14 -520h16q6 240 18 520z" fill="#f0ece2"/><path d="M256 686q0 -300 0 -520h6q6 240 18 520z" fill="#000" fill-opacity="0.16"/>${marks}<path d="M250 360L170 250M252 320L336 210" stroke="#e6e0d4" stroke-width="9"/>${crown(random, 250, 220, 170, 208, mix(green, '#d6dc7a', 0.3), 19, 460)}`;
}

function pine(random: Random, green: string): string {
  const boughs = [
    [250, 110, 120, 70],
    [170, 190, 120, 60],
    [336, 220, 120, 62],
    [230, 280, 130, 56],
  ] as const;
  return `<path d="M232 688q10 -320 10 -560h18q0 260 16 560z" fill="#b5673a"/><path d="M254 688q0 -300 0 -560h8q0 260 14 560z" fill="#2a1706" fill-opacity="0.32"/><path d="M250 250L170 200M252 280L340 226" stroke="#a85c34" stroke-width="13"/>${boughs.map(([x, y, rx, ry]) => crown(random, x, y, rx, ry, mix(green, '#1c3a2a', 0.2), 19, 110)).join('')}`;
}

function thuja(random: Random, green: string): string {
  const body = Array.from({ length: 520 }, (_, at) => {
    const share = at / 520;
    const t = random.next() ** 0.8;
    const half = 118 * Math.sin(Math.min(1, t * 1.25 + 0.06) * Math.PI * 0.5) * (t > 0.9 ? 0.9 : 1);
    const [x, y] = [250 + random.between(-1, 1) * half, 40 + t * 610];
    const lit = Math.max(0, 0.5 - (x - 250) / 260);
    return `<path d="M${x} ${y}q-11 -20 0 -42q11 22 0 42z" transform="rotate(${(x - 250) * 0.25} ${x} ${y})" fill="${mix(mix(green, '#0c2410', 0.46 - share * 0.4), '#dfeb8a', lit * share * 0.55)}"/>`;
  });
  return `<rect x="238" y="630" width="24" height="52" fill="#6b4a30"/><path d="M250 16Q362 230 366 560Q350 660 250 660Q150 660 134 560Q138 230 250 16z" fill="${mix(green, '#0c2410', 0.45)}"/>${body.join('')}`;
}

const DRAWINGS: Readonly<Record<TreeKind, (random: Random, green: string) => string>> = {
  spruce,
  pine,
  linden,
  birch,
  thuja,
  apple,
};

/** A tree as it stands in a garden or a wood. */
export function tree(kind: TreeKind, variant: number): Source {
  return {
    key: `tree-${kind}-${variant}`,
    draw: () => {
      const greens = kind === 'spruce' || kind === 'pine' || kind === 'thuja' ? NEEDLES : LEAVES;
      return rasterOfSvg(
        DRAWINGS[kind](randomOf('tree', kind, variant), greens[variant % 4] as string),
        500,
        690,
        SCALE,
      );
    },
  };
}
