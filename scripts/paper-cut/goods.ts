import { backed, mirrored, type Paper, piece, placed, stalk } from './colours.ts';
import { blossom, leaf } from './flowers.ts';
import { disc, drop, lens, petal, ray, ring, slit } from './shapes.ts';

/** Everything here stands on 0,0 and is drawn for a market counter about 360 units wide. */

/** A jar of honey with a cloth lid. */
export function honeyJar(): string {
  return (
    backed('amber', 'base', 2.5, 'M-20,-40H20C26,-36 26,-6 22,0H-22C-26,-6 -26,-36 -20,-40z') +
    piece('yellow', 'M-15,-34H-9V-8H-14z') +
    backed('cream', 'base', 1.6, disc([3, -18], 11)) +
    placed('translate(3 -18) scale(.3)', blossom('amber', 'red', 6)) +
    backed('red', 'base', 2.5, 'M-24,-44C-20,-60 20,-60 24,-44L18,-38L12,-43L6,-37L0,-43L-6,-37L-12,-43L-18,-38z') +
    piece('cream', ...[-12, 0, 12].map((x) => disc([x, -48], 2.2)))
  );
}

/** A round loaf with a cross cut into its crust. */
export function loaf(): string {
  return (
    backed('wood', 'base', 2.5, 'M-42,0C-54,-6 -50,-38 0,-40C50,-38 54,-6 42,0z') +
    piece(
      'yellow',
      lens(ray([-34, -14], -18, 34), 3.6),
      lens(ray([-12, -12], -34, 32), 4),
      lens(ray([14, -10], -44, 30), 4),
    )
  );
}

/** A basket of eggs. */
export function eggBasket(): string {
  const eggs: readonly (readonly [number, number, Paper])[] = [
    [-24, -28, 'cream'],
    [24, -28, 'cream'],
    [-8, -34, 'skin'],
    [10, -33, 'cream'],
    [0, -26, 'skin'],
  ];
  return (
    stalk('base', 8, 'M-40,-24C-40,-84 40,-84 40,-24') +
    stalk('wood', 4.6, 'M-40,-24C-40,-84 40,-84 40,-24') +
    eggs
      .map(([x, y, paper]) => backed(paper, 'base', 1.6, `M${x - 11},${y}c0,-21 22,-21 22,0c0,14 -22,14 -22,0z`))
      .join('') +
    backed('wood', 'base', 2.5, 'M-46,-26H46C44,-10 36,0 28,0H-28C-36,0 -44,-10 -46,-26z') +
    piece(
      'amber',
      ...[-34, -17, 0, 17, 34].map((x) => lens(ray([x - 9, -18], 0, 18), 4)),
      ...[-26, -9, 9, 26].map((x) => lens(ray([x - 9, -8], 0, 18), 4)),
    )
  );
}

/** Two smoked cheeses of the mountains, shaped like spindles. */
export function cheeses(): string {
  const cheese = (y: number) =>
    backed('yellow', 'base', 2.2, `M-44,${y}C-24,${y - 17} 24,${y - 17} 44,${y}C24,${y + 17} -24,${y + 17} -44,${y}z`) +
    piece('amber', ...[-20, -7, 7, 20].map((x) => lens(ray([x, y - 9], 90, 18), 2.4)));
  return cheese(-13) + placed('translate(6 0)', cheese(-36));
}

/** A heap of apples. */
export function apples(): string {
  const apple = (x: number, y: number, paper: Paper) =>
    placed(
      `translate(${x} ${y})`,
      backed(paper, 'base', 2, 'M0,-22C-10,-30 -22,-20 -18,-6C-15,4 -6,4 0,1C6,4 15,4 18,-6C22,-20 10,-30 0,-22z') +
        piece('cream', lens(ray([-11, -6], -84, 13, 2), 1.8)) +
        stalk('bark', 2.4, 'M0,-21Q0,-28 4,-31') +
        piece('leaf', lens(ray([2, -26], -20, 13), 3)),
    );
  return apple(-2, -24, 'leaf') + apple(-20, 0, 'red') + apple(18, 0, 'red');
}

