import { gradient } from './backs.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOf, rasterOfSvg, sharpOf } from './raster.ts';
import { pixelsOf, type Source } from './sprites.ts';

/** Streaks of wood along a slat. */
function slat(random: Random, x: number, y: number, width: number, height: number, colour: string): string {
  const [definition, fill] = gradient([mix(colour, '#ffffff', 0.16), colour, mix(colour, '#2a1706', 0.3)]);
  const streaks = Array.from({ length: 9 }, () => {
    const at = y + random.between(4, height - 4);
    return `<path d="M${x} ${at}q${width / 4} ${random.between(-7, 7)} ${width / 2} 0t${width / 2} ${random.between(-4, 4)}" stroke="${mix(colour, '#3a2009', 0.5)}" stroke-opacity="${random.between(0.16, 0.5)}" stroke-width="${random.between(1, 3)}" fill="none"/>`;
  }).join('');
  const nails = [x + 26, x + width - 26].map((at) => `<circle cx="${at}" cy="${y + height / 2}" r="5" fill="#3c3a38"/>`).join('');
  return `${definition}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${fill}"/>${streaks}${nails}`;
}

const CRATE_COLOURS = ['#b98448', '#a06a38', '#c79b62', '#8a5f3a'];

/** A market crate, 1000 units wide: its inside, behind the goods. */
export function crateBack(variant: number): Source {
  return {
    key: `crate-back-${variant}`,
    draw: () => {
      const colour = mix(CRATE_COLOURS[variant % 4] as string, '#1c0f04', 0.52);
      const random = randomOf('crate-back', variant);
      const inside = `<path d="M36 0H964L1000 190V226H0V190z" fill="${mix(colour, '#000000', 0.55)}"/><path d="M0 190L36 0h16L26 226H0zM1000 190L964 0h-16l26 226h26z" fill="${mix(colour, '#ffffff', 0.1)}"/>`;
      return rasterOfSvg(inside + slat(random, 36, 0, 928, 58, colour) + slat(random, 26, 74, 948, 58, colour), 1000, 226);
    },
  };
}

/** The front of the crate, in front of the goods. */
export function crateFront(variant: number): Source {
  return {
    key: `crate-front-${variant}`,
    draw: () => {
      const colour = CRATE_COLOURS[variant % 4] as string;
      const random = randomOf('crate-front', variant);
      const slats = [0, 104, 208].map((y) => slat(random, 0, y, 1000, 88, mix(colour, '#2a1706', random.between(0, 0.14)))).join('');
      const gaps = `<rect x="10" y="10" width="980" height="280" fill="#1d1006"/>`;
      const posts = [0, 936].map((x) => `<rect x="${x}" y="-4" width="64" height="304" rx="4" fill="${mix(colour, '#2a1706', 0.22)}"/><rect x="${x}" width="8" height="300" fill="#fff" fill-opacity="0.18"/>`).join('');
      return rasterOfSvg(gaps + slats + posts, 1000, 300);
    },
  };
}

/** A round serving board, seen at an angle. */
export function servingBoard(variant: number): Source {
  return {
    key: `serving-board-${variant}`,
    draw: () => {
      const random = randomOf('serving-board', variant);
      const colour = CRATE_COLOURS[(variant + 2) % 4] as string;
      const [top, fill] = gradient([mix(colour, '#fff0d0', 0.1), mix(colour, '#fff0d0', 0.36)]);
      const streaks = Array.from({ length: 26 }, () => {
        const y = random.between(16, 250);
        return `<path d="M0 ${y}q250 ${random.between(-12, 12)} 500 0t500 ${random.between(-5, 5)}" stroke="${mix(colour, '#3a2009', 0.5)}" stroke-opacity="${random.between(0.12, 0.4)}" stroke-width="${random.between(1, 4)}" fill="none"/>`;
      }).join('');
      return rasterOfSvg(`<defs>${top}<clipPath id="top"><ellipse cx="500" cy="132" rx="496" ry="128"/></clipPath></defs><path d="M4 132v34a496 128 0 0 0 992 0v-34z" fill="${mix(colour, '#2a1706', 0.42)}"/><ellipse cx="500" cy="132" rx="496" ry="128" fill="${fill}"/><g clip-path="url(#top)">${streaks}</g><ellipse cx="500" cy="132" rx="470" ry="116" fill="none" stroke="${mix(colour, '#2a1706', 0.4)}" stroke-opacity="0.5" stroke-width="5"/>`, 1000, 300);
    },
  };
}

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
      const layers = [];
      if (filling.pieces) layers.push(...(await pieceLayers(filling.pieces, random)));
      const front = await rasterOfSvg(jarFront(filling, LIDS[variant % LIDS.length] as string, variant), 360, 500);
      layers.push({ input: front.data, raw: { width: 360, height: 500, channels: 4 as const }, left: 0, top: 0 });
      return rasterOf(sharpOf(back).composite(layers), 4);
    },
  };
}

