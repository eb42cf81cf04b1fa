import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** A plain pumpkin with its ribs; every other variant is greener or paler. */
export function pumpkin(variant: number): Source {
  return {
    key: `pumpkin-${variant}`,
    draw: () => {
      const colour = ['#e07a1f', '#d8691c', '#c9a24a', '#e58f2e'][variant % 4] as string;
      const ribs = [-168, -112, -56, 56, 112, 168, 0]
        .map((x) => {
          const [shade, fill] = gradient(
            [mix(colour, '#fff0c0', 0.42 - Math.abs(x) / 700), colour, mix(colour, '#5a2408', 0.5)],
            'x1="0.2" y1="0" x2="0.7" y2="1"',
          );
          return `${shade}<ellipse cx="${300 + x}" cy="300" rx="${124 - Math.abs(x) * 0.22}" ry="${196 - Math.abs(x) * 0.16}" fill="${fill}"/><ellipse cx="${300 + x}" cy="300" rx="${124 - Math.abs(x) * 0.22}" ry="${196 - Math.abs(x) * 0.16}" fill="none" stroke="#7a3408" stroke-opacity="0.2" stroke-width="5"/>`;
        })
        .join('');
      const stem =
        '<path d="M270 122q-4 -74 -52 -98l46 -20q56 34 74 118z" fill="#6f7d3a"/><path d="M292 118q2 -66 -40 -106l14 -6q52 40 60 112z" fill="#9aa85a"/>';
      return rasterOfSvg(
        `${ribs}${stem}<ellipse cx="230" cy="210" rx="40" ry="70" fill="#fff" fill-opacity="0.16" transform="rotate(14 230 210)"/>`,
        600,
        500,
        SCALE,
      );
    },
  };
}

/** A wheel of cheese with a wedge cut out of it. */
export function cheeseWheel(variant: number): Source {
  return {
    key: `cheese-wheel-${variant}`,
    draw: () => {
      const random = randomOf('cheese-wheel', variant);
      const [rind, paste] = (
        [
          ['#d9a441', '#f7e2a0'],
          ['#efe6cf', '#fdf8e8'],
          ['#b9722e', '#f3d68a'],
          ['#e3c98a', '#fbf0cc'],
        ] as const
      )[variant % 4] as readonly [string, string];
      const [side, sideFill] = gradient(
        [mix(rind, '#ffffff', 0.2), rind, mix(rind, '#3a1c08', 0.4)],
        'x1="0" y1="0" x2="1" y2="0"',
      );
      const [top, topFill] = gradient([mix(rind, '#ffffff', 0.4), mix(rind, '#ffffff', 0.12)]);
      const holes = Array.from(
        { length: 9 },
        () =>
          `<ellipse cx="${random.between(330, 470)}" cy="${random.between(240, 370)}" rx="${random.between(5, 16)}" ry="${random.between(4, 12)}" fill="${mix(paste, '#a8742a', 0.4)}"/>`,
      ).join('');
      const marks = Array.from(
        { length: 22 },
        (_, at) =>
          `<path d="M${40 + at * 34} 170v190" stroke="${mix(rind, '#5a2f0c', 0.5)}" stroke-opacity="0.2" stroke-width="3"/>`,
      ).join('');
      return rasterOfSvg(
        `${side}${top}<clipPath id="body"><path d="M20 160v170a380 130 0 0 0 760 0v-170z"/></clipPath><path d="M20 160v170a380 130 0 0 0 760 0v-170z" fill="${sideFill}"/><g clip-path="url(#body)">${marks}</g><ellipse cx="400" cy="160" rx="380" ry="130" fill="${topFill}"/><path d="M400 150L280 286v170q70 10 130 8z" fill="${mix(paste, '#a8742a', 0.2)}"/><path d="M400 150L520 284v168q-60 12 -120 12z" fill="${paste}"/><path d="M280 284L400 150L520 282q-120 22 -240 2z" fill="${mix(rind, '#2a1206', 0.55)}" fill-opacity="0.18"/><g clip-path="url(#wedge)"><clipPath id="wedge"><path d="M400 150L520 284v168q-60 12 -120 12z"/></clipPath>${holes}</g>`,
        800,
        470,
        SCALE,
      );
    },
  };
}

/** A penny bun: the mushroom that is picked, unlike the one that is drawn everywhere. */
export function pennyBun(variant: number): Source {
  return {
    key: `penny-bun-${variant}`,
    draw: () => {
      const random = randomOf('penny-bun', variant);
      const cap = ['#8a4f24', '#a5622c', '#74401d', '#96582e'][variant % 4] as string;
      const [brown, brownFill] = gradient(
        [mix(cap, '#ffe2b0', 0.42), cap, mix(cap, '#1c0c04', 0.4)],
        'x1="0.2" y1="0" x2="0.7" y2="1"',
      );
      const [pale, paleFill] = gradient(['#fbf1d8', '#ecd9b2', '#b99a6a'], 'x1="0" y1="0" x2="1" y2="0.2"');
      const net = Array.from({ length: 26 }, () => {
        const [x, y] = [random.between(196, 390), random.between(270, 420)];
        return `<path d="M${x} ${y}q6 22 0 44" stroke="#a98a58" stroke-opacity="0.32" stroke-width="3" fill="none"/>`;
      }).join('');
      const stem = `<path d="M226 240q-6 90 -40 160q-26 90 104 94q134 -2 110 -96q-32 -70 -38 -158z" fill="${paleFill}"/>${net}`;
      const pores = `<path d="M60 240q234 92 472 0q-30 58 -236 60q-206 -2 -236 -60z" fill="#d9c78a"/><path d="M60 240q234 92 472 0q-40 30 -236 34q-196 -4 -236 -34z" fill="#000" fill-opacity="0.16"/>`;
      const top = `<path d="M44 232q-6 -190 252 -204q256 14 252 204q-252 76 -504 0z" fill="${brownFill}"/><ellipse cx="214" cy="110" rx="84" ry="40" fill="#fff" fill-opacity="0.2" transform="rotate(-18 214 110)"/>`;
      return rasterOfSvg(`${brown}${pale}${stem}${pores}${top}`, 592, 510, SCALE);
    },
  };
}