/** A jug of milk with a painted flower. */
export function milkJug(): string {
  return (
    stalk('base', 8, 'M18,-50C40,-50 40,-20 22,-16') +
    stalk('cream', 4.4, 'M18,-50C40,-50 40,-20 22,-16') +
    backed(
      'cream',
      'base',
      2.5,
      'M-16,-62L-22,-60L-16,-50C-18,-40 -26,-34 -26,-20C-26,-6 -20,0 -14,0H14C20,0 26,-6 26,-20C26,-34 18,-40 16,-50V-62z',
    ) +
    placed('translate(0 -22) scale(.5)', blossom('blue', 'yellow')) +
    piece('blue', 'M-16,-53H16V-49H-16z')
  );
}

/** A string of dried rings (obwarzanki) or garlic that hangs from 0,0. */
export function hangingRings(count: number, paper: Paper): string {
  const rings = Array.from({ length: count }, (_, i) => disc([0, 12 + i * 13], 7));
  return (
    stalk('base', 2, `M0,0V${12 + (count - 1) * 13}`) +
    backed(paper, 'base', 1.8, ...rings) +
    piece('base', ...Array.from({ length: count }, (_, i) => disc([0, 12 + i * 13], 2.4)))
  );
}

/** A plait of garlic that hangs from 0,0. */
export function garlic(): string {
  const bulb = (x: number, y: number) => `M${x},${y - 11}c10,5 13,22 0,22c-13,0 -10,-17 0,-22z`;
  return (
    stalk('leaf', 3, 'M0,0V66') +
    backed('cream', 'base', 1.8, bulb(-8, 24), bulb(8, 30), bulb(-8, 44), bulb(8, 50), bulb(0, 68)) +
    piece(
      'pink',
      ...[
        [-8, 24],
        [8, 30],
        [-8, 44],
        [8, 50],
        [0, 68],
      ].map(([x, y]) => lens(ray([x as number, (y as number) - 7], 90, 14), 1.3)),
    )
  );
}

/** A market woman behind her counter, cut off at 0,0, about 150 high. */
export function seller(): string {
  const sleeve = 'M30,-62C56,-58 66,-34 64,0H34C36,-20 34,-30 26,-40z';
  const scarf = 'M0,-152C-36,-152 -40,-112 -32,-92C-26,-76 -14,-72 0,-72C14,-72 26,-76 32,-92C40,-112 36,-152 0,-152z';
  return (
    mirrored(
      0,
      backed('cream', 'base', 2.5, sleeve) +
        piece(
          'red',
          ...[
            [52, -38],
            [57, -26],
            [59, -14],
          ].map(([x, y]) => disc([x as number, y as number], 3)),
        ),
    ) +
    backed('cream', 'base', 2.5, 'M-34,-64C-14,-74 14,-74 34,-64V0H-34z') +
    backed('red', 'base', 2.5, 'M-36,-62L-12,-68C-10,-40 -4,-30 0,-26C4,-30 10,-40 12,-68L36,-62L32,0H-32z') +
    mirrored(
      0,
      placed('translate(20 -30) scale(.26)', blossom('amber', 'yellow', 6)) +
        piece('leaf', lens(ray([20, -20], 90, 16), 3)) +
        piece('yellow', disc([26, -50], 2.4)),
    ) +
    backed(
      'coral',
      'base',
      2,
      ring(
        9,
        (angle) => disc([Math.cos((angle * Math.PI) / 180) * 17, -66 + Math.sin((angle * Math.PI) / 180) * 8], 4),
        0,
      ),
    ) +
    mirrored(0, backed('amber', 'base', 2, 'M-26,-92C-36,-76 -30,-56 -38,-44C-30,-46 -24,-58 -22,-70z')) +
    backed('red', 'base', 2.5, scarf) +
    piece(
      'skin',
      'M0,-136C-18,-134 -24,-116 -22,-102C-20,-86 -10,-78 0,-78C10,-78 20,-86 22,-102C24,-116 18,-134 0,-136z',
    ) +
    piece(
      'amber',
      'M0,-136C-14,-136 -22,-124 -22,-112C-10,-116 -4,-124 0,-130C4,-124 10,-116 22,-112C22,-124 14,-136 0,-136z',
    ) +
    placed('translate(0 -146) scale(.36)', blossom('yellow', 'pink')) +
    mirrored(
      0,
      placed('translate(24 -138) scale(.26)', blossom('cream', 'blue', 6)) +
        placed('translate(33 -118) scale(.2)', blossom('yellow', 'blue', 6)),
    ) +
    mirrored(
      0,
      piece('base', disc([8.5, -104], 2.4)) +
        piece('pink', disc([13, -95], 4)) +
        stalk('bark', 1.8, 'M5,-110Q9,-113 13,-110'),
    ) +
    stalk('red', 2.6, 'M-5,-91Q0,-85 5,-91')
  );
}

