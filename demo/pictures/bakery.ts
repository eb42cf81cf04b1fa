import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

const CRUSTS = ['#a5622a', '#8a4d20', '#b9773a', '#74401c'];

/** A round loaf from a wood oven: scored, dusted with flour. */
export function loaf(variant: number): Source {
  return {
    key: `loaf-${variant}`,
    draw: () => {
      const random = randomOf('loaf', variant);
      const crust = CRUSTS[variant % CRUSTS.length] as string;
      const dome = 'M28 250C20 120 140 36 312 36C484 36 604 120 596 250C594 306 470 326 312 326C154 326 30 306 28 250z';
      const glow = `<radialGradient id="dome" cx="0.38" cy="0.26" r="0.8"><stop offset="0" stop-color="${mix(crust, '#ffd79a', 0.5)}"/><stop offset="0.5" stop-color="${crust}"/><stop offset="1" stop-color="${mix(crust, '#1c0a02', 0.6)}"/></radialGradient>`;
      const crumbs = Array.from({ length: 240 }, () => {
        const [x, y] = [312 + (random.next() + random.next() - 1) * 270, 60 + random.next() ** 1.5 * 220];
        return `<circle cx="${x}" cy="${y}" r="${random.between(0.8, 3.4)}" fill="#fff6e2" fill-opacity="${random.between(0.25, 0.8)}"/>`;
      });
      const [paste, pasteFill] = gradient(['#fbe6bd', '#e3b878', '#b9803f']);
      const score = (d: string) =>
        `<path d="${d}" fill="${mix(crust, '#1c0a02', 0.45)}" transform="translate(0 5)"/><path d="${d}" fill="${pasteFill}"/>`;
      const cuts = CUTS[variant % CUTS.length] as readonly string[];
      return rasterOfSvg(
        `${glow}${paste}<clipPath id="crust"><path d="${dome}"/></clipPath><path d="${dome}" fill="url(#dome)"/><g clip-path="url(#crust)">${crumbs.join('')}${cuts.map(score).join('')}<path d="M28 262q284 70 568 0v70h-568z" fill="#1c0a02" fill-opacity="0.28"/></g>`,
        624,
        336,
        SCALE,
      );
    },
  };
}

const CUTS: readonly (readonly string[])[] = [
  ['M150 130Q312 60 474 130Q312 104 150 130z', 'M112 200Q312 120 512 200Q312 168 112 200z'],
  ['M300 60Q276 150 300 250Q336 150 300 60z', 'M130 160Q300 120 492 160Q300 176 130 160z'],
  [
    'M180 90Q300 140 420 250Q270 190 180 90z',
    'M300 66Q410 110 510 200Q390 160 300 66z',
    'M96 150Q200 190 300 276Q160 240 96 150z',
  ],
  ['M120 190Q300 60 504 176Q310 120 120 190z'],
];

/** A plaited sweet loaf, glazed. */
export function plait(variant: number): Source {
  return {
    key: `plait-${variant}`,
    draw: () => {
      const crust = ['#c27a2c', '#b0661f', '#d08a38'][variant % 3] as string;
      const glow = `<radialGradient id="strand" cx="0.36" cy="0.28" r="0.8"><stop offset="0" stop-color="${mix(crust, '#fff0c0', 0.62)}"/><stop offset="0.45" stop-color="${crust}"/><stop offset="1" stop-color="${mix(crust, '#2a0e02', 0.62)}"/></radialGradient>`;
      const strand = (x: number, side: number, size: number) =>
        `<g transform="translate(${x} ${122 + side * 26 * size}) rotate(${side * 34}) scale(${size})"><ellipse rx="96" ry="60" fill="url(#strand)"/><ellipse cx="-22" cy="-24" rx="34" ry="9" fill="#fffbe8" fill-opacity="0.55"/></g>`;
      const strands = Array.from({ length: 8 }, (_, at) =>
        strand(100 + at * 64, at % 2 ? 1 : -1, 1.06 - Math.abs(at - 3.5) * 0.09),
      );
      return rasterOfSvg(glow + strands.join(''), 650, 250, SCALE);
    },
  };
}