const GLASS = 'M44 130q-26 26 -26 62v250q0 40 42 40h240q42 0 42 -40v-250q0 -36 -26 -62z';

function jarInside(colour: string): string {
  const [body, fill] = gradient([mix(colour, '#ffffff', 0.2), colour, mix(colour, '#2a1206', 0.28)], 'x1="0" y1="0" x2="1" y2="0.4"');
  return `${body}<path d="${GLASS}" fill="#dfeef0" fill-opacity="0.7"/><path d="M26 176q154 22 308 0v262q0 34 -38 34h-232q-38 0 -38 -34z" fill="${fill}"/><ellipse cx="180" cy="178" rx="153" ry="13" fill="${mix(colour, '#ffffff', 0.34)}"/>`;
}

async function pieceLayers(pieces: Source, random: Random) {
  const pixels = await pixelsOf(pieces);
  const layers = [];
  for (const y of [190, 258, 330, 392]) {
    for (const x of [34, 124, 214]) {
      const piece = sharpOf(pixels).resize(108, 84, { fit: 'inside' }).rotate(random.between(-50, 50), { background: '#00000000' });
      const { data, width, height } = await rasterOf(piece.resize(104, 80, { fit: 'inside' }), 4);
      const left = Math.round(Math.min(326 - width, x + random.between(-8, 22)));
      layers.push({ input: data, raw: { width, height, channels: 4 as const }, left: Math.max(32, left), top: Math.round(y + random.between(-10, 10)) });
    }
  }
  return layers;
}

function jarFront({ colour, pieces }: Filling, lid: string, variant: number): string {
  const checks = Array.from({ length: 16 }, (_, at) => `<rect x="${at * 26 - 10}" width="13" height="170" fill="${lid}" fill-opacity="0.55"/><rect y="${at * 26 - 6}" width="360" height="13" fill="${lid}" fill-opacity="0.5"/>`).join('');
  const cloth = 'M60 22q120 -26 240 0q10 50 44 104q-30 26 -56 8q-34 26 -62 4q-42 22 -80 0q-36 20 -64 -4q-30 18 -62 -10q34 -50 40 -102z';
  const [shade, shadeFill] = gradient(['#000000', '#ffffff'], 'x1="1" y1="0" x2="0" y2="0"');
  const paper = ['#f3e8cf', '#e4cda0', '#fbf6ea'][variant % 3];
  const lines = [0, 22, 44].map((y, at) => `<rect x="${128 + at * 8}" y="${322 + y}" width="${104 - at * 16}" height="7" rx="3" fill="${mix(lid, '#3a2a1c', 0.5)}" fill-opacity="0.75"/>`).join('');
  const label = `<rect x="92" y="276" width="176" height="134" rx="12" fill="${paper}"/><rect x="100" y="284" width="160" height="118" rx="8" fill="none" stroke="${lid}" stroke-width="3"/><path d="M180 290c-14 0 -14 16 0 20c14 -4 14 -20 0 -20z" fill="${lid}"/>${lines}`;
  const tint = pieces ? `<path d="M26 176h308v262q0 34 -38 34h-232q-38 0 -38 -34z" fill="${colour}" fill-opacity="0.26"/>` : '';
  const glass = `<path d="${GLASS}" fill="none" stroke="#f4fbff" stroke-opacity="0.7" stroke-width="6"/><path d="M48 190q-6 110 2 240" stroke="#ffffff" stroke-opacity="0.62" stroke-width="15" stroke-linecap="round" fill="none"/><path d="M312 200q6 100 -2 220" stroke="#ffffff" stroke-opacity="0.26" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M34 446q146 36 292 0v10q-8 26 -42 26h-208q-34 0 -42 -26z" fill="#1d1006" fill-opacity="0.24"/>`;
  return `${tint}${variant % 4 === 3 && pieces ? '' : label}${glass}${shade}<clipPath id="cloth"><path d="${cloth}"/></clipPath><path d="${cloth}" fill="#fbf4e6"/><g clip-path="url(#cloth)">${checks}<rect width="360" height="170" fill="${shadeFill}" fill-opacity="0.16"/></g><path d="M48 92q132 26 264 0" stroke="${mix(lid, '#2a1706', 0.5)}" stroke-width="9" fill="none"/><path d="M60 22q120 -26 240 0" stroke="#fff" stroke-opacity="0.6" stroke-width="5" fill="none"/>`;
}

