import { glue, type Piece, smallOf } from './collage.ts';
import { gradient } from './drawing.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg } from './raster.ts';
import type { Levels } from './sampling.ts';
import { levelsOfSource, type Source } from './sprites.ts';

/** What is in a jar: pieces of an object, or something smooth of one colour. */
export interface Filling {
  readonly colour: string;
  readonly pieces: Source | undefined;
}

const LIDS = ['#b5352c', '#3f6a9a', '#5f7d3f', '#c98f2c', '#8a4a6a', '#6b4a32'];

/** A glass jar with a cloth over its lid and a paper label. */
export function filledJar(filling: Filling, variant: number): Source {
  return {
    key: `jar-${filling.colour}-${filling.pieces?.key ?? ''}-${variant}`,
    draw: async () => {
      const random = randomOf('jar', variant, filling.colour);
      const back = await rasterOfSvg(jarInside(filling.colour), 360, 500);
      const lid = LIDS[variant % LIDS.length] as string;
      const front = await rasterOfSvg(jarFront(filling, lid, variant), 360, 500);
      const pieces = filling.pieces ? packed(await levelsOfSource(filling.pieces), random) : [];
      return glue(back, [...pieces, { raster: front, left: 0, top: 0 }]);
    },
  };
}

const GLASS = 'M44 130q-26 26 -26 62v250q0 40 42 40h240q42 0 42 -40v-250q0 -36 -26 -62z';

function jarInside(colour: string): string {
  const [body, fill] = gradient(
    [mix(colour, '#ffffff', 0.2), colour, mix(colour, '#2a1206', 0.28)],
    'x1="0" y1="0" x2="1" y2="0.4"',
  );
  return `${body}<path d="${GLASS}" fill="#dfeef0" fill-opacity="0.7"/><path d="M26 176q154 22 308 0v262q0 34 -38 34h-232q-38 0 -38 -34z" fill="${fill}"/><ellipse cx="180" cy="178" rx="153" ry="13" fill="${mix(colour, '#ffffff', 0.34)}"/>`;
}

/** Packed as close as they go, row upon row, in four positions. */
function packed(levels: Levels, random: Random): Piece[] {
  const ways = [-62, -20, 24, 70].map((turnDeg) => smallOf(levels, 104, turnDeg));
  const spots = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const));
  return spots.map(([column, row]) => {
    const raster = random.pick(ways);
    const left = 30 + column * 76 + (row % 2) * 20 - 18 + random.between(-8, 8);
    const top = 178 + row * 58 + random.between(-8, 8);
    return {
      raster,
      left: Math.round(Math.min(330 - raster.width, Math.max(30, left))),
      top: Math.round(Math.min(466 - raster.height, top)),
    };
  });
}

function jarFront({ colour, pieces }: Filling, lid: string, variant: number): string {
  const checks = Array.from(
    { length: 16 },
    (_, at) =>
      `<rect x="${at * 26 - 10}" width="13" height="170" fill="${lid}" fill-opacity="0.55"/><rect y="${at * 26 - 6}" width="360" height="13" fill="${lid}" fill-opacity="0.5"/>`,
  ).join('');
  const cloth =
    'M60 22q120 -26 240 0q10 50 44 104q-30 26 -56 8q-34 26 -62 4q-42 22 -80 0q-36 20 -64 -4q-30 18 -62 -10q34 -50 40 -102z';
  const [shade, shadeFill] = gradient(['#000000', '#ffffff'], 'x1="1" y1="0" x2="0" y2="0"');
  const paper = ['#f3e8cf', '#e4cda0', '#fbf6ea'][variant % 3];
  const lines = [0, 22, 44]
    .map(
      (y, at) =>
        `<rect x="${128 + at * 8}" y="${322 + y}" width="${104 - at * 16}" height="7" rx="3" fill="${mix(lid, '#3a2a1c', 0.5)}" fill-opacity="0.75"/>`,
    )
    .join('');
  const label = `<rect x="92" y="276" width="176" height="134" rx="12" fill="${paper}"/><rect x="100" y="284" width="160" height="118" rx="8" fill="none" stroke="${lid}" stroke-width="3"/><path d="M180 290c-14 0 -14 16 0 20c14 -4 14 -20 0 -20z" fill="${lid}"/>${lines}`;
  const tint = pieces
    ? `<path d="M26 176h308v262q0 34 -38 34h-232q-38 0 -38 -34z" fill="${colour}" fill-opacity="0.2"/>`
    : '';
  const glass = `<path d="${GLASS}" fill="none" stroke="#f4fbff" stroke-opacity="0.7" stroke-width="6"/><path d="M48 190q-6 110 2 240" stroke="#ffffff" stroke-opacity="0.62" stroke-width="15" stroke-linecap="round" fill="none"/><path d="M312 200q6 100 -2 220" stroke="#ffffff" stroke-opacity="0.26" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M34 446q146 36 292 0v10q-8 26 -42 26h-208q-34 0 -42 -26z" fill="#1d1006" fill-opacity="0.24"/>`;
  return `${tint}${variant % 4 === 3 && pieces ? '' : label}${glass}${shade}<clipPath id="cloth"><path d="${cloth}"/></clipPath><path d="${cloth}" fill="#fbf4e6"/><g clip-path="url(#cloth)">${checks}<rect width="360" height="170" fill="${shadeFill}" fill-opacity="0.16"/></g><path d="M48 92q132 26 264 0" stroke="${mix(lid, '#2a1706', 0.5)}" stroke-width="9" fill="none"/><path d="M60 22q120 -26 240 0" stroke="#fff" stroke-opacity="0.6" stroke-width="5" fill="none"/>`;
}

