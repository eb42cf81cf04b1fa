import { gradient } from './drawing.ts';
import { type Random, randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** Fish of Polish ponds and rivers, and products of the smokehouse. */
export type FishKind = 'carp' | 'trout' | 'smoked';

interface Skin {
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly fin: string;
  readonly scales: number;
}

const SKINS: Readonly<Record<FishKind, readonly Skin[]>> = {
  carp: [
    { back: '#54491f', side: '#b08a3c', belly: '#f3e3b4', fin: '#a5662f', scales: 0.42 },
    { back: '#474a2a', side: '#94894a', belly: '#ece2bd', fin: '#8a5a34', scales: 0.42 },
  ],
  trout: [
    { back: '#4a5a48', side: '#a8b09c', belly: '#f4efe4', fin: '#9a8468', scales: 0.16 },
    { back: '#5c5a3c', side: '#b9b089', belly: '#f6efdb', fin: '#a98a5a', scales: 0.16 },
  ],
  smoked: [
    { back: '#5a2f10', side: '#c27a28', belly: '#e8b860', fin: '#7a4415', scales: 0.3 },
    { back: '#4a2810', side: '#a9651f', belly: '#dca048', fin: '#6b3a12', scales: 0.3 },
  ],
};

const BODY =
  'M26 152C70 88 176 40 300 44C404 48 474 92 528 132C548 146 548 160 528 172C470 210 402 250 296 254C176 256 74 218 26 152z';
const TAIL = 'M512 150C548 128 584 74 606 58C622 96 606 128 590 152C606 178 624 212 606 250C580 232 546 178 512 150z';

/** A fish on its side, its head to the left. */
export function fish(kind: FishKind, variant: number): Source {
  return {
    key: `fish-${kind}-${variant}`,
    draw: () => {
      const random = randomOf('fish', kind, variant);
      const skins = SKINS[kind];
      const skin = skins[variant % skins.length] as Skin;
      const [definitions, fill] = gradient([
        skin.back,
        mix(skin.back, skin.side, 0.6),
        skin.side,
        skin.belly,
        skin.belly,
      ]);
      const parts = [
        definitions,
        `<clipPath id="body"><path d="${BODY}"/></clipPath>`,
        fins(skin),
        `<path d="${BODY}" fill="${fill}"/>`,
        `<g clip-path="url(#body)">${scales(skin)}${kind === 'trout' ? speckles(random) : ''}${sheen(skin)}</g>`,
        head(skin),
      ];
      return rasterOfSvg(parts.join(''), 632, 300, SCALE);
    },
  };
}

function fins({ fin, back }: Skin): string {
  const [tail, tailFill] = gradient([fin, mix(fin, back, 0.55)], 'x1="1" y1="0" x2="0" y2="0"');
  const rays = (x: number, y: number, dx: number, dy: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<path d="M${x + at * dx} ${y}l${14 + at * 2} ${dy}" stroke="${mix(fin, '#1c1206', 0.4)}" stroke-opacity="0.35" stroke-width="3"/>`,
    ).join('');
  const dorsal = `<path d="M196 66C232 18 300 -2 372 16C400 26 420 60 436 86z" fill="${mix(fin, back, 0.35)}"/>${rays(230, 62, 30, -34, 6)}`;
  const lower = `<path d="M208 240C212 276 250 296 282 290C280 268 270 252 262 244z" fill="${fin}"/><path d="M380 226C392 262 424 276 452 266C452 246 444 222 434 208z" fill="${fin}"/>`;
  return `${tail}${dorsal}${lower}<path d="${TAIL}" fill="${tailFill}"/>${rays(540, 150, 0, 0, 1)}<path d="M548 146L598 84M552 150L600 128M552 156L600 182M548 160L598 226" stroke="${mix(fin, '#1c1206', 0.4)}" stroke-opacity="0.4" stroke-width="3"/>`;
}

/** Rows of arcs, fading towards the belly. */
function scales({ back, scales: strength }: Skin): string {
  const arcs: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 17; column += 1) {
      const [x, y] = [168 + column * 23 + (row % 2) * 11.5, 62 + row * 21];
      arcs.push(
        `<path d="M${x} ${y - 11}q15 11 0 22" fill="none" stroke="${mix(back, '#000000', 0.2)}" stroke-opacity="${strength * (1 - row / 13)}" stroke-width="2.6"/>`,
      );
    }
  }
  return arcs.join('');
}

function speckles(random: Random): string {
  const spots = Array.from({ length: 74 }, () => {
    const [x, y] = [random.between(60, 530), 54 + random.next() ** 1.7 * 120];
    return `<circle cx="${x}" cy="${y}" r="${random.between(2, 5.5)}" fill="#2a2a22" fill-opacity="0.6"/>`;
  });
  return `<path d="M120 150q200 -14 420 0v22q-220 18 -420 0z" fill="#d9837c" fill-opacity="0.5"/>${spots.join('')}`;
}

/** Wet light along the back, shade under the belly. */
function sheen({ back }: Skin): string {
  return `<path d="M120 104C200 62 340 58 470 116C350 82 220 88 120 118z" fill="#ffffff" fill-opacity="0.42"/><path d="M26 166C110 240 300 262 528 172V270H26z" fill="${mix(back, '#1c1206', 0.3)}" fill-opacity="0.16"/><path d="M150 152Q330 138 520 152" fill="none" stroke="${back}" stroke-opacity="0.4" stroke-width="3"/>`;
}

function head({ back, side, fin }: Skin): string {
  const gill = `<path d="M158 76C190 120 190 186 156 228" fill="none" stroke="${mix(back, '#000000', 0.25)}" stroke-opacity="0.65" stroke-width="6"/><path d="M166 78C198 122 198 186 164 228" fill="none" stroke="#ffffff" stroke-opacity="0.3" stroke-width="4"/>`;
  const pectoral = `<path d="M176 176C214 172 246 190 258 216C226 224 190 212 176 176z" fill="${fin}"/><path d="M186 184l52 24M192 196l42 16" stroke="${back}" stroke-opacity="0.4" stroke-width="3"/>`;
  const eye = `<circle cx="100" cy="126" r="18" fill="${mix(side, '#fff6d8', 0.7)}"/><circle cx="99" cy="126" r="11" fill="#15110c"/><circle cx="94" cy="121" r="4" fill="#ffffff"/>`;
  return `${gill}${pectoral}${eye}<path d="M28 154q24 12 44 6" fill="none" stroke="${mix(back, '#000000', 0.4)}" stroke-opacity="0.75" stroke-width="5" stroke-linecap="round"/>`;
}

/** Water thrown up where a fish leaves it: a crown of drops over widening rings. */
export function splash(variant: number): Source {
  return {
    key: `splash-${variant}`,
    draw: () => {
      const random = randomOf('splash', variant);
      const rings = [0.5, 0.74, 1]
        .map(
          (share) =>
            `<ellipse cx="300" cy="176" rx="${290 * share}" ry="${42 * share}" fill="none" stroke="#ffffff" stroke-opacity="${0.8 - share * 0.5}" stroke-width="6"/>`,
        )
        .join('');
      const drops = Array.from({ length: 44 }, () => {
        const angle = random.between(-1.25, 1.25);
        const reach = random.between(50, 168);
        const size = random.between(4, 15) * (1.15 - reach / 220);
        return `<circle cx="${300 + Math.sin(angle) * reach * 1.1}" cy="${172 - Math.cos(angle) * reach}" r="${size}" fill="#f4fbff" fill-opacity="${random.between(0.5, 0.95)}"/>`;
      });
      const crown = Array.from({ length: 9 }, (_, at) => {
        const x = 180 + at * 30;
        const tall = random.between(44, 96) * (1 - Math.abs(at - 4) / 9);
        return `<path d="M${x - 26} 178q10 -${tall * 0.4} ${26 + (at - 4) * 6} -${tall}q4 ${tall * 0.6} 26 ${tall}z" fill="#e6f6fb" fill-opacity="0.85"/>`;
      });
      return rasterOfSvg(
        `<ellipse cx="300" cy="178" rx="150" ry="24" fill="#e6f6fb" fill-opacity="0.7"/>${rings}${crown.join('')}${drops.join('')}`,
        600,
        224,
        SCALE,
      );
    },
  };
}