/** A corked bottle of juice, oil or milk with a paper label. */
export function filledBottle(colour: string, variant: number): Source {
  return {
    key: `bottle-${colour}-${variant}`,
    draw: () => {
      const [liquid, fill] = gradient([mix(colour, '#ffffff', 0.3), colour, mix(colour, '#2a1206', 0.34)], 'x1="0" y1="0" x2="1" y2="0.2"');
      const round = variant % 2 === 0;
      const outline = round ? 'M96 70v84q0 40 -40 78q-36 34 -36 84v240q0 44 44 44h172q44 0 44 -44v-240q0 -50 -36 -84q-40 -38 -40 -78v-84z' : 'M104 70v96q-74 30 -74 110v280q0 44 40 44h160q40 0 40 -44v-280q0 -80 -74 -110v-96z';
      const lid = LIDS[variant % LIDS.length] as string;
      const paper = ['#f3e8cf', '#e4cda0', '#fbf6ea'][variant % 3] as string;
      const cork = `<path d="M108 12h84l-6 66h-72z" fill="#b98a58"/><path d="M108 12h84v12h-84z" fill="#d3aa78"/><rect x="92" y="66" width="116" height="20" rx="9" fill="#e6f0f0" fill-opacity="0.9"/>`;
      const label = `<rect x="34" y="340" width="232" height="164" rx="8" fill="${paper}"/><rect x="44" y="350" width="212" height="144" rx="5" fill="none" stroke="${lid}" stroke-width="4"/><circle cx="150" cy="398" r="24" fill="${lid}" fill-opacity="0.9"/><path d="M150 380q14 18 0 36q-14 -18 0 -36z" fill="${paper}"/><rect x="84" y="440" width="132" height="9" rx="4" fill="${mix(lid, '#3a2a1c', 0.5)}"/><rect x="104" y="462" width="92" height="9" rx="4" fill="${mix(lid, '#3a2a1c', 0.5)}"/>`;
      const glass = `<path d="${outline}" fill="none" stroke="#f4fbff" stroke-opacity="0.6" stroke-width="7"/><path d="M54 300q-8 120 0 250" stroke="#fff" stroke-opacity="0.55" stroke-width="14" stroke-linecap="round" fill="none"/><path d="M116 96v70" stroke="#fff" stroke-opacity="0.6" stroke-width="9" stroke-linecap="round"/><path d="M250 310q6 110 -2 230" stroke="#fff" stroke-opacity="0.22" stroke-width="10" stroke-linecap="round" fill="none"/>`;
      return rasterOfSvg(`${liquid}<clipPath id="in"><path d="${outline}"/></clipPath>${cork}<path d="${outline}" fill="#e3f0f0" fill-opacity="0.72"/><g clip-path="url(#in)"><path d="M0 172q150 16 300 0v440h-300z" fill="${fill}"/><rect y="560" width="300" height="60" fill="#000" fill-opacity="0.16"/></g>${label}${glass}`, 300, 606);
    },
  };
}

