import { centred, glue, smallOf } from './collage.ts';
import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg } from './raster.ts';
import { levelsOfSource, type Source } from './sprites.ts';

const PAPERS = ['#d8342c', '#1f6f4a', '#e8a52a', '#2f5fa8', '#c93f86', '#6a3f96', '#1c1a1c', '#e86a2a'];

/** One shape turned around the middle so many times. */
function around(count: number, markup: string, offsetDeg = 0): string {
  return Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${offsetDeg + (at * 360) / count})">${markup}</g>`,
  ).join('');
}

/** A many-coloured star cut out of glossy paper, layer upon layer. */
export function papercut(variant: number): Source {
  return {
    key: `papercut-${variant}`,
    draw: () => {
      const random = randomOf('papercut', variant);
      const inks = random.shuffled(PAPERS.filter((ink) => ink !== '#1c1a1c'));
      const ink = (at: number) => inks[at % inks.length] as string;
      const base = variant % 3 === 0 ? '#1c1a1c' : variant % 3 === 1 ? '#1f6f4a' : '#d8342c';
      const fold = 16;
      const rim = around(fold, '<path d="M-44 -218Q0 -300 44 -218Q20 -206 0 -206Q-20 -206 -44 -218z"/>');
      const teeth = around(48, '<path d="M-10 -236l10 -24l10 24z"/>');
      const petal = (reach: number, wide: number, colour: string, offset = 0) =>
        `<g fill="${colour}">${around(fold / 2, `<path d="M0 -${reach * 0.36}Q-${wide} -${reach * 0.62} 0 -${reach}Q${wide} -${reach * 0.62} 0 -${reach * 0.36}z"/>`, offset)}</g>`;
      const tulips = around(
        fold / 2,
        `<path d="M0 -196c-26 -4 -32 30 -14 46c-12 2 -12 -12 -22 -14c0 26 20 36 36 36s36 -10 36 -36c-10 2 -10 16 -22 14c18 -16 12 -50 -14 -46z" fill="${ink(1)}"/><circle cy="-172" r="8" fill="${ink(2)}"/>`,
        22.5,
      );
      const leaves = around(fold, `<path d="M0 -96q-24 -20 -18 -56q22 14 18 56z" fill="${ink(3)}"/>`, 11.25);
      const dots = around(fold, `<circle cy="-226" r="9" fill="${ink(4)}"/>`, 11.25);
      const heart = `<circle r="52" fill="${ink(5)}"/>${around(12, `<path d="M0 -26l9 -22h-18z" fill="${ink(2)}"/>`)}<circle r="20" fill="${ink(6)}"/><circle r="9" fill="#fff6d8"/>`;
      const star = `<g fill="${base}"><circle r="222"/>${rim}${teeth}</g>${petal(206, 44, ink(0))}${petal(176, 28, ink(2))}${petal(146, 16, ink(3))}${tulips}${leaves}${dots}${heart}`;
      return rasterOfSvg(
        `<g transform="translate(300 300)"><g opacity="0.3" transform="translate(4 6)"><circle r="226" fill="#000"/></g>${star}<path d="M-150 -150A212 212 0 0 1 60 -204" stroke="#fff" stroke-opacity="0.18" stroke-width="40" fill="none"/></g>`,
        600,
        600,
      );
    },
  };
}

