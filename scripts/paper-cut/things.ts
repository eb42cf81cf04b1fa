import { backed, mirrored, type Paper, piece, placed, stalk } from './colours.ts';
import { blossom, bud, leaf, tulip } from './flowers.ts';
import { disc, lens, type Point, petal, polygon, ray, scalloped, slit } from './shapes.ts';
import { grass } from './tree.ts';

/** Two rows of wicker: short lenses, every other row moved by half a step, within ±halfWidth(y). */
function wicker(rows: readonly { y: number; halfWidth: number }[], step: number, paper: Paper): string {
  const strands = rows.flatMap(({ y, halfWidth }, i) => {
    const count = Math.floor((halfWidth * 2) / step) + (i % 2);
    const first = -((count - 1) * step) / 2;
    return Array.from({ length: count }, (_, k) => {
      const x = first + k * step;
      const sag = 10 * (1 - (x / halfWidth) ** 2);
      return lens(ray([x - step * 0.52, y + sag], 0, step * 1.04), 6.4);
    });
  });
  return piece(paper, ...strands);
}

/** An empty wicker basket with a tall handle, a bow and a few fallen petals, on 360 × 320. */
export function emptyBasket(): string {
  const body = 'M-128,-118C-122,-40 -108,-8 -84,0C-40,12 40,12 84,0C108,-8 122,-40 128,-118C70,-92 -70,-92 -128,-118z';
  const rows = [
    { y: -94, halfWidth: 120 },
    { y: -78, halfWidth: 116 },
    { y: -62, halfWidth: 113 },
    { y: -46, halfWidth: 108 },
    { y: -30, halfWidth: 102 },
    { y: -14, halfWidth: 92 },
  ];
  const handle = 'M-112,-120C-104,-292 104,-292 112,-120';
  const twist = Array.from({ length: 15 }, (_, i) => {
    const t = (i + 0.5) / 15;
    const u = 1 - t;
    const x = -112 * u ** 3 - 312 * u * u * t + 312 * u * t * t + 112 * t ** 3;
    const y = -120 * u ** 3 - 876 * u * u * t - 876 * u * t * t - 120 * t ** 3;
    return lens(ray([x - 7, y + 5], -36 + (t - 0.5) * 130, 16), 2);
  });
  const rim = Array.from({ length: 17 }, (_, i) => {
    const x = -120 + i * 15;
    return lens(ray([x - 6, -116 + 20 * (1 - (x / 128) ** 2) - 6], 50, 16), 3.4);
  });
  const bow =
    mirrored(
      0,
      backed(
        'red',
        'base',
        2.5,
        'M0,0C16,-30 50,-30 52,-8C54,14 22,18 0,0z',
        'M0,0C18,14 26,34 22,60L34,52L42,60C46,32 30,8 0,0z',
      ),
    ) +
    mirrored(0, piece('cream', slit([6, -3], -14, 12, 36, 2.6))) +
    backed('amber', 'base', 2.5, disc([0, 0], 9));
  return placed(
    'translate(180 300)',
    piece('glow', scalloped([0, -140], 138, 32)) +
      stalk('base', 19, handle) +
      stalk('wood', 13, handle) +
      piece('yellow', ...twist) +
      backed('bark', 'base', 3, 'M-126,-122C-126,-142 126,-142 126,-122C126,-92 -126,-92 -126,-122z') +
      piece('base', 'M-108,-121C-108,-132 108,-132 108,-121C108,-104 -108,-104 -108,-121z') +
      backed('wood', 'base', 3.5, body) +
      wicker(rows, 27, 'amber') +
      stalk('base', 20, 'M-127,-116C-70,-90 70,-90 127,-116') +
      stalk('wood', 14, 'M-127,-116C-70,-90 70,-90 127,-116') +
      piece('yellow', ...rim) +
      placed('translate(0 -248) scale(.92)', bow) +
      placed('translate(-130 2) rotate(-64)', leaf(46, 10, 4, 'green', 5)) +
      placed('translate(134 -8) scale(.8)', blossom('pink')) +
      piece('red', petal([-118, 8], 20, 0, 18, 4)) +
      piece('blue', petal([158, 10], -160, 0, 14, 3.4)),
  );
}