/** A plain pumpkin with its ribs; every other variant is greener or paler. */
export function pumpkin(variant: number): Source {
  return {
    key: `pumpkin-${variant}`,
    draw: () => {
      const colour = ['#e07a1f', '#d8691c', '#c9a24a', '#e58f2e'][variant % 4] as string;
      const ribs = [-168, -112, -56, 56, 112, 168, 0].map((x) => {
        const [shade, fill] = gradient([mix(colour, '#fff0c0', 0.42 - Math.abs(x) / 700), colour, mix(colour, '#5a2408', 0.5)], 'x1="0.2" y1="0" x2="0.7" y2="1"');
        return `${shade}<ellipse cx="${300 + x}" cy="300" rx="${124 - Math.abs(x) * 0.22}" ry="${196 - Math.abs(x) * 0.16}" fill="${fill}"/><ellipse cx="${300 + x}" cy="300" rx="${124 - Math.abs(x) * 0.22}" ry="${196 - Math.abs(x) * 0.16}" fill="none" stroke="#7a3408" stroke-opacity="0.2" stroke-width="5"/>`;
      }).join('');
      const stem = '<path d="M270 122q-4 -74 -52 -98l46 -20q56 34 74 118z" fill="#6f7d3a"/><path d="M292 118q2 -66 -40 -106l14 -6q52 40 60 112z" fill="#9aa85a"/>';
      return rasterOfSvg(`${ribs}${stem}<ellipse cx="230" cy="210" rx="40" ry="70" fill="#fff" fill-opacity="0.16" transform="rotate(14 230 210)"/>`, 600, 500);
    },
  };
}

/** A wheel of cheese with a wedge cut out of it. */
export function cheeseWheel(variant: number): Source {
  return {
    key: `cheese-wheel-${variant}`,
    draw: () => {
      const random = randomOf('cheese-wheel', variant);
      const [rind, paste] = ([['#d9a441', '#f7e2a0'], ['#efe6cf', '#fdf8e8'], ['#b9722e', '#f3d68a'], ['#e3c98a', '#fbf0cc']] as const)[variant % 4] as readonly [string, string];
      const [side, sideFill] = gradient([mix(rind, '#ffffff', 0.2), rind, mix(rind, '#3a1c08', 0.4)], 'x1="0" y1="0" x2="1" y2="0"');
      const [top, topFill] = gradient([mix(rind, '#ffffff', 0.4), mix(rind, '#ffffff', 0.12)]);
      const holes = Array.from({ length: 9 }, () => `<ellipse cx="${random.between(330, 470)}" cy="${random.between(240, 370)}" rx="${random.between(5, 16)}" ry="${random.between(4, 12)}" fill="${mix(paste, '#a8742a', 0.4)}"/>`).join('');
      const marks = Array.from({ length: 22 }, (_, at) => `<path d="M${40 + at * 34} 170v190" stroke="${mix(rind, '#5a2f0c', 0.5)}" stroke-opacity="0.2" stroke-width="3"/>`).join('');
      return rasterOfSvg(`${side}${top}<clipPath id="body"><path d="M20 160v170a380 130 0 0 0 760 0v-170z"/></clipPath><path d="M20 160v170a380 130 0 0 0 760 0v-170z" fill="${sideFill}"/><g clip-path="url(#body)">${marks}</g><ellipse cx="400" cy="160" rx="380" ry="130" fill="${topFill}"/><path d="M400 150L280 286v170q70 10 130 8z" fill="${mix(paste, '#a8742a', 0.2)}"/><path d="M400 150L520 284v168q-60 12 -120 12z" fill="${paste}"/><path d="M280 284L400 150L520 282q-120 22 -240 2z" fill="${mix(rind, '#2a1206', 0.55)}" fill-opacity="0.18"/><g clip-path="url(#wedge)"><clipPath id="wedge"><path d="M400 150L520 284v168q-60 12 -120 12z"/></clipPath>${holes}</g>`, 800, 470);
    },
  };
}

const EAR_COLOURS = ['#e0b24a', '#cf9a38', '#edc968', '#b9822e'];