/** A round pie with a lattice over its filling, on a plate. */
export function pie(filling: string, variant: number): Source {
  return {
    key: `pie-${filling}-${variant}`,
    draw: () => {
      const crust = ['#d09a4a', '#c98a3a', '#dba85a'][variant % 3] as string;
      const [strip, stripFill] = gradient([mix(crust, '#fff2cc', 0.4), crust, mix(crust, '#5a2a0a', 0.3)]);
      const lattice = Array.from({ length: 6 }, (_, at) => {
        const offset = at * 92 - 230;
        return `<rect x="${300 + offset - 17}" y="-200" width="34" height="800" rx="12" transform="rotate(38 300 180)" fill="${stripFill}" stroke="#5a2a0a" stroke-opacity="0.35" stroke-width="3"/><rect x="${300 + offset - 17}" y="-200" width="34" height="800" rx="12" transform="rotate(-38 300 180)" fill="${stripFill}" stroke="#5a2a0a" stroke-opacity="0.35" stroke-width="3"/>`;
      }).join('');
      const crimps = Array.from({ length: 44 }, (_, at) => {
        const angle = (at / 44) * Math.PI * 2;
        return `<ellipse cx="${320 + Math.cos(angle) * 264}" cy="${160 + Math.sin(angle) * 116}" rx="25" ry="19" fill="${mix(crust, Math.sin(angle) > 0 ? '#fff2cc' : '#5a2a0a', 0.2)}" stroke="#5a2a0a" stroke-opacity="0.25" stroke-width="3"/>`;
      }).join('');
      const plate = `<ellipse cx="320" cy="244" rx="318" ry="86" fill="#cfc8ba"/><ellipse cx="320" cy="232" rx="318" ry="88" fill="#f6f1e6"/><ellipse cx="320" cy="232" rx="290" ry="74" fill="none" stroke="#3f6fa3" stroke-opacity="0.6" stroke-width="6"/>`;
      return rasterOfSvg(
        `${strip}<clipPath id="top"><ellipse cx="320" cy="160" rx="252" ry="106"/></clipPath>${plate}<path d="M50 160v34a270 118 0 0 0 540 0v-34z" fill="${mix(crust, '#5a2a0a', 0.4)}"/><ellipse cx="320" cy="160" rx="262" ry="114" fill="${filling}"/><g clip-path="url(#top)"><ellipse cx="280" cy="120" rx="180" ry="50" fill="#fff" fill-opacity="0.2"/><g transform="translate(20 68) scale(1 0.5)">${lattice}</g></g>${crimps}`,
        640,
        336,
        SCALE,
      );
    },
  };
}

/** A potato with its eyes and a little earth on it. */
export function potato(variant: number): Source {
  return {
    key: `potato-${variant}`,
    draw: () => {
      const random = randomOf('potato', variant);
      const skin = ['#c9a062', '#b98a52', '#d0ac74', '#b5705a'][variant % 4] as string;
      const shapes = [
        'M30 170C20 80 110 20 220 30C340 36 420 110 400 200C380 290 270 316 180 300C90 290 38 250 30 170z',
        'M40 150C60 60 170 20 270 50C370 70 420 150 390 230C350 310 220 310 130 286C60 264 24 220 40 150z',
      ];
      const shape = shapes[variant % 2] as string;
      const glow = `<radialGradient id="skin" cx="0.36" cy="0.3" r="0.78"><stop offset="0" stop-color="${mix(skin, '#fff4d8', 0.55)}"/><stop offset="0.55" stop-color="${skin}"/><stop offset="1" stop-color="${mix(skin, '#2a1404', 0.6)}"/></radialGradient>`;
      const eyes = Array.from({ length: 7 }, () => {
        const [x, y] = [random.between(80, 350), random.between(70, 260)];
        return `<path d="M${x - 15} ${y}q15 -11 30 0q-15 9 -30 0z" fill="#4a2c10" fill-opacity="0.6"/><path d="M${x - 15} ${y + 5}q15 9 30 0" stroke="#fff2d0" stroke-opacity="0.35" stroke-width="3" fill="none"/>`;
      }).join('');
      const specks = Array.from(
        { length: 70 },
        () =>
          `<circle cx="${random.between(30, 400)}" cy="${random.between(30, 300)}" r="${random.between(1, 4)}" fill="#5a3a18" fill-opacity="${random.between(0.15, 0.5)}"/>`,
      ).join('');
      return rasterOfSvg(
        `${glow}<clipPath id="potato"><path d="${shape}"/></clipPath><path d="${shape}" fill="url(#skin)"/><g clip-path="url(#potato)">${specks}${eyes}</g>`,
        430,
        330,
        SCALE,
      );
    },
  };
}