/** A flower of Kashubian or Łowicz embroidery: round petals in three tones of one thread. */
function stitchedFlower(x: number, y: number, size: number, thread: string): string {
  const petals = around(
    7,
    `<path d="M0 0q-16 -22 0 -44q16 22 0 44z" fill="${thread}" stroke="${mix(thread, '#000000', 0.3)}" stroke-width="2" stroke-dasharray="4 2"/><path d="M0 -10q-7 -12 0 -24q7 12 0 24z" fill="${mix(thread, '#ffffff', 0.45)}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${petals}<circle r="11" fill="#e8b23a"/><circle r="5" fill="${mix(thread, '#000000', 0.4)}"/></g>`;
}

function sprig(x: number, y: number, turn: number, thread: string): string {
  const leaf = (dx: number, dy: number, lean: number) =>
    `<path transform="translate(${dx} ${dy}) rotate(${lean})" d="M0 0q-12 -18 0 -38q12 18 0 38z" fill="${thread}" stroke="${mix(thread, '#000000', 0.3)}" stroke-width="1.6" stroke-dasharray="4 2"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0q10 -50 0 -110" stroke="${thread}" stroke-width="5" fill="none" stroke-dasharray="8 2"/>${leaf(3, -26, 50)}${leaf(4, -52, -50)}${leaf(3, -76, 46)}${leaf(0, -100, 0)}</g>`;
}

/** Embroidery in its hoop. */
export function hoop(variant: number): Source {
  return {
    key: `hoop-${variant}`,
    draw: () => {
      const threads = [
        ['#2f5fa8', '#5f9ad0', '#1f3f78'],
        ['#c9302c', '#e06a5a', '#1c1a1c'],
        ['#c93f86', '#e8a52a', '#6a3f96'],
      ][variant % 3] as [string, string, string];
      const [wood, woodFill] = gradient(['#e3c08a', '#c4965a', '#9a6a34']);
      const weave = Array.from(
        { length: 46 },
        (_, at) =>
          `<path d="M60 ${70 + at * 11}h480M${70 + at * 11} 60v480" stroke="#8a7a5a" stroke-opacity="0.1" stroke-width="2"/>`,
      ).join('');
      const wreath = [0, 60, 120, 180, 240, 300]
        .map((turn, at) => {
          const [x, y] = [300 + Math.sin((turn * Math.PI) / 180) * 138, 300 - Math.cos((turn * Math.PI) / 180) * 138];
          return sprig(x, y, turn + 90, '#4f8a45') + stitchedFlower(x, y, 1.05, threads[at % 2] as string);
        })
        .join('');
      return rasterOfSvg(
        `${wood}<clipPath id="cloth"><circle cx="300" cy="300" r="240"/></clipPath><circle cx="300" cy="300" r="272" fill="${woodFill}"/><circle cx="300" cy="300" r="272" fill="none" stroke="#6f4a22" stroke-opacity="0.5" stroke-width="4"/><circle cx="300" cy="300" r="242" fill="#f7f1e2"/><g clip-path="url(#cloth)">${weave}${wreath}${stitchedFlower(300, 300, 1.7, threads[2])}</g><circle cx="300" cy="300" r="242" fill="none" stroke="#5a3a18" stroke-opacity="0.45" stroke-width="6"/><rect x="280" y="8" width="40" height="34" rx="5" fill="#c9a24a"/><rect x="262" y="16" width="76" height="13" rx="6" fill="#a8823a"/>`,
        600,
        600,
      );
    },
  };
}

/** A picture painted on glass: what it shows between flowers, in a painted frame. */
export function glassPainting(shown: Source, variant: number): Source {
  return {
    key: `glass-painting-${shown.key}-${variant}`,
    draw: async () => {
      const random = randomOf('glass-painting', variant);
      const [ground, frame] = [
        ['#1c3a5f', '#a8642f'],
        ['#f3e6c4', '#7a2f24'],
        ['#7a1f24', '#c9983a'],
        ['#1f4a3a', '#8f5f34'],
      ][variant % 4] as [string, string];
      const [wood, woodFill] = gradient(
        [mix(frame, '#fff0d0', 0.4), frame, mix(frame, '#1c0a04', 0.34)],
        'x1="0" y1="0" x2="1" y2="1"',
      );
      const rim = Array.from(
        { length: 11 },
        (_, at) =>
          `<circle cx="${50 + at * 40}" cy="30" r="7" fill="#e8b23a"/><circle cx="${50 + at * 40}" cy="570" r="7" fill="#e8b23a"/>`,
      ).join('');
      const thread = () => random.pick(['#d8342c', '#e8a52a', '#f6efe0', '#c93f86']);
      const corners = [
        [116, 490, 1.1],
        [384, 490, 1.1],
        [110, 130, 0.9],
        [390, 130, 0.9],
        [250, 516, 1],
      ]
        .map(([x = 0, y = 0, size = 1]) => stitchedFlower(x, y, size, thread()))
        .join('');
      const leaves = [
        [116, 470, -10],
        [384, 470, 10],
        [180, 520, -70],
        [320, 520, 70],
      ]
        .map(([x = 0, y = 0, turn = 0]) => sprig(x, y, turn, '#7fae5a'))
        .join('');
      const halo = `<radialGradient id="halo"><stop offset="0" stop-color="#ffe9a8" stop-opacity="0.9"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient><circle cx="250" cy="290" r="190" fill="url(#halo)"/>`;
      const back = await rasterOfSvg(
        `${wood}<rect x="10" y="10" width="480" height="580" rx="8" fill="${woodFill}"/>${rim}<rect x="56" y="56" width="388" height="488" fill="${ground}"/>${halo}${leaves}${corners}<rect x="50" y="50" width="400" height="500" fill="none" stroke="#1c0a04" stroke-opacity="0.4" stroke-width="10"/>`,
        500,
        600,
      );
      const gloss = await rasterOfSvg(
        '<path d="M56 56h190L56 380z" fill="#fff" fill-opacity="0.14"/><path d="M444 544h-80l80 -150z" fill="#fff" fill-opacity="0.1"/>',
        500,
        600,
      );
      const figure = centred(smallOf(await levelsOfSource(shown), 236, 0), 250, 286);
      return glue(back, [figure, { raster: gloss, left: 0, top: 0 }]);
    },
  };
}