/** One stalk with its ear, growing up from the origin and leaning by an angle. */
function stalk(random: Random, leanDeg: number, length: number): string {
  const colour = random.pick(EAR_COLOURS);
  const grains = Array.from({ length: 9 }, (_, at) => {
    const y = -length - at * 17;
    const fill = mix(colour, random.chance(0.5) ? '#fff0b8' : '#7a5218', random.between(0.05, 0.3));
    return [-1, 1].map((side) => `<ellipse transform="translate(${side * 8} ${y - (side > 0 ? 6 : 0)}) rotate(${side * 24})" rx="7.5" ry="15" fill="${fill}"/><path d="M${side * 12} ${y - 12}l${side * 15} -44" stroke="${colour}" stroke-width="1.6" stroke-opacity="0.8"/>`).join('');
  }).join('');
  return `<g transform="rotate(${leanDeg})"><path d="M0 30Q${random.between(-14, 14)} ${-length / 2} 0 ${-length - 140}" stroke="${mix(colour, '#8a8a3a', 0.3)}" stroke-width="5" fill="none"/>${grains}<ellipse cy="${-length - 158}" rx="7" ry="15" fill="${colour}"/></g>`;
}

/** A sheaf of ears tied with a ribbon. */
export function sheaf(variant: number): Source {
  return {
    key: `sheaf-${variant}`,
    draw: () => {
      const random = randomOf('sheaf', variant);
      const stalks = Array.from({ length: 19 }, (_, at) => stalk(random, (at - 9) * 3.6 + random.between(-2, 2), random.between(150, 300)));
      const ends = Array.from({ length: 17 }, (_, at) => `<path d="M0 10L${(at - 8) * 11} ${random.between(120, 150)}" stroke="${random.pick(EAR_COLOURS)}" stroke-width="7"/>`).join('');
      const ribbon = random.pick(['#b5352c', '#3f6a9a', '#f4ead4', '#5f7d3f']);
      const bow = `<path d="M-34 0q34 14 68 0v26q-34 14 -68 0z" fill="${ribbon}"/><path d="M0 14q-62 -44 -70 -2q4 34 70 2q62 -44 70 -2q-4 34 -70 2z" fill="${mix(ribbon, '#ffffff', 0.14)}"/><path d="M-6 22l-30 78l22 -10l12 -66zM6 22l34 70l-24 -6l-14 -62z" fill="${mix(ribbon, '#000000', 0.12)}"/>`;
      return rasterOfSvg(`<g transform="translate(300 470) scale(0.98)">${ends}${random.shuffled(stalks).join('')}${bow}</g>`, 600, 620);
    },
  };
}

const LEAVES = [['#4f8a3a', '#8cc25a'], ['#6f8f6a', '#b3c9a2'], ['#3f7a44', '#79b04f'], ['#7d8f3a', '#b8c25c']] as const;

/** A leafy stem of a herb, or one of lavender, growing up from the origin. */
function herbStem(random: Random, leanDeg: number, length: number, [dark, light]: readonly [string, string], isLavender: boolean): string {
  const leaf = (y: number, side: number, size: number, fill: string) =>
    `<path transform="translate(0 ${y}) rotate(${side * random.between(38, 62)})" d="M0 0q${-size * 0.42} ${-size * 0.6} 0 ${-size}q${size * 0.42} ${size * 0.4} 0 ${size}z" fill="${fill}"/>`;
  const bend = random.between(-12, 12);
  const pairs = Array.from({ length: isLavender ? 3 : 8 }, (_, at) => {
    const y = -length * (0.34 + at * (isLavender ? 0.12 : 0.088));
    return [-1, 1].map((side) => leaf(y, side, isLavender ? 58 : 92 - at * 6, mix(dark, light, random.next()))).join('');
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
      const colours = kind === 'lavender' ? (['#7f9a7a', '#a9bd9a'] as const) : (LEAVES[variant % LEAVES.length] as (typeof LEAVES)[number]);
      const stems = Array.from({ length: 15 }, (_, at) => herbStem(random, (at - 7) * 5.2 + random.between(-3, 3), random.between(230, 330), colours, kind === 'lavender'));
      const ends = Array.from({ length: 13 }, (_, at) => `<path d="M0 10L${(at - 6) * 11} ${random.between(110, 136)}" stroke="${mix(colours[0], colours[1], random.next())}" stroke-width="7"/>`).join('');
      const twine = `<rect x="-30" y="-6" width="60" height="34" rx="8" fill="#c9a46a"/><path d="M-30 4h60M-30 12h60M-30 20h60" stroke="#8a6a3a" stroke-width="2.5"/><path d="M0 12q-58 -40 -64 -2q6 30 64 2q58 -40 64 -2q-6 30 -64 2" stroke="#c9a46a" stroke-width="6" fill="none"/><path d="M-2 20l-24 62M4 20l30 56" stroke="#b8935a" stroke-width="6"/>`;
      return rasterOfSvg(`<g transform="translate(340 470) scale(0.98)">${ends}${random.shuffled(stems).join('')}${twine}</g>`, 680, 620);
    },
  };
}

