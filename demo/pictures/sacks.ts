import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg, SCALE } from './raster.ts';
import type { Source } from './sprites.ts';

/** What fills a sack to its rim, by colour. */
export const GRAINS: readonly string[] = ['#e3b85a', '#d9a441', '#c98f3a', '#efd9a0'];

/** A sack with its rim rolled down, heaped with grain, groats or meal. */
export function sack(grain: string, variant: number): Source {
  return {
    key: `sack-${grain}-${variant}`,
    draw: () => {
      const random = randomOf('sack', variant, grain);
      const cloth = ['#c9ac7c', '#b99762', '#d6bf97'][variant % 3] as string;
      const body = 'M70 150C36 260 26 400 66 500C80 528 420 528 434 500C474 400 464 260 430 150z';
      const [jute, juteFill] = gradient(
        [mix(cloth, '#ffffff', 0.24), cloth, mix(cloth, '#3a2409', 0.5)],
        'x1="0" y1="0" x2="1" y2="0.2"',
      );
      const weave = Array.from(
        { length: 34 },
        (_, at) =>
          `<path d="M20 ${150 + at * 11}h460M${26 + at * 14} 140v390" stroke="${mix(cloth, '#3a2409', 0.5)}" stroke-opacity="0.14" stroke-width="3"/>`,
      ).join('');
      const folds = Array.from({ length: 6 }, (_, at) => {
        const x = 96 + at * 62 + random.between(-12, 12);
        return `<path d="M${x} 176q${random.between(-26, 26)} 160 ${random.between(-16, 16)} 330" stroke="#2a1706" stroke-opacity="${random.between(0.07, 0.2)}" stroke-width="${random.between(8, 20)}" fill="none"/>`;
      }).join('');
      const kernels = Array.from({ length: 430 }, () => {
        const x = random.between(-1, 1);
        const y = 128 - (1 - x * x) * 92 * random.next() + random.between(0, 26) * (1 - x * x);
        const fill = mix(grain, random.chance(0.5) ? '#fff4d0' : '#5a3408', random.between(0.04, 0.4));
        return `<ellipse cx="${250 + x * 172}" cy="${y}" rx="8.5" ry="5" transform="rotate(${random.between(-60, 60)} ${250 + x * 172} ${y})" fill="${fill}"/>`;
      }).join('');
      const heap = `<path d="M74 146Q250 -54 426 146Q250 186 74 146z" fill="${mix(grain, '#5a3408', 0.3)}"/>${kernels}`;
      const [rim, rimFill] = gradient([mix(cloth, '#ffffff', 0.36), mix(cloth, '#3a2409', 0.3)]);
      const roll = `<path d="M52 142Q250 214 448 142Q466 176 440 196Q250 262 60 196Q34 176 52 142z" fill="${rimFill}"/><path d="M58 176Q250 240 442 176" stroke="#2a1706" stroke-opacity="0.18" stroke-width="5" fill="none"/>`;
      return rasterOfSvg(
        `${jute}${rim}<clipPath id="sack"><path d="${body}"/></clipPath>${heap}<path d="${body}" fill="${juteFill}"/><g clip-path="url(#sack)">${weave}${folds}</g>${roll}`,
        500,
        530,
        SCALE,
      );
    },
  };
}

