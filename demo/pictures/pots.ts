import { centred, glue, type Piece, smallOf } from './collage.ts';
import { gradient } from './drawing.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg } from './raster.ts';
import { levelsOfSource, type Source } from './sprites.ts';

const CLAYS = ['#c4683a', '#b5573a', '#8f9a94', '#d9c9b0', '#7d6a58'];

/** A flower pot as seen from its side: its rim, its body, earth in it. Everything grows out of (250, 372). */
function potMarkup(variant: number): string {
  const clay = CLAYS[variant % CLAYS.length] as string;
  const [body, bodyFill] = gradient(
    [mix(clay, '#ffe6d0', 0.4), clay, mix(clay, '#1c0a04', 0.46)],
    'x1="0" y1="0" x2="1" y2="0.1"',
  );
  const band = variant % 2 ? `<path d="M150 470h200" stroke="#fff" stroke-opacity="0.3" stroke-width="9"/>` : '';
  return `${body}<ellipse cx="250" cy="384" rx="118" ry="18" fill="#3a2516"/><path d="M134 410H366L336 566Q250 582 164 566z" fill="${bodyFill}"/>${band}<path d="M120 380Q250 412 380 380L374 424Q250 452 126 424z" fill="${bodyFill}"/><path d="M120 380Q250 412 380 380" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="5"/><path d="M126 424Q250 452 374 424" fill="none" stroke="#1c0a04" stroke-opacity="0.35" stroke-width="6"/>`;
}

function foliage(random: Random, count: number, spread: number, top: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [250 + random.between(-1, 1) * spread, 372 - random.next() * top];
    const [size, turn] = [random.between(34, 66), (x - 250) * 0.5 + random.between(-30, 30)];
    return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 ${size * 0.5}q${-size * 0.46} ${-size * 0.5} 0 ${-size}q${size * 0.46} ${size * 0.5} 0 ${size}z" fill="${mix('#3f7a34', '#a5cc5c', random.next())}"/>`;
  }).join('');
}

/** A drawn flower, three of them, in a pot among leaves. */
export function pottedFlowers(flower: Source, variant: number): Source {
  return {
    key: `potted-${flower.key}-${variant}`,
    draw: async () => {
      const random = randomOf('potted', variant);
      const stems = [-92, 84, -6]
        .map(
          (dx) =>
            `<path d="M${250 + dx * 0.3} 380Q${250 + dx * 0.6} 280 ${250 + dx} 170" stroke="#5a8f3f" stroke-width="9" fill="none"/>`,
        )
        .join('');
      const back = await rasterOfSvg(`${foliage(random, 26, 128, 130)}${stems}`, 500, 580);
      const blossoms = await Promise.all(
        [-92, 84, -6].map((dx, at) =>
          blossom(flower, 250 + dx, [150, 138, 104][at] as number, [170, 176, 196][at] as number, dx * 0.12),
        ),
      );
      const front = await rasterOfSvg(foliage(random, 16, 120, 44) + potMarkup(variant), 500, 580);
      return glue(back, [...blossoms, { raster: front, left: 0, top: 0 }]);
    },
  };
}