/** A tuft of grass, or of straw, that hides the feet of what stands in it. */
export function tuft(colours: readonly [string, string, string?], variant: number): Source {
  return {
    key: `tuft-${colours.join()}-${variant}`,
    draw: () => {
      const random = randomOf('tuft', variant);
      const blades = Array.from({ length: 90 }, () => {
        const x = random.between(10, 590);
        const tall = random.between(26, 92) * (1 - Math.abs(x - 300) / 420);
        const lean = random.between(-30, 30);
        return `<path d="M${x} 110q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}q${-lean * 0.3} ${tall * 0.5} ${-lean + 7} ${tall}z" fill="${mix(colours[0], colours[1], random.next())}"/>`;
      });
      return rasterOfSvg(blades.join(''), 600, 112);
    },
  };
}

const FLAGS = ['#c8452f', '#e6b23a', '#3f7d4a', '#3f6fa3', '#f4ead4', '#d8754a'];

/** A string of pennants across the top of the picture. */
export function bunting(variant: number): Source {
  return {
    key: `bunting-${variant}`,
    draw: () => {
      const random = randomOf('bunting', variant);
      const line = (t: number, sag: number) => 16 + Math.sin(t * Math.PI) * sag;
      const string = (sag: number, offset: number) => {
        const pennants = Array.from({ length: 13 }, (_, at) => {
          const [t, x] = [(at + 0.5) / 13, ((at + 0.5) / 13) * 1280];
          const colour = FLAGS[(at + offset) % FLAGS.length] as string;
          const sway = random.between(-9, 9);
          const y = line(t, sag);
          return `<path d="M${x - 40} ${y - 3}h80l${-40 + sway} 92z" fill="${colour}"/><path d="M${x} ${y - 3}h40l${-40 + sway} 92z" fill="#000" fill-opacity="0.13"/>`;
        }).join('');
        return `<path d="M0 ${line(0, sag)}Q640 ${16 + sag * 2} 1280 ${line(1, sag)}" stroke="#f6ead2" stroke-width="5" fill="none"/>${pennants}`;
      };
      return rasterOfSvg(`${string(150, 2 + variant)}${string(56, variant)}`, 1280, 280);
    },
  };
}

/** A leafy twig that reaches into the picture from a corner, to be drawn out of focus. */
export function twig(leaf: string, variant: number): Source {
  return {
    key: `twig-${leaf}-${variant}`,
    draw: () => {
      const random = randomOf('twig', variant);
      const leaves = Array.from({ length: 26 }, (_, at) => {
        const t = at / 26;
        const [x, y] = [520 - t * 480, 20 + t * t * 250];
        const angle = (at % 2 ? -46 : 118) + random.between(-26, 26);
        const length = random.between(70, 120);
        return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0q${length * 0.5} ${-length * 0.36} ${length} 0q${-length * 0.5} ${length * 0.36} ${-length} 0z" fill="${mix(leaf, random.chance(0.5) ? '#f5f0a0' : '#0d2410', random.between(0.05, 0.35))}"/>`;
      }).join('');
      return rasterOfSvg(`<path d="M540 0Q300 40 40 270" stroke="#6b4a2c" stroke-width="9" fill="none"/>${leaves}`, 560, 400);
    },
  };
}
