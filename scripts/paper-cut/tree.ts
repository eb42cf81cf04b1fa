import { backed, mirrored, type Paper, piece, placed, stalk } from './colours.ts';
import { blossom, bud, leaf, rosette, tulip } from './flowers.ts';
import { rooster } from './rooster.ts';
import { disc, lens, ray } from './shapes.ts';

interface Tier {
  line: string;
  leaves: readonly (readonly [x: number, y: number, turn: number, length: number])[];
}

const LOWER: Tier = {
  line: 'M0,-66C34,-62 84,-66 104,-118',
  leaves: [
    [26, -66, 150, 40],
    [34, -66, 30, 46],
    [66, -74, 118, 44],
    [78, -83, 10, 38],
    [98, -103, 84, 34],
  ],
};

const MIDDLE: Tier = {
  line: 'M0,-170C26,-172 62,-178 78,-214',
  leaves: [
    [22, -172, 140, 34],
    [30, -173, 22, 38],
    [54, -182, 104, 34],
    [64, -190, -6, 30],
  ],
};

const UPPER: Tier = {
  line: 'M0,-250C20,-252 40,-258 50,-276',
  leaves: [
    [18, -252, 128, 28],
    [26, -254, 10, 28],
  ],
};

function tier({ line, leaves }: Tier, paper: Paper): string {
  return (
    stalk(paper, 4.4, line) +
    leaves
      .map(([x, y, turn, size]) => placed(`translate(${x} ${y}) rotate(${turn})`, leaf(size, size * 0.22, 0, paper, 5)))
      .join('')
  );
}

/** A clay pot with a scalloped rim; its foot stands at 0,0. */
export function pot(): string {
  const bowl = 'M-34,-60C-66,-50 -52,-6 -28,0H28C52,-6 66,-50 34,-60z';
  return (
    backed('clay', 'base', 3, bowl) +
    piece('base', 'M-50,-40Q0,-26 50,-40L49,-24Q0,-10 -49,-24z') +
    piece('yellow', ...[-34, -17, 0, 17, 34].map((x) => disc([x, -26 + (Math.abs(x) / 17) ** 2 * -1.5], 4.6))) +
    backed('amber', 'base', 3, 'M-42,-70H42V-58H-42z') +
    piece('base', ...[-30, -15, 0, 15, 30].map((x) => lens(ray([x, -69], 90, 10), 1.6)))
  );
}

/** The tree of life (leluja): grows out of a pot at 0,0, is 240 wide and 400 high, the same on both sides. */
export function treeOfLife(): string {
  const half =
    tier(LOWER, 'green') +
    tier(MIDDLE, 'leaf') +
    tier(UPPER, 'green') +
    placed('translate(104 -116) rotate(8) scale(.62)', tulip('pink', 'yellow')) +
    placed('translate(80 -226) scale(.82)', blossom('blue')) +
    placed('translate(52 -276) rotate(24)', bud('red')) +
    stalk('green', 3, 'M0,-126C26,-124 50,-124 58,-138') +
    placed('translate(60 -144) scale(.6)', blossom('amber', 'red', 6)) +
    placed('translate(46 -30) rotate(62) scale(.8)', bud('violet'));
  return (
    stalk('green', 6.5, 'M0,-60V-310') +
    mirrored(0, half) +
    mirrored(
      0,
      placed('translate(0 -118) rotate(38)', leaf(40, 9, 0, 'green', 5)) +
        placed('translate(0 -218) rotate(40)', leaf(34, 8, 0, 'green', 5)),
    ) +
    piece('red', ...[-100, -150, -200, -240].map((y) => disc([0, y], 4.2))) +
    placed('translate(0 -338) scale(.58)', rosette()) +
    pot()
  );
}

/** Grass cut in teeth along the ground, from −width/2 to width/2 around 0; its foot is at y = 0. */
export function grass(width: number, height = 22, paper: Paper = 'green', count = Math.round(width / 16)): string {
  const step = width / count;
  const teeth = Array.from({ length: count }, (_, i) => {
    const x = -width / 2 + step * i;
    const tip = height * (0.72 + 0.28 * Math.cos(i * 2.4));
    return `Q${(x + step * 0.42).toFixed(1)},${(-height * 0.3).toFixed(1)} ${(x + step * 0.5).toFixed(1)},${(-tip).toFixed(1)}Q${(x + step * 0.58).toFixed(1)},${(-height * 0.3).toFixed(1)} ${(x + step).toFixed(1)},${(-height * 0.2).toFixed(1)}`;
  });
  return piece(paper, `M${-width / 2},0V${(-height * 0.2).toFixed(1)}${teeth.join('')}V0z`);
}

/** Two roosters that face each other over the tree of life, on 920 × 440. */
export function roosterPair(): string {
  const side =
    placed('translate(14 100) scale(.82)', rooster()) +
    placed('translate(64 428) rotate(-14) scale(.7)', bud('red')) +
    placed('translate(304 426) scale(.62)', bud('violet'));
  return (
    placed('translate(460 434)', grass(900, 20)) + mirrored(460, side) + placed('translate(460 428)', treeOfLife())
  );
}

/** A short border for the end of a section: a flower between two branches, on 480 × 60. */
export function divider(): string {
  const sprig = (x: number, size: number, paper: Paper) =>
    [58, 122].map((turn) => placed(`translate(${x}) rotate(${turn})`, leaf(size, size * 0.24, 0, paper, 4))).join('');
  const half =
    stalk('green', 2.6, 'M34,0H184') +
    sprig(60, 30, 'green') +
    sprig(100, 26, 'leaf') +
    sprig(138, 22, 'green') +
    placed('translate(178) rotate(90) scale(.34)', tulip('red', 'yellow')) +
    piece('amber', disc([216, 0], 3.4)) +
    piece('red', disc([227, 0], 2.2));
  return placed('translate(240 30)', mirrored(0, half) + placed('scale(.29)', rosette()));
}

/** One unit of the endless border strip, on 120 × 32: it meets itself at both ends. */
export function strip(): string {
  const twelve = Array.from({ length: 12 }, (_, i) => i * 10);
  const half =
    placed('translate(68 24) rotate(48)', leaf(20, 4.6, 0, 'green', 4)) +
    placed('translate(70 24) rotate(78)', leaf(20, 4.2, 0, 'leaf', 4)) +
    piece('green', lens(ray([118, 26], -125, 14), 2.8)) +
    placed('translate(120 13) scale(.36)', blossom('pink', 'yellow', 6));
  return (
    mirrored(60, half) +
    placed('translate(60 24) scale(.3)', tulip('red', 'yellow')) +
    piece('red', ...twelve.map((x) => `M${x},29a5,5 0 0 1 10,0z`)) +
    piece('amber', ...twelve.map((x) => disc([x + 5, 27.2], 1.4))) +
    piece('base', 'M0,29H120V32H0z')
  );
}