/** A shrub in a pot, hung with its fruit, as it comes from the nursery. */
export function pottedShrub(fruit: Source, variant: number): Source {
  return {
    key: `shrub-${fruit.key}-${variant}`,
    draw: async () => {
      const random = randomOf('shrub', variant);
      const trunk =
        '<path d="M238 390Q246 300 240 200M252 390Q262 300 286 210M246 360Q220 290 196 230" stroke="#6f4a2c" stroke-width="13" fill="none"/>';
      const crown = Array.from({ length: 120 }, () => {
        const [angle, reach] = [random.between(0, 6.3), Math.sqrt(random.next())];
        const [x, y] = [250 + Math.cos(angle) * reach * 176, 176 + Math.sin(angle) * reach * 146];
        const size = random.between(30, 56);
        return `<path transform="translate(${x} ${y}) rotate(${random.between(-80, 80)})" d="M0 ${size * 0.5}q${-size * 0.42} ${-size * 0.5} 0 ${-size}q${size * 0.42} ${size * 0.5} 0 ${size}z" fill="${mix(y > 210 ? '#2f6a30' : '#4f8f3c', y > 210 ? '#6fa548' : '#b3d66c', random.next())}"/>`;
      }).join('');
      const back = await rasterOfSvg(`${trunk}${crown}${potMarkup(variant)}`, 500, 580);
      const spots = [
        [160, 130],
        [250, 90],
        [340, 140],
        [120, 220],
        [210, 200],
        [300, 226],
        [380, 220],
        [250, 290],
      ] as const;
      const fruits = await Promise.all(
        spots.map(([x, y]) =>
          blossom(fruit, x + random.between(-14, 14), y + random.between(-14, 14), 66, random.between(-20, 20)),
        ),
      );
      return glue(back, fruits);
    },
  };
}

/** A bunch of drawn flowers among leaves, wrapped in paper and tied. */
export function posy(flowers: readonly Source[], variant: number): Source {
  return {
    key: `posy-${flowers.map(({ key }) => key).join('+')}-${variant}`,
    draw: async () => {
      const random = randomOf('posy', variant);
      const paper = ['#d8b98a', '#f3ead8', '#e6c8c0', '#cdd8c0'][variant % 4] as string;
      const ribbon = random.pick(['#b5352c', '#3f6a9a', '#5f7d3f', '#c98f2c', '#8a4a6a']);
      const stems = [-90, -46, 0, 46, 90]
        .map(
          (dx) =>
            `<path d="M250 470Q${250 + dx * 0.7} 320 ${250 + dx * 1.4} 190" stroke="#5a8f3f" stroke-width="8" fill="none"/>`,
        )
        .join('');
      const back = await rasterOfSvg(
        `<path d="M70 250Q250 150 430 250L300 520H200z" fill="${mix(paper, '#3a2409', 0.2)}"/><g transform="translate(0 -110)">${foliage(random, 44, 170, 190)}</g>${stems}`,
        500,
        600,
      );
      const spots = [
        [140, 170],
        [250, 128],
        [360, 172],
        [96, 254],
        [196, 236],
        [306, 238],
        [404, 256],
        [250, 310],
      ] as const;
      const blossoms = await Promise.all(
        spots.map(([x, y], at) => blossom(flowers[at % flowers.length] as Source, x, y, 132, random.between(-26, 26))),
      );
      const [wrap, wrapFill] = gradient(
        [mix(paper, '#ffffff', 0.35), paper, mix(paper, '#3a2409', 0.26)],
        'x1="0" y1="0" x2="1" y2="0.2"',
      );
      const front = await rasterOfSvg(
        `${wrap}<path d="M64 262Q160 356 250 350Q340 356 436 262L306 520L320 590Q250 604 180 590L194 520z" fill="${wrapFill}"/><path d="M250 350L236 590M160 340L214 520M340 340L286 520" stroke="#3a2409" stroke-opacity="0.16" stroke-width="6" fill="none"/><path d="M190 496h120v28h-120z" fill="${ribbon}"/><path d="M250 508q-70 -52 -78 -4q6 40 78 4q70 -52 78 -4q-6 40 -78 4" fill="${mix(ribbon, '#ffffff', 0.14)}"/><path d="M244 516l-34 74l24 -8l20 -60zM256 516l36 70l-24 -4l-18 -58z" fill="${mix(ribbon, '#000000', 0.14)}"/>`,
        500,
        600,
      );
      return glue(back, [...blossoms, { raster: front, left: 0, top: 0 }]);
    },
  };
}

async function blossom(source: Source, x: number, y: number, size: number, turnDeg: number): Promise<Piece> {
  const levels = await levelsOfSource(source);
  return centred(smallOf(levels, size, turnDeg), x, y);
}
