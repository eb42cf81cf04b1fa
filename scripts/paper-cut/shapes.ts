/** The scissors: every outline of the site's paper-cut ornaments is made of these few shapes. y grows downwards. */

export type Point = readonly [x: number, y: number];
/** A cubic centre line: root, two handles, tip. */
export type Curve = readonly [Point, Point, Point, Point];

/** A number with at most one decimal, as short as SVG allows. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

function pair([x, y]: Point): string {
  const second = short(y);
  return short(x) + (second.startsWith('-') ? second : `,${second}`);
}

function pairs(points: readonly Point[]): string {
  return points.map(pair).join(' ').replaceAll(' -', '-');
}

/** A closed outline of cubic pieces, three points each, written relative to where each piece starts. */
function outline(start: Point, ...cubics: readonly (readonly [Point, Point, Point])[]): string {
  let [x, y] = [Math.round(start[0] * 10) / 10, Math.round(start[1] * 10) / 10];
  const pieces = cubics.map((cubic) => {
    const relative = cubic.map(([px, py]) => [Math.round((px - x) * 10) / 10, Math.round((py - y) * 10) / 10] as const);
    const end = relative[2] as Point;
    [x, y] = [x + end[0], y + end[1]];
    return `c${pairs(relative)}`;
  });
  return `M${pair(start)}${pieces.join('')}z`;
}

/** The point at a distance from another, in a direction: 0° is right, 90° is down. */
export function polar([x, y]: Point, angleDeg: number, distance: number): Point {
  const angle = (angleDeg * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** A centre line from a root in a direction; `bend` moves its middle to the right (+) or left (−) of that direction. */
export function ray(root: Point, angleDeg: number, length: number, bend = 0): Curve {
  const side = angleDeg + 90;
  const first = polar(polar(root, angleDeg, length / 3), side, bend);
  const second = polar(polar(root, angleDeg, (length * 2) / 3), side, bend);
  return [root, first, second, polar(root, angleDeg, length)];
}

function moved([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}

/** The unit vector a quarter turn clockwise of the way from one point to another. */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

function between([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** The point of a curve at t, and the normal there. */
export function along([a, b, c, d]: Curve, t: number): { point: Point; normal: Point } {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [left, right] = [between(ab, bc, t), between(bc, cd, t)];
  return { point: between(left, right, t), normal: normal(left, right) };
}

/** The part of a curve between two values of t. */
export function part(curve: Curve, from: number, to: number): Curve {
  const [a, b, c, d] = curve;
  const blossom = (r: number, s: number, t: number) => {
    const [ab, bc, cd] = [between(a, b, r), between(b, c, r), between(c, d, r)];
    return between(between(ab, bc, s), between(bc, cd, s), t);
  };
  return [blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to)];
}

/** Both sides of a curve as one outline; each number says how far a point moves from the centre line. */
function blade(
  [a, b, c, d]: Curve,
  root: number,
  first: number,
  second: number,
  tip: number,
  roundTip = false,
): string {
  const [nRoot, nFirst, nTip] = [normal(a, b), normal(a, c), normal(c, d)];
  const end = roundTip ? between(d, c, 0.08) : c;
  const side = (sign: 1 | -1) => ({
    root: moved(a, nRoot, sign * root),
    first: moved(b, nFirst, sign * first),
    second: moved(end, roundTip ? nTip : normal(b, d), sign * second),
    tip: moved(d, nTip, sign * tip),
  });
  const [left, right] = [side(1), side(-1)];
  if (tip === 0) return outline(left.root, [left.first, left.second, d], [right.second, right.first, right.root]);
  return outline(
    left.root,
    [left.first, left.second, left.tip],
    [left.tip, right.tip, right.tip],
    [right.second, right.first, right.root],
  );
}

/** Widest in the middle, pointed at both ends: a leaf, a slit. */
export function lens(curve: Curve, halfWidth: number): string {
  return blade(curve, 0, halfWidth * 1.33, halfWidth * 1.33, 0);
}

/** Pointed at the root, round and heavy at the tip: a petal, a feather. */
export function drop(curve: Curve, halfWidth: number): string {
  return blade(curve, 0, halfWidth * 0.7, halfWidth * 1.8, 0, true);
}

/** Narrow at the root, full in its outer half, pointed at the tip: a tail feather. */
export function sickle(curve: Curve, halfWidth: number): string {
  return blade(curve, halfWidth * 0.35, halfWidth * 1.05, halfWidth * 1.5, 0);
}

/** Broad at the root, pointed at the tip: a tooth, a claw. */
export function thorn(curve: Curve, halfWidth: number): string {
  return blade(curve, halfWidth, halfWidth, halfWidth * 0.45, 0);
}

/** A band that narrows evenly from one half width to another: a stem, a leg. */
export function band(curve: Curve, from: number, to: number): string {
  return blade(curve, from, (from * 2 + to) / 3, (from + to * 2) / 3, to);
}

/** A leaf whose edges are snipped into teeth, as scissors leave them. */
export function serrated(curve: Curve, halfWidth: number, teeth: number, depth = 0.3): string {
  const side = (sign: 1 | -1) =>
    Array.from({ length: teeth * 2 }, (_, i) => {
      const t = (i + (i % 2 ? 0.15 : 0)) / (teeth * 2);
      const at = along(curve, t);
      const width = halfWidth * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.02)) ** 0.75;
      return moved(at.point, at.normal, sign * width * (i % 2 ? 1 : 1 - depth));
    });
  return polygon([...side(1), curve[3], ...side(-1).reverse()]);
}

/** Straight-sided outline through points. */
export function polygon(points: readonly Point[]): string {
  return `M${pairs(points)}z`;
}

/** A disc whose edge is a ring of `count` half-round scallops. */
export function scalloped(centre: Point, radius: number, count: number, roundness = 0.56): string {
  const corners = Array.from({ length: count }, (_, i) => polar(centre, (360 / count) * i - 90, radius));
  const arc = short(2 * radius * Math.sin(Math.PI / count) * roundness);
  const arcs = corners.map((_, i) => `A${arc},${arc} 0 0 1 ${pair(corners[(i + 1) % count] as Point)}`);
  return `M${pair(corners[0] as Point)}${arcs.join('')}z`;
}

/** A star of `count` straight teeth between two radii. */
export function toothed(centre: Point, outer: number, inner: number, count: number): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i) => polar(centre, (180 / count) * i - 90, i % 2 ? inner : outer)),
  );
}

export function disc([x, y]: Point, radius: number): string {
  const r = short(radius);
  return `M${pair([x - radius, y])}a${r},${r} 0 1 0 ${short(radius * 2)},0a${r},${r} 0 1 0 ${short(-radius * 2)},0z`;
}

/** `count` copies of a shape around a centre, the first pointing in `startDeg`. */
export function ring(count: number, shape: (angleDeg: number) => string, startDeg = -90): string {
  return Array.from({ length: count }, (_, i) => shape(startDeg + (360 / count) * i)).join('');
}

/** A round-tipped petal that starts at a distance from a centre. */
export function petal(centre: Point, angleDeg: number, from: number, to: number, halfWidth: number): string {
  return drop(ray(polar(centre, angleDeg, from), angleDeg, to - from), halfWidth);
}

/** A pointed slit that starts at a distance from a centre. */
export function slit(centre: Point, angleDeg: number, from: number, to: number, halfWidth: number): string {
  return lens(ray(polar(centre, angleDeg, from), angleDeg, to - from), halfWidth);
}