function board(paper: Paper, y: number): string {
  const outline = 'M-88,-26H74L108,0L74,26H-88L-78,0z';
  return placed(
    `translate(0 ${y})`,
    backed(paper, 'base', 4, outline) +
      piece('cream', 'M-66,-15H66L72,-12H-64z', 'M-66,15H66L72,12H-64z') +
      placed('translate(-38) scale(.34)', blossom('amber', 'red', 6)) +
      placed('translate(44) scale(.34)', blossom('amber', 'red', 6)) +
      placed('translate(3 0) rotate(90) scale(.5)', leaf(40, 10, 0, 'leaf', 4)) +
      placed('translate(3 0) rotate(-90) scale(.5)', leaf(40, 10, 0, 'leaf', 4)),
  );
}

/** A small bird that looks to the right and tilts its head; it stands on 0,0. */
export function wren(paper: Paper = 'blue'): string {
  return (
    stalk('amber', 3, 'M-3,0V-12', 'M7,0V-12') +
    backed('violet', 'base', 2, lens(ray([-18, -26], 205, 42, 3), 7)) +
    backed(
      paper,
      'base',
      2.5,
      'M-24,-30C-14,-14 26,-2 32,-34C34,-42 34,-56 20,-58C6,-60 4,-46 -4,-40C-10,-36 -18,-34 -24,-30z',
    ) +
    piece(
      'amber',
      polygon([
        [32, -51],
        [45, -46],
        [32, -42],
      ]),
    ) +
    piece('red', 'M33,-40C34,-24 26,-14 14,-14C12,-24 20,-36 33,-40z') +
    backed('pink', 'base', 1.6, petal([10, -36], 168, 0, 36, 8)) +
    piece('cream', slit([10, -36], 168, 16, 31, 2), disc([22, -48], 4)) +
    piece('base', disc([23, -48], 2))
  );
}

/** A crossroads sign that points both ways, a bird on top that does not know either, on 360 × 320. */
export function lostPath(): string {
  const post = 'M-11,0V-236L0,-250L11,-236V0z';
  return placed(
    'translate(180 304) scale(.92)',
    piece('glow', scalloped([0, -146], 138, 32)) +
      piece('hill', 'M-170,0C-120,-44 -60,-50 -6,-30C50,-64 120,-50 170,0z') +
      piece('cream', 'M-26,0C-30,-20 22,-24 10,-36C4,-42 -4,-42 -2,-46C12,-44 34,-34 24,-22C14,-10 46,-8 52,0z') +
      backed('wood', 'base', 4, post) +
      piece('bark', ...[-24, -74, -150, -214].map((y, i) => lens(ray([i % 2 ? 4 : -4, y + 16], -90, 34), 1.8))) +
      placed('rotate(-4 0 -196)', board('red', -196)) +
      placed('matrix(-1 0 0 1 0 0) rotate(-5 0 -122)', board('green', -122)) +
      placed('translate(-2 -249)', wren()) +
      placed('translate(0 4)', grass(332, 24)) +
      placed('translate(-104 -6) scale(.62)', stalkFlower('red')) +
      placed('translate(96 -6) scale(.56)', stalkFlower('pink')) +
      placed('translate(132 -4)', bud('violet')) +
      placed('translate(-142 -4) scale(.9)', bud('amber')),
  );
}

/** A tulip on its stalk with two leaves, its foot at 0,0, 130 high. */
export function stalkFlower(paper: Paper): string {
  return (
    stalk('green', 5, 'M0,0V-62') +
    placed('rotate(34)', leaf(52, 10, 3, 'green', 5)) +
    placed('rotate(-34)', leaf(52, 10, -3, 'green', 5)) +
    placed('translate(0 -58)', tulip(paper, 'yellow'))
  );
}