/** A corked bottle of juice, oil or milk with a paper label. */
export function filledBottle(colour: string, variant: number): Source {
  return {
    key: `bottle-${colour}-${variant}`,
    draw: () => {
      const [liquid, fill] = gradient(
        [mix(colour, '#ffffff', 0.3), colour, mix(colour, '#2a1206', 0.34)],
        'x1="0" y1="0" x2="1" y2="0.2"',
      );
      const round = variant % 2 === 0;
      const outline = round
        ? 'M96 70v84q0 40 -40 78q-36 34 -36 84v240q0 44 44 44h172q44 0 44 -44v-240q0 -50 -36 -84q-40 -38 -40 -78v-84z'
        : 'M104 70v96q-74 30 -74 110v280q0 44 40 44h160q40 0 40 -44v-280q0 -80 -74 -110v-96z';
      const lid = LIDS[variant % LIDS.length] as string;
      const paper = ['#f3e8cf', '#e4cda0', '#fbf6ea'][variant % 3] as string;
      const cork = `<path d="M108 12h84l-6 66h-72z" fill="#b98a58"/><path d="M108 12h84v12h-84z" fill="#d3aa78"/><rect x="92" y="66" width="116" height="20" rx="9" fill="#e6f0f0" fill-opacity="0.9"/>`;
      const label = `<rect x="34" y="340" width="232" height="164" rx="8" fill="${paper}"/><rect x="44" y="350" width="212" height="144" rx="5" fill="none" stroke="${lid}" stroke-width="4"/><circle cx="150" cy="398" r="24" fill="${lid}" fill-opacity="0.9"/><path d="M150 380q14 18 0 36q-14 -18 0 -36z" fill="${paper}"/><rect x="84" y="440" width="132" height="9" rx="4" fill="${mix(lid, '#3a2a1c', 0.5)}"/><rect x="104" y="462" width="92" height="9" rx="4" fill="${mix(lid, '#3a2a1c', 0.5)}"/>`;
      const glass = `<path d="${outline}" fill="none" stroke="#f4fbff" stroke-opacity="0.6" stroke-width="7"/><path d="M54 300q-8 120 0 250" stroke="#fff" stroke-opacity="0.55" stroke-width="14" stroke-linecap="round" fill="none"/><path d="M116 96v70" stroke="#fff" stroke-opacity="0.6" stroke-width="9" stroke-linecap="round"/><path d="M250 310q6 110 -2 230" stroke="#fff" stroke-opacity="0.22" stroke-width="10" stroke-linecap="round" fill="none"/>`;
      return rasterOfSvg(
        `${liquid}<clipPath id="in"><path d="${outline}"/></clipPath>${cork}<path d="${outline}" fill="#e3f0f0" fill-opacity="0.72"/><g clip-path="url(#in)"><path d="M0 172q150 16 300 0v440h-300z" fill="${fill}"/><rect y="560" width="300" height="60" fill="#000" fill-opacity="0.16"/></g>${label}${glass}`,
        300,
        606,
      );
    },
  };
}
