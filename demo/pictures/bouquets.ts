import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

const EAR_COLOURS = ['#e0b24a', '#cf9a38', '#edc968', '#b9822e'];

/** One stalk with its ear, growing up from the origin and leaning by an angle. */
function stalk(random: Random, leanDeg: number, length: number): string {
  const colour = random.pick(EAR_COLOURS);
  const grains = Array.from({ length: 9 }, (_, at) => {
    const y = -length - at * 17;
    const fill = mix(colour, random.chance(0.5) ? '#fff0b8' : '#7a5218', random.between(0.05, 0.3));
    return [-1, 1]
      .map(
        (side) =>
          `<ellipse transform="translate(${side * 8} ${y - (side > 0 ? 6 : 0)}) rotate(${side * 24})" rx="7.5" ry="15" fill="${fill}"/><path d="M${side * 12} ${y - 12}l${side * 15} -44" stroke="${colour}" stroke-width="1.6" stroke-opacity="0.8"/>`,
      )
      .join('');
  }).join('');
  return `<g transform="rotate(${leanDeg})"><path d="M0 30Q${random.between(-14, 14)} ${-length / 2} 0 ${-length - 140}" stroke="${mix(colour, '#8a8a3a', 0.3)}" stroke-width="5" fill="none"/>${grains}<ellipse cy="${-length - 158}" rx="7" ry="15" fill="${colour}"/></g>`;
}

/** A sheaf of ears tied with a ribbon. */
export function sheaf(variant: number): Source {
  return {
    key: `sheaf-${variant}`,
    draw: () => {
      const random = randomOf('sheaf', variant);
      const stalks = Array.from({ length: 19 }, (_, at) =>
        stalk(random, (at - 9) * 3.6 + random.between(-2, 2), random.between(150, 300)),
      );
      const ends = Array.from(
        { length: 17 },
        (_, at) =>
          `<path d="M0 10L${(at - 8) * 11} ${random.between(120, 150)}" stroke="${random.pick(EAR_COLOURS)}" stroke-width="7"/>`,
      ).join('');
      const ribbon = random.pick(['#b5352c', '#3f6a9a', '#f4ead4', '#5f7d3f']);
      const bow = `<path d="M-34 0q34 14 68 0v26q-34 14 -68 0z" fill="${ribbon}"/><path d="M0 14q-62 -44 -70 -2q4 34 70 2q62 -44 70 -2q-4 34 -70 2z" fill="${mix(ribbon, '#ffffff', 0.14)}"/><path d="M-6 22l-30 78l22 -10l12 -66zM6 22l34 70l-24 -6l-14 -62z" fill="${mix(ribbon, '#000000', 0.12)}"/>`;
      return rasterOfSvg(
        `<g transform="translate(300 470) scale(0.98)">${ends}${random.shuffled(stalks).join('')}${bow}</g>`,
        600,
        620,
        SCALE,
      );
    },
  };
}

const LEAVES = [
  ['#4f8a3a', '#8cc25a'],
  ['#6f8f6a', '#b3c9a2'],
  ['#3f7a44', '#79b04f'],
  ['#7d8f3a', '#b8c25c'],
] as const;

/** A leafy stem of a herb, or one of lavender, growing up from the origin. */
function herbStem(
  random: Random,
  leanDeg: number,
  length: number,
  [dark, light]: readonly [string, string],
  isLavender: boolean,
): string {
  const leaf = (y: number, side: number, size: number, fill: string) =>
    `<path transform="translate(0 ${y}) rotate(${side * random.between(38, 62)})" d="M0 0q${-size * 0.42} ${-size * 0.6} 0 ${-size}q${size * 0.42} ${size * 0.4} 0 ${size}z" fill="${fill}"/>`;
  const bend = random.between(-12, 12);
  const pairs = Array.from({ length: isLavender ? 3 : 8 }, (_, at) => {
    const y = -length * (0.34 + at * (isLavender ? 0.12 : 0.088));
    return [-1, 1]
      .map((side) => leaf(y, side, isLavender ? 58 : 92 - at * 6, mix(dark, light, random.next())))
      .join('');
  });
  const florets = Array.from({ length: isLavender ? 30 : 0 }, (_, at) => {
    const y = -length - at * 4.6;
    return `<ellipse cx="${random.between(-17, 17) * (1 - at / 40)}" cy="${y}" rx="8.5" ry="11" fill="${mix('#5a3f9a', '#b79be6', random.next())}"/>`;
  });
  const tip = isLavender ? '' : `${leaf(-length, 0.2, 80, light)}${leaf(-length, -0.2, 76, mix(dark, light, 0.6))}`;
  return `<g transform="rotate(${leanDeg})"><path d="M0 30Q${bend} ${-length / 2} 0 ${-length}" stroke="${mix(dark, '#6b7a3a', 0.3)}" stroke-width="6" fill="none"/>${pairs.join('')}${florets.join('')}${tip}</g>`;
}

/** Fresh herbs, or lavender, tied with twine. */
export function herbBunch(kind: 'herb' | 'lavender', variant: number): Source {
  return {
    key: `bunch-${kind}-${variant}`,
    draw: () => {
      const random = randomOf('bunch', kind, variant);
      const colours =
        kind === 'lavender'
          ? (['#7f9a7a', '#a9bd9a'] as const)
          : (LEAVES[variant % LEAVES.length] as (typeof LEAVES)[number]);
      const stems = Array.from({ length: 15 }, (_, at) =>
        herbStem(
          random,
          (at - 7) * 5.2 + random.between(-3, 3),
          random.between(230, 330),
          colours,
          kind === 'lavender',
        ),
      );
      const ends = Array.from(
        { length: 13 },
        (_, at) =>
          `<path d="M0 10L${(at - 6) * 11} ${random.between(110, 136)}" stroke="${mix(colours[0], colours[1], random.next())}" stroke-width="7"/>`,
      ).join('');
      const twine = `<rect x="-30" y="-6" width="60" height="34" rx="8" fill="#c9a46a"/><path d="M-30 4h60M-30 12h60M-30 20h60" stroke="#8a6a3a" stroke-width="2.5"/><path d="M0 12q-58 -40 -64 -2q6 30 64 2q58 -40 64 -2q-6 30 -64 2" stroke="#c9a46a" stroke-width="6" fill="none"/><path d="M-2 20l-24 62M4 20l30 56" stroke="#b8935a" stroke-width="6"/>`;
      return rasterOfSvg(
        `<g transform="translate(340 470) scale(0.98)">${ends}${random.shuffled(stems).join('')}${twine}</g>`,
        680,
        620,
        SCALE,
      );
    },
  };
}
