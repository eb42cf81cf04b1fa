import { backed, type Paper, piece } from './colours.ts';
import {
  along,
  band,
  type Curve,
  disc,
  drop,
  lens,
  type Point,
  part,
  petal,
  polar,
  ray,
  ring,
  scalloped,
  sickle,
  slit,
  thorn,
} from './shapes.ts';

const BODY =
  'M258,100C266,62 322,56 338,92C341,101 340,110 338,118C346,150 364,184 354,228C341,284 284,320 222,318C156,316 102,270 86,200' +
  'C104,222 134,226 160,212C212,184 244,150 258,100z';

/** The sickle feathers of the tail, lowest first. */
const SICKLES: readonly { paper: Paper; curve: Curve; halfWidth: number }[] = [
  {
    paper: 'green',
    curve: [
      [132, 268],
      [92, 280],
      [52, 266],
      [34, 304],
    ],
    halfWidth: 15,
  },
  {
    paper: 'blue',
    curve: [
      [124, 254],
      [84, 246],
      [34, 216],
      [8, 258],
    ],
    halfWidth: 17,
  },
  {
    paper: 'violet',
    curve: [
      [118, 240],
      [82, 204],
      [30, 150],
      [-2, 194],
    ],
    halfWidth: 19,
  },
  {
    paper: 'red',
    curve: [
      [120, 232],
      [90, 166],
      [48, 80],
      [6, 124],
    ],
    halfWidth: 21,
  },
  {
    paper: 'amber',
    curve: [
      [130, 228],
      [116, 138],
      [92, 26],
      [36, 62],
    ],
    halfWidth: 22,
  },
  {
    paper: 'green',
    curve: [
      [144, 226],
      [150, 130],
      [148, -6],
      [84, 18],
    ],
    halfWidth: 22,
  },
  {
    paper: 'pink',
    curve: [
      [158, 222],
      [186, 148],
      [206, 28],
      [146, 26],
    ],
    halfWidth: 19,
  },
];

function tail(): string {
  return SICKLES.map(
    ({ paper, curve, halfWidth }) =>
      backed(paper, 'base', 4.5, sickle(curve, halfWidth)) + piece('cream', lens(part(curve, 0.42, 0.84), 3.2)),
  ).join('');
}

const HEAD: Point = [300, 96];

function head(): string {
  const teeth = [-154, -127, -100, -73, -46].map((angle, i) =>
    petal(HEAD, angle, 8, [58, 72, 77, 71, 56][i] as number, 12),
  );
  const nicks = [-127, -100, -73].map((angle, i) => slit(HEAD, angle, 46, [65, 70, 64][i] as number, 2.2));
  return piece('red', ...teeth) + piece('cream', ...nicks);
}

function beak(): string {
  const wattles = drop(ray([336, 112], 88, 46), 11) + drop(ray([326, 114], 104, 36), 8.5);
  const bill = 'M333,84C352,84 370,94 380,109C362,111 346,114 332,122C338,110 338,97 333,84z';
  return backed('red', 'base', 2.5, wattles) + piece('amber', bill) + piece('base', slit([346, 104], 5, 0, 24, 1.4));
}

function leg(foot: Point): string {
  const ankle: Point = [foot[0], foot[1] - 4];
  const toes = [4, 62, 122].map((angle) => thorn(ray(ankle, angle, angle === 62 ? 20 : 32, angle === 4 ? -4 : 3), 4.6));
  const shank = band(
    [
      [foot[0] - 2, foot[1] - 64],
      [foot[0] + 2, foot[1] - 44],
      [foot[0] - 2, foot[1] - 22],
      [foot[0], foot[1] - 2],
    ],
    6,
    4,
  );
  return shank + toes.join('') + thorn(ray([foot[0] - 1, foot[1] - 26], 152, 17, -2), 4);
}

const CAPE: readonly { paper: Paper; reach: number; count: number; halfWidth: number }[] = [
  { paper: 'red', reach: 124, count: 9, halfWidth: 8.4 },
  { paper: 'amber', reach: 94, count: 8, halfWidth: 7.4 },
  { paper: 'yellow', reach: 66, count: 7, halfWidth: 6 },
];

/** Hackles: rows of feathers from the nape to the breast, each row lying on the one below. */
function cape(): string {
  return CAPE.map(({ paper, reach, count, halfWidth }) => {
    const angles = Array.from({ length: count }, (_, i) => 60 + (i * 80) / (count - 1));
    const feathers = angles.map((angle) => petal(HEAD, angle, 24, reach, halfWidth));
    const quills = angles.map((angle) => slit(HEAD, angle, reach - 26, reach - 7, 1.8));
    return backed(paper, 'base', 3, ...feathers) + piece('base', ...quills);
  }).join('');
}

const SHOULDER: Point = [248, 238];

const WING: readonly { paper: Paper; angles: readonly number[]; reach: number; halfWidth: number; bend: number }[] = [
  { paper: 'blue', angles: [120, 136, 152, 168, 184], reach: 118, halfWidth: 12.5, bend: -8 },
  { paper: 'pink', angles: [114, 133, 152, 171, 190], reach: 88, halfWidth: 11, bend: -6 },
  { paper: 'leaf', angles: [108, 130, 152, 174, 196], reach: 60, halfWidth: 9, bend: -4 },
];

/** The wing: rows of feathers that swing back from a flower on the shoulder. */
function wing(): string {
  const rows = WING.map(({ paper, angles, reach, halfWidth, bend }) => {
    const lines = angles.map((angle) => ray(polar(SHOULDER, angle, 10), angle, reach - 10, bend));
    const veins = lines.map((line) => lens(part(line, 0.66, 0.93), 2.1));
    return backed(paper, 'base', 3, ...lines.map((line) => drop(line, halfWidth))) + piece('cream', ...veins);
  });
  const flower =
    backed('red', 'base', 3.5, scalloped(SHOULDER, 24, 12)) +
    piece(
      'yellow',
      ring(8, (angle) => petal(SHOULDER, angle, 4, 20.5, 4.4)),
    ) +
    piece('base', disc(SHOULDER, 6));
  return rows.join('') + flower;
}

/** A row of small feathers along the breast, the snips that give a paper rooster its rhythm. */
function breast(): string {
  const edge: Curve = [
    [352, 200],
    [358, 262],
    [314, 304],
    [246, 308],
  ];
  const marks = Array.from({ length: 9 }, (_, i) => along(edge, i / 8));
  const tufts = marks.map(({ point, normal }) => {
    const inward = (Math.atan2(normal[1], normal[0]) * 180) / Math.PI;
    return petal(point, inward + 8, 4, 23, 4.8);
  });
  return piece('leaf', ...tufts);
}

/** A rooster that looks to the right, on 400 × 400. */
export function rooster(): string {
  return (
    tail() +
    piece('amber', leg([206, 386]), leg([260, 386])) +
    piece('base', thorn(ray([206, 296], 94, 52), 22)) +
    piece('base', thorn(ray([260, 292], 92, 54), 22)) +
    head() +
    piece('base', BODY) +
    breast() +
    cape() +
    beak() +
    wing() +
    piece('cream', disc([310, 94], 9)) +
    piece('base', disc([312, 94], 4.4))
  );
}