/** A paper bag of flour or groats, folded at the top and tied, with a label. */
export function paperBag(grain: string, variant: number): Source {
  return {
    key: `paper-bag-${grain}-${variant}`,
    draw: () => {
      const paper = ['#cda777', '#e9dcc2', '#b98f5c', '#f2ead9'][variant % 4] as string;
      const ink = ['#7a3a1c', '#3f5a3a', '#2f4a6a', '#8a2f2a'][variant % 4] as string;
      const [face, faceFill] = gradient(
        [mix(paper, '#ffffff', 0.24), paper, mix(paper, '#3a2409', 0.28)],
        'x1="0" y1="0" x2="1" y2="0.15"',
      );
      const side = mix(paper, '#3a2409', 0.38);
      const ear = `<g fill="${ink}">${[0, 1, 2, 3].map((at) => `<ellipse cx="186" cy="${300 + at * 24}" rx="9" ry="17" transform="rotate(-28 186 ${300 + at * 24})"/><ellipse cx="214" cy="${300 + at * 24}" rx="9" ry="17" transform="rotate(28 214 ${300 + at * 24})"/>`).join('')}<ellipse cx="200" cy="276" rx="9" ry="18"/><rect x="197" y="300" width="6" height="120"/></g>`;
      const label = `<rect x="104" y="250" width="192" height="216" rx="10" fill="${mix(paper, '#fffaf0', 0.75)}"/><rect x="114" y="260" width="172" height="196" rx="6" fill="none" stroke="${ink}" stroke-width="4"/>${ear}<rect x="140" y="428" width="120" height="9" rx="4" fill="${ink}" fill-opacity="0.75"/>`;
      const top = `<path d="M64 92L84 20H316L336 92z" fill="${mix(paper, '#3a2409', 0.12)}"/><path d="M84 20H316L322 44H78z" fill="${mix(paper, '#ffffff', 0.3)}"/><rect x="52" y="84" width="296" height="20" rx="8" fill="#8a6a3a"/><path d="M200 96q-60 -44 -66 -4q6 34 66 4q60 -44 66 -4q-6 34 -66 4" stroke="#8a6a3a" stroke-width="8" fill="none"/>`;
      return rasterOfSvg(
        `${face}${top}<path d="M46 98H354L372 520Q200 540 28 520z" fill="${faceFill}"/><path d="M318 98H354L372 520L326 526z" fill="${side}" fill-opacity="0.55"/><path d="M70 110q-12 200 -6 400" stroke="#fff" stroke-opacity="0.3" stroke-width="12" fill="none"/>${label}<ellipse cx="200" cy="520" rx="150" ry="8" fill="${grain}" fill-opacity="0.3"/>`,
        400,
        536,
        SCALE,
      );
    },
  };
}

/** A round bale as it lies on the stubble, in its net. */
export function roundBale(variant: number): Source {
  return {
    key: `round-bale-${variant}`,
    draw: () => {
      const random = randomOf('round-bale', variant);
      const straw = ['#d3ab52', '#c79c48', '#dcb964'][variant % 3] as string;
      const [side, sideFill] = gradient([mix(straw, '#fff4cc', 0.45), straw, mix(straw, '#4a300c', 0.55)]);
      const lines = Array.from({ length: 90 }, () => {
        const y = random.between(24, 396);
        return `<path d="M${250 + random.between(-40, 60)} ${y}h${random.between(60, 240)}" stroke="${random.pick(['#f6e4a4', '#8a6828', '#e6c878'])}" stroke-opacity="0.4" stroke-width="${random.between(2, 5)}"/>`;
      }).join('');
      const net = Array.from(
        { length: 8 },
        (_, at) =>
          `<path d="M${300 + at * 34} 14q60 196 0 392" stroke="#fffbe8" stroke-opacity="0.3" stroke-width="3" fill="none"/>`,
      ).join('');
      const whorl = Array.from({ length: 130 }, (_, at) => {
        const [angle, reach] = [random.between(0, 6.283), Math.sqrt((at + 1) / 130) * 176];
        const [x, y] = [210 + Math.cos(angle) * reach * 0.86, 210 + Math.sin(angle) * reach * 1.08];
        return `<ellipse cx="${x}" cy="${y}" rx="${random.between(16, 40)}" ry="4" transform="rotate(${(angle * 180) / Math.PI + 90} ${x} ${y})" fill="${random.pick(['#f3dc96', '#a8812f', '#e3c06a', '#7a5a20'])}" fill-opacity="0.6"/>`;
      }).join('');
      const shell = 'M210 8H470Q640 40 640 210Q640 380 470 412H210z';
      return rasterOfSvg(
        `${side}<clipPath id="bale"><path d="${shell}"/></clipPath><path d="${shell}" fill="${sideFill}"/><g clip-path="url(#bale)">${lines}${net}</g><ellipse cx="210" cy="210" rx="178" ry="204" fill="${mix(straw, '#4a300c', 0.3)}"/><ellipse cx="210" cy="210" rx="168" ry="194" fill="${straw}"/>${whorl}<ellipse cx="210" cy="210" rx="26" ry="32" fill="#7a5a20" fill-opacity="0.6"/>`,
        660,
        420,
        SCALE,
      );
    },
  };
}
