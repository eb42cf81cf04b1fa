import { gradient } from './drawing.ts';
import { randomOf } from './random.ts';
import { mix, rasterOfSvg } from './raster.ts';
import type { Source } from './sprites.ts';

/** The products of a small herbal workshop. */
export type ToiletryKind = 'dropper' | 'pump' | 'spray' | 'pot' | 'tin' | 'balm' | 'bars';

const PAPERS = ['#f6efdf', '#e9ddc4', '#ffffff', '#e4e8da'];

/** A label with a sprig on it instead of words. */
function label(x: number, y: number, width: number, height: number, ink: string, paper: string): string {
  const [cx, cy] = [x + width / 2, y + height * 0.42];
  const unit = Math.min(width, height) / 100;
  const leaves = [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map(
        (at) =>
          `<path transform="translate(${cx} ${cy + (16 - at * 17) * unit}) rotate(${side * (54 - at * 8)}) scale(${unit})" d="M0 0q-10 -14 0 -30q10 16 0 30z" fill="${ink}"/>`,
      ),
    )
    .join('');
  const sprig = `<path d="M${cx} ${cy + 30 * unit}V${cy - 30 * unit}" stroke="${ink}" stroke-width="${2.6 * unit}"/>${leaves}`;
  const lines = [0.76, 0.86]
    .map(
      (share, at) =>
        `<rect x="${x + width * (0.22 + at * 0.08)}" y="${y + height * share}" width="${width * (0.56 - at * 0.16)}" height="${height * 0.035}" rx="2" fill="${ink}" fill-opacity="0.7"/>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${paper}"/><rect x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" rx="4" fill="none" stroke="${ink}" stroke-opacity="0.6" stroke-width="2"/>${sprig}${lines}`;
}

/** Light along the left of what is round and stands upright, shade along its right. */
function roundness(path: string, id: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0.28"/><stop offset="0.12" stop-color="#fff" stop-opacity="0.12"/><stop offset="0.24" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.36" stop-color="#fff" stop-opacity="0"/><stop offset="0.72" stop-color="#000" stop-opacity="0.06"/><stop offset="1" stop-color="#000" stop-opacity="0.4"/></linearGradient><path d="${path}" fill="url(#${id})"/>`;
}

type Drawing = readonly [markup: string, width: number, height: number];

function dropper(glass: string, ink: string, paper: string): Drawing {
  const body = 'M56 236q0 -44 34 -56h80q34 12 34 56v250q0 34 -34 34h-80q-34 0 -34 -34z';
  const bulb = 'M102 18q28 -26 56 0q10 50 4 84h-64q-6 -34 4 -84z';
  const collar = `<path d="M88 98h84v78h-84z" fill="#2a2521"/>${[100, 114, 128, 142, 156].map((x) => `<path d="M${x} 100v74" stroke="#fff" stroke-opacity="0.16" stroke-width="4"/>`).join('')}`;
  const oil = `<path d="M66 300h128v186q0 26 -26 26h-76q-26 0 -26 -26z" fill="${mix(glass, '#1c0a02', 0.34)}" fill-opacity="0.8"/>`;
  return [
    `<path d="${bulb}" fill="#3a342f"/>${collar}<path d="${body}" fill="${glass}"/>${oil}${label(58, 306, 144, 164, ink, paper)}${roundness(body, 'b')}${roundness('M88 98h84v78h-84z', 'c')}${roundness(bulb, 'd')}`,
    260,
    530,
  ];
}

function pump(glass: string, ink: string, paper: string): Drawing {
  const body = 'M40 236q0 -46 44 -58h112q44 12 44 58v250q0 34 -34 34h-132q-34 0 -34 -34z';
  const head =
    '<path d="M128 96h24v54h-24z" fill="#d8d2c6"/><path d="M38 62q0 -22 24 -24h94q30 0 30 30v30h-72v-14h-52q-24 0 -24 -22z" fill="#f4efe6"/><path d="M60 44h96q20 2 24 14" stroke="#fff" stroke-width="7" fill="none"/><path d="M98 140h84v44h-84z" fill="#e6dfd2"/>';
  return [
    `${head}<path d="${body}" fill="${glass}"/>${label(66, 270, 148, 196, ink, paper)}${roundness(body, 'b')}${roundness('M98 140h84v44h-84z', 'c')}`,
    280,
    530,
  ];
}

function spray(glass: string, ink: string, paper: string): Drawing {
  const body = 'M50 222q2 -40 40 -50h80q38 10 40 50v264q0 34 -34 34h-92q-34 0 -34 -34z';
  const head =
    '<path d="M94 88h72v86h-72z" fill="#e9e3d6"/><path d="M84 26q0 -14 14 -14h74q14 0 14 14v64h-102z" fill="#f7f3ea"/><circle cx="100" cy="50" r="8" fill="#6b655c"/>';
  return [
    `${head}<path d="${body}" fill="${glass}"/>${label(58, 262, 144, 208, ink, paper)}${roundness(body, 'b')}${roundness('M84 26q0 -14 14 -14h74q14 0 14 14v64h-102z', 'c')}`,
    260,
    530,
  ];
}

/** A low jar of cream, its lid leaning against it when `isOpen`. */
function pot(cream: string, ink: string, paper: string, isOpen: boolean): Drawing {
  const body = 'M56 150h328v140q0 44 -44 44h-240q-44 0 -44 -44z';
  const lid = 'M44 62q0 -30 30 -30h292q30 0 30 30v82h-352z';
  const swirl = `<ellipse cx="220" cy="146" rx="164" ry="34" fill="#e7eef0"/><ellipse cx="220" cy="146" rx="150" ry="28" fill="${cream}"/><path d="M110 146q60 -34 140 -18q70 16 46 30q-60 20 -100 0q-20 -20 40 -16" stroke="#fff" stroke-opacity="0.75" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M180 132q40 -70 86 -14z" fill="${cream}"/><path d="M196 126q28 -44 50 -8" stroke="#fff" stroke-width="6" fill="none"/>`;
  const wood = `<path d="${lid}" fill="#c99b62"/>${[56, 84, 112].map((y) => `<path d="M46 ${y}q170 -10 348 2" stroke="#7a4f24" stroke-opacity="0.4" stroke-width="3" fill="none"/>`).join('')}${roundness(lid, 'c')}`;
  return [
    `<path d="${body}" fill="#e9eef0"/><path d="M70 160h300v128q0 34 -34 34h-232q-34 0 -34 -34z" fill="${cream}"/>${label(132, 186, 176, 120, ink, paper)}${roundness(body, 'b')}${isOpen ? swirl : wood}`,
    440,
    340,
  ];
}

/** A flat tin of ointment, open: the ointment in it, the lid behind. */
function tin(cream: string, ink: string, paper: string): Drawing {
  const side = 'M30 226v44q190 92 380 0v-44z';
  const lid = `<ellipse cx="300" cy="120" rx="150" ry="112" fill="#b9b6ae"/><ellipse cx="296" cy="116" rx="146" ry="108" fill="${paper}"/><ellipse cx="296" cy="116" rx="128" ry="92" fill="none" stroke="${ink}" stroke-opacity="0.6" stroke-width="4"/><g transform="translate(236 44)">${label(0, 0, 120, 130, ink, paper)}</g>`;
  return [
    `${lid}<path d="${side}" fill="#c4c1b9"/>${roundness(side, 'b')}<ellipse cx="220" cy="226" rx="190" ry="60" fill="#e3e1da"/><ellipse cx="220" cy="226" rx="174" ry="51" fill="${mix(cream, '#3a2409', 0.16)}"/><ellipse cx="220" cy="232" rx="168" ry="44" fill="${cream}"/><path d="M110 222q90 -36 170 0q40 20 60 4" stroke="#fff" stroke-opacity="0.6" stroke-width="12" stroke-linecap="round" fill="none"/>`,
    460,
    330,
  ];
}

/** A stick of lip balm beside its cap. */
function balm(cream: string, ink: string, paper: string): Drawing {
  const tube = 'M40 190h120v300q0 16 -16 16h-88q-16 0 -16 -16z';
  const stick = `M54 190V96q6 -60 92 -78V190z`;
  const cap = 'M210 300q0 -20 20 -20h80q20 0 20 20v190q0 16 -16 16h-88q-16 0 -16 -16z';
  return [
    `<path d="${stick}" fill="${cream}"/>${roundness(stick, 's')}<path d="${tube}" fill="${paper}"/><path d="M40 190h120v22h-120z" fill="${ink}"/>${label(52, 250, 96, 190, ink, paper)}${roundness(tube, 'b')}<path d="${cap}" fill="${mix(ink, paper, 0.25)}"/>${roundness(cap, 'c')}`,
    360,
    512,
  ];
}

/** Bars of soap in a pile, each in a paper band. */
function bars(colours: readonly string[], ink: string, paper: string, specks: string): Drawing {
  const bar = (x: number, y: number, colour: string, id: string) => {
    const [top, topFill] = gradient([mix(colour, '#ffffff', 0.42), mix(colour, '#ffffff', 0.12)]);
    const [front, frontFill] = gradient([mix(colour, '#ffffff', 0.06), mix(colour, '#3a2409', 0.3)]);
    const random = randomOf('soap', id, colour);
    const bits = Array.from(
      { length: 26 },
      () =>
        `<circle cx="${random.between(10, 320)}" cy="${random.between(12, 132)}" r="${random.between(1.5, 4)}" fill="${specks}" fill-opacity="0.55"/>`,
    ).join('');
    return `<g transform="translate(${x} ${y})">${top}${front}<path d="M16 56q0 -10 14 -14l40 -28q8 -6 20 -6h232q14 0 14 12l-12 30z" fill="${topFill}"/><rect x="6" y="46" width="318" height="96" rx="20" fill="${frontFill}"/><path d="M324 60l12 -38q6 0 6 12v74q0 10 -18 26z" fill="${mix(colour, '#3a2409', 0.42)}"/>${bits}<path d="M118 8h104l-14 38h-104z" fill="${paper}"/><rect x="104" y="44" width="104" height="100" fill="${mix(paper, '#3a2409', 0.06)}"/>${label(110, 52, 92, 86, ink, paper)}<path d="M20 58h290" stroke="#fff" stroke-opacity="0.4" stroke-width="6" stroke-linecap="round"/></g>`;
  };
  const [first, second, third] = colours as [string, string, string];
  return [`${bar(8, 196, first, 'a')}${bar(66, 102, second, 'b')}${bar(22, 6, third, 'c')}`, 420, 346];
}

const GLASSES = ['#7a3f16', '#6b3512', '#5a6b4a', '#e4e1d6', '#8fa9b5'];

/** Something for the skin; its contents, ink and paper follow from the colour and the variant. */
export function toiletry(kind: ToiletryKind, colour: string, variant: number): Source {
  return {
    key: `toiletry-${kind}-${colour}-${variant}`,
    draw: () => {
      const ink = mix(colour, '#2f3a24', 0.62);
      const paper = PAPERS[variant % PAPERS.length] as string;
      const cream = mix(colour, '#fff8ea', 0.62);
      const [markup, width, height] = drawingOf(kind, { colour, ink, paper, cream, variant });
      return rasterOfSvg(markup, width, height);
    },
  };
}

interface Design {
  readonly colour: string;
  readonly ink: string;
  readonly paper: string;
  readonly cream: string;
  readonly variant: number;
}

function drawingOf(kind: ToiletryKind, { colour, ink, paper, cream, variant }: Design): Drawing {
  const glass = GLASSES[variant % GLASSES.length] as string;
  switch (kind) {
    case 'dropper':
      return dropper(GLASSES[variant % 3] as string, ink, paper);
    case 'pump':
      return pump(glass, ink, paper);
    case 'spray':
      return spray(GLASSES[(variant + 1) % GLASSES.length] as string, ink, paper);
    case 'pot':
      return pot(cream, ink, paper, variant % 2 === 0);
    case 'tin':
      return tin(cream, ink, paper);
    case 'balm':
      return balm(cream, ink, paper);
    case 'bars': {
      const soft = mix(colour, '#f4e8d4', 0.4);
      return bars(
        [soft, mix(soft, '#fffaf0', 0.5), mix(soft, '#4a3a2a', 0.12)],
        ink,
        paper,
        mix(colour, '#3a2a14', 0.4),
      );
    }
  }
}
