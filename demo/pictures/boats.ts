import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

const PAINTS = ['#c8452f', '#3f6fa3', '#3f7d5a', '#d8a03a', '#8a5a34'];

/** Ripples around a hull, its shadow and its colour in the water. */
function wake(left: number, right: number, y: number, colour: string): string {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return `<ellipse cx="${middle}" cy="${y + 16}" rx="${half * 1.06}" ry="30" fill="#123240" fill-opacity="0.42"/><ellipse cx="${middle}" cy="${y + 30}" rx="${half * 0.8}" ry="20" fill="${colour}" fill-opacity="0.25"/>${[0, 1, 2].map((at) => `<path d="M${left - 20 + at * 30} ${y + 14 + at * 12}q${half * 0.5} 14 ${half} 4t${half - at * 40} 4" stroke="#fff" stroke-opacity="${0.6 - at * 0.15}" stroke-width="5" fill="none" stroke-linecap="round"/>`).join('')}`;
}

/** A rowing boat with its oars in. */
export function rowingBoat(variant: number): Source {
  return {
    key: `rowing-boat-${variant}`,
    draw: () => {
      const paint = PAINTS[variant % PAINTS.length] as string;
      const [side, sideFill] = gradient([mix(paint, '#ffffff', 0.3), paint, mix(paint, '#0c1a24', 0.45)]);
      const planks = [0, 1]
        .map(
          (at) =>
            `<path d="M${74 + at * 16} ${212 + at * 28}Q330 ${262 + at * 26} ${640 - at * 16} ${200 + at * 28}" stroke="#0c1a24" stroke-opacity="0.3" stroke-width="4" fill="none"/>`,
        )
        .join('');
      const inside =
        '<path d="M50 170Q340 232 668 146Q600 206 340 214Q110 212 50 170z" fill="#5a3a20"/><path d="M170 192l40 -8l10 20h-44zM330 200h70l4 14h-78zM500 180l54 -12l-10 24l-40 6z" fill="#c99b62"/>';
      const oar =
        '<path d="M250 186L560 60" stroke="#d3aa78" stroke-width="11" stroke-linecap="round"/><path d="M548 70q30 -36 66 -34q-6 28 -54 52z" fill="#e6c394"/>';
      return rasterOfSvg(
        `${wake(70, 640, 284, paint)}${side}<path d="M40 166Q340 236 680 138Q664 250 580 292Q360 316 150 292Q70 256 40 166z" fill="${sideFill}"/>${inside}${planks}<path d="M40 166Q340 236 680 138" stroke="#f3e6c8" stroke-width="11" fill="none"/>${oar}`,
        720,
        350,
        SCALE,
      );
    },
  };
}

/** A canoe for two. */
export function canoe(variant: number): Source {
  return {
    key: `canoe-${variant}`,
    draw: () => {
      const paint = PAINTS[(variant + 1) % PAINTS.length] as string;
      const [side, sideFill] = gradient([mix(paint, '#ffffff', 0.34), paint, mix(paint, '#0c1a24', 0.4)]);
      return rasterOfSvg(
        `${wake(60, 700, 196, paint)}${side}<path d="M20 96Q60 128 200 142H560Q700 128 740 92Q720 190 640 204H120Q40 190 20 96z" fill="${sideFill}"/><ellipse cx="240" cy="142" rx="86" ry="15" fill="#2a1c12"/><ellipse cx="490" cy="142" rx="86" ry="15" fill="#2a1c12"/><path d="M20 96Q60 128 200 140H560Q700 128 740 92" stroke="#fff6e0" stroke-opacity="0.8" stroke-width="7" fill="none"/><path d="M150 150L400 24" stroke="#e0bd85" stroke-width="10" stroke-linecap="round"/><path d="M386 34q10 -34 50 -34q0 30 -36 46z" fill="#f0d8ae"/><path d="M100 166h540" stroke="#fff" stroke-opacity="0.35" stroke-width="6"/>`,
        760,
        260,
        SCALE,
      );
    },
  };
}

/** A small yacht under sail. */
export function sailboat(variant: number): Source {
  return {
    key: `sailboat-${variant}`,
    draw: () => {
      const random = randomOf('sailboat', variant);
      const paint = random.pick(PAINTS);
      const cloth = ['#fbf6ea', '#f3e3c0', '#fbf6ea', '#e9eef0'][variant % 4] as string;
      const [sail, sailFill] = gradient(
        ['#ffffff', cloth, mix(cloth, '#7a8a96', 0.4)],
        'x1="0" y1="0" x2="1" y2="0.2"',
      );
      const [hull, hullFill] = gradient([mix(paint, '#ffffff', 0.36), paint, mix(paint, '#0c1a24', 0.45)]);
      const seams = [0.3, 0.5, 0.7]
        .map(
          (share) =>
            `<path d="M300 ${90 + share * 430}Q${300 + share * 110} ${96 + share * 440} ${300 + share * 236} ${84 + share * 440}" stroke="#7a8a96" stroke-opacity="0.4" stroke-width="3" fill="none"/>`,
        )
        .join('');
      return rasterOfSvg(
        `${wake(90, 560, 660, paint)}${sail}${hull}<path d="M300 40Q470 260 540 530Q420 548 300 534z" fill="${sailFill}"/>${seams}<path d="M280 90Q230 320 110 520Q200 546 280 532z" fill="${sailFill}"/><path d="M290 26V600" stroke="#8a6a44" stroke-width="12"/><path d="M290 26l44 14l-44 14z" fill="${paint}"/><path d="M70 580Q320 616 590 566Q560 668 490 676H180Q100 660 70 580z" fill="${hullFill}"/><path d="M70 580Q320 616 590 566" stroke="#fff6e0" stroke-width="10" fill="none"/><path d="M220 594q8 -40 60 -42h90q34 4 40 34z" fill="#e6dcc8"/>`,
        650,
        730,
        SCALE,
      );
    },
  };
}

/** A wooden sledge with iron on its runners. */
export function sledge(variant: number): Source {
  return {
    key: `sledge-${variant}`,
    draw: () => {
      const wood = ['#b98448', '#a06a38', '#c79b62'][variant % 3] as string;
      const [slat, slatFill] = gradient([mix(wood, '#fff2d8', 0.36), wood, mix(wood, '#2a1706', 0.3)]);
      const runner = (dx: number, dy: number, shade: number) =>
        `<g transform="translate(${dx} ${dy})"><path d="M600 240H150Q60 240 34 150Q26 100 60 84" stroke="${mix(wood, '#2a1706', shade)}" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M604 252H150Q52 252 24 154" stroke="#6f7676" stroke-width="7" fill="none"/>${[180, 330, 480].map((x) => `<path d="M${x} 240L${x + 10} 140" stroke="${mix(wood, '#2a1706', shade)}" stroke-width="20"/>`).join('')}</g>`;
      const slats = Array.from(
        { length: 5 },
        (_, at) =>
          `<path d="M${104 + at * 9} ${150 - at * 15}H${606 + at * 9}v12H${104 + at * 9}z" fill="${slatFill}" stroke="#2a1706" stroke-opacity="0.35" stroke-width="2"/>`,
      ).join('');
      return rasterOfSvg(
        `${slat}${runner(40, -66, 0.4)}${slats}${runner(0, 0, 0.1)}<path d="M60 84Q20 40 -10 96" stroke="#8a6a3a" stroke-width="7" fill="none"/>`,
        670,
        270,
        SCALE,
      );
    },
  };
}