/** A sheep that looks to the right; its feet are at 0,0. */
export function sheep(): string {
  return (
    piece('base', ...[-30, -14, 14, 28].map((x) => `M${x - 4},-26h8V0h-8z`)) +
    backed(
      'cream',
      'base',
      2.5,
      'M-44,-34a14,14 0 0 1 -2,-24a14,14 0 0 1 16,-18a16,16 0 0 1 26,-6a16,16 0 0 1 26,4a15,15 0 0 1 20,16a14,14 0 0 1 0,24a14,14 0 0 1 -22,14a15,15 0 0 1 -24,2a15,15 0 0 1 -24,-2a13,13 0 0 1 -16,-10z',
    ) +
    stalk(
      'hill',
      2.4,
      'M-34,-44q6,-8 12,0',
      'M-20,-60q6,-8 12,0',
      'M-12,-40q6,-8 12,0',
      'M2,-58q6,-8 12,0',
      'M8,-40q6,-8 12,0',
      'M-36,-62q5,-7 10,0',
    ) +
    piece(
      'base',
      'M34,-78C48,-84 62,-76 66,-60C68,-48 58,-42 50,-46C38,-52 32,-62 34,-78z',
      drop(ray([42, -76], 190, 22, 3), 6),
    ) +
    backed(
      'cream',
      'base',
      1.8,
      'M30,-78a8,8 0 0 1 8,-12a8,8 0 0 1 14,0a7,7 0 0 1 6,11a9,9 0 0 1 -14,3a8,8 0 0 1 -14,-2z',
    ) +
    piece('cream', disc([54, -64], 2.6)) +
    placed('translate(30 -40) scale(.3)', blossom('red', 'yellow')) +
    placed('translate(40 -38) scale(.24)', blossom('blue', 'yellow', 6))
  );
}

/** A hen's chick that looks to the left, standing on 0,0. */
export function chick(): string {
  return (
    stalk('amber', 2.4, 'M-3,0V-8', 'M5,0V-8') +
    backed(
      'yellow',
      'base',
      2,
      'M-14,-30C-14,-42 2,-42 4,-31C12,-34 20,-32 24,-34C24,-12 10,-6 0,-6C-12,-6 -16,-18 -14,-30z',
    ) +
    piece('amber', 'M-14,-32L-21,-28L-13,-26z', petal([2, -19], 12, 0, 15, 5)) +
    piece('base', disc([-8, -32], 1.9))
  );
}

/** A round cabbage with a curled leaf on each side. */
export function cabbage(): string {
  return (
    mirrored(0, backed('green', 'base', 2, 'M0,0C-26,6 -40,-12 -34,-32C-22,-28 -14,-22 0,0z')) +
    backed('leaf', 'base', 2, disc([0, -21], 21)) +
    piece('green', ...[-46, -16, 16, 46].map((turn) => slit([0, -2], -90 + turn, 6, 34, 2.2))) +
    mirrored(0, piece('cream', lens(ray([-10, -4], -128, 26, -3), 1.6)))
  );
}

/** A garland of leaves between two points of the same height, with a flower in its middle. */
export function garland(width: number, sag: number): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9;
    const x = width * (t - 0.5);
    const y = sag * (1 - (2 * t - 1) ** 2);
    return placed(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i % 2 ? 150 : 60})`,
      leaf(15, 4, 0, i % 2 ? 'leaf' : 'green', 3),
    );
  });
  return (
    stalk('green', 2, `M${-width / 2},0Q0,${sag * 2} ${width / 2},0`) +
    leaves.join('') +
    placed(`translate(0 ${sag}) scale(.4)`, blossom('pink', 'yellow'))
  );
}