const JUG =
  'M-44,-226C-40,-196 -44,-176 -72,-142C-116,-90 -96,-14 -56,0H56C96,-14 116,-90 72,-142C44,-176 40,-196 44,-226z';
/** Where a piece has broken off the right shoulder. */
const GAP: readonly Point[] = [
  [40, -240],
  [20, -196],
  [46, -168],
  [26, -140],
  [62, -118],
  [120, -150],
  [110, -240],
];

function shards(): string {
  const shard = (x: number, y: number, turn: number, points: readonly Point[], mark: string) =>
    placed(`translate(${x} ${y}) rotate(${turn})`, backed('clay', 'base', 3, polygon(points)) + mark);
  return (
    shard(
      112,
      -6,
      14,
      [
        [-26, 4],
        [-14, -34],
        [8, -24],
        [30, 2],
      ],
      piece('yellow', disc([2, -8], 4)),
    ) +
    shard(
      150,
      2,
      -8,
      [
        [-12, 2],
        [0, -18],
        [14, 2],
      ],
      '',
    ) +
    shard(
      -118,
      2,
      6,
      [
        [-16, 2],
        [-2, -22],
        [18, 0],
      ],
      piece('amber', lens(ray([-8, -4], -10, 18), 2)),
    )
  );
}

/** A flowered clay jug that lost a piece, milk running out, on 360 × 320. */
export function brokenJug(): string {
  const crack = 'M26,-140L6,-118L22,-94L2,-70L14,-52';
  const bands =
    piece('base', 'M-89,-112Q0,-92 89,-112L94,-88Q0,-66 -94,-88z', 'M-94,-40Q0,-20 94,-40L88,-22Q0,-4 -88,-22z') +
    piece('yellow', ...[-68, -40, -12, 16, 44, 70].map((x) => disc([x, -90 + 8 * (1 - (x / 90) ** 2)], 5))) +
    piece('amber', ...[-72, -48, -24, 0, 24, 48, 72].map((x) => slit([x, -31 + 8 * (1 - (x / 90) ** 2)], 0, -9, 9, 3)));
  return placed(
    'translate(172 300)',
    piece('glow', scalloped([8, -136], 138, 32)) +
      backed('cream', 'base', 2.5, 'M-150,8C-130,-10 -70,-4 -20,-6C60,-10 150,-12 168,6C172,14 -154,18 -150,8z') +
      stalk('base', 23, 'M-46,-212C-112,-216 -124,-150 -82,-124') +
      stalk('clay', 16, 'M-46,-212C-112,-216 -124,-150 -82,-124') +
      backed('clay', 'base', 4, JUG) +
      bands +
      backed('amber', 'base', 3, 'M-52,-236H52V-222H-52z') +
      piece('glow', polygon(GAP)) +
      stalk(
        'base',
        4,
        `M${GAP.slice(0, 5)
          .map((point) => point.join(','))
          .join('L')}L88,-124`,
      ) +
      stalk('base', 3.4, crack, 'M6,-118L-12,-112', 'M22,-94L36,-88') +
      placed('translate(-30 -152) scale(.8)', blossom('pink', 'yellow')) +
      placed('translate(-52 -132) rotate(-130)', leaf(26, 6, 0, 'leaf', 4)) +
      placed('translate(-6 -140) rotate(110)', leaf(24, 6, 0, 'leaf', 4)) +
      shards() +
      backed(
        'cream',
        'base',
        2,
        'M30,-130C42,-130 56,-122 62,-116C72,-122 88,-130 96,-130C97,-112 96,-96 91,-96C86,-96 88,-110 84,-110C79,-110 82,-62 76,-62C70,-62 73,-100 68,-102C63,-103 64,-84 59,-84C53,-84 58,-106 48,-112C42,-116 34,-118 30,-130z',
      ),
  );
}
