import { backed, mirrored, type Paper, piece, placed, stalk } from './colours.ts';
import { disc, drop, lens, type Point, petal, polar, ray, ring, scalloped, serrated, slit, toothed } from './shapes.ts';

const ORIGIN: Point = [0, 0];

/** A round Łowicz flower with a radius of 100 around 0,0: papers from the rim to the heart. */
export function rosette(rim: Paper = 'red', petals: Paper = 'amber', heart: Paper = 'pink'): string {
  return (
    piece('base', scalloped(ORIGIN, 94, 24)) +
    piece(rim, scalloped(ORIGIN, 87, 24)) +
    piece(
      'base',
      ring(24, (angle) => slit(ORIGIN, angle, 76, 90, 2.4), -82.5),
      toothed(ORIGIN, 74, 66, 24),
    ) +
    piece(
      petals,
      ring(12, (angle) => petal(ORIGIN, angle, 26, 69, 9.2)),
    ) +
    piece(
      'base',
      ring(12, (angle) => slit(ORIGIN, angle, 44, 62, 2.3)),
    ) +
    piece(
      'leaf',
      ring(12, (angle) => slit(ORIGIN, angle, 50, 70, 2.6), -75),
    ) +
    backed(heart, 'base', 3, scalloped(ORIGIN, 27, 12)) +
    piece(
      'cream',
      ring(8, (angle) => petal(ORIGIN, angle, 7, 24, 4.6)),
    ) +
    piece('base', disc(ORIGIN, 6.5)) +
    piece('yellow', disc(ORIGIN, 3.4))
  );
}

/** A small five- to eight-petalled flower with a radius of 30 around 0,0. */
export function blossom(paper: Paper, heart: Paper = 'yellow', count = 8): string {
  const halfWidth = 62 / count;
  return (
    backed(
      paper,
      'base',
      2,
      ring(count, (angle) => petal(ORIGIN, angle, 4, 28, halfWidth)),
    ) +
    piece(
      'cream',
      ring(count, (angle) => slit(ORIGIN, angle, 14, 25, 1.5)),
    ) +
    backed(heart, 'base', 2, disc(ORIGIN, 7.5)) +
    piece('base', disc(ORIGIN, 2.6))
  );
}

/** A tulip that opens upwards: its foot is at 0,0, its tip at 0,−70. */
export function tulip(outer: Paper = 'red', inner: Paper = 'yellow'): string {
  const side = 'M0,0C-26,-2 -36,-26 -31,-64C-18,-58 -8,-46 0,-30z';
  const heart = 'M0,-6C-16,-16 -20,-44 0,-76C20,-44 16,-16 0,-6z';
  return (
    piece(
      'base',
      'M0,4C-33,4 -42,-26 -36,-72C-24,-66 -15,-60 -10,-54L0,-83L10,-54C15,-60 24,-66 36,-72C42,-26 33,4 0,4z',
    ) +
    piece(inner, heart) +
    mirrored(0, piece(outer, side) + piece('cream', lens(ray([-19, -12], -102, 34, -3), 2.4))) +
    piece(outer, lens(ray([0, -30], -90, 34), 4.5)) +
    piece('base', lens(ray([0, -4], -90, 20), 1.8))
  );
}

/** A snipped leaf with a slit along its vein, from 0,0 upwards. */
export function leaf(length: number, halfWidth: number, bend = 0, paper: Paper = 'green', teeth = 6): string {
  const line = ray(ORIGIN, -90, length, bend);
  const vein = ray(polar(ORIGIN, -90, length * 0.16), -90, length * 0.62, bend * 0.9);
  return piece(paper, serrated(line, halfWidth, teeth)) + piece('cream', lens(vein, Math.max(1.2, halfWidth * 0.13)));
}

/** A bud on a short stalk, from 0,0 upwards. */
export function bud(paper: Paper): string {
  return (
    stalk('green', 3.4, 'M0,0V-16') +
    backed(paper, 'base', 2, drop(ray([0, -10], -90, 30), 9)) +
    mirrored(0, piece('leaf', lens(ray([0, -8], -128, 16, 2), 3.4)))
  );
}

/** A branch that swings to the right from 0,0: leaves in pairs along it, a tulip at its end. */
export function branch(): string {
  const leafAt = (x: number, y: number, turn: number, size: number) =>
    placed(`translate(${x} ${y}) rotate(${turn})`, leaf(size, size * 0.21));
  return (
    stalk('green', 5, 'M0,0C40,-6 92,-34 116,-92') +
    leafAt(24, -5, 20, 50) +
    leafAt(28, -5, 128, 50) +
    leafAt(62, -23, 2, 50) +
    leafAt(66, -26, 110, 50) +
    leafAt(94, -53, -14, 40) +
    leafAt(98, -58, 92, 40) +
    placed('translate(115 -88) rotate(16)', tulip('pink', 'yellow'))
  );
}
