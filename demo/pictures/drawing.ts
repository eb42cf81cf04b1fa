import type { Random } from './random.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** A background: its SVG markup, and how far out of focus it is (px). */
export interface Drawing {
  readonly markup: string;
  readonly blurPx: number;
}

let gradients = 0;

/** A gradient from top to bottom, or as directed, ready to fill with. */
export function gradient(
  stops: readonly string[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): [definition: string, fill: string] {
  gradients = (gradients + 1) % 1_000_000;
  const id = `g${gradients}`;
  const marks = stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`);
  return [`<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`, `url(#${id})`];
}

/** A rectangle over the whole picture, or from `y` down. */
export function sheet(stops: readonly string[], y = 0, height = HEIGHT - y): string {
  const [definition, fill] = gradient(stops);
  return `${definition}<rect y="${y}" width="${WIDTH}" height="${height}" fill="${fill}"/>`;
}

/** Discs of light as a lens draws them from far-off leaves and lamps. */
export function bokeh(
  random: Random,
  colours: readonly string[],
  count: number,
  radii: readonly [number, number],
  lowestY: number,
): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(-40, WIDTH + 40), random.between(-60, lowestY)];
    const [radius, opacity] = [random.between(...radii), random.between(0.08, 0.42)];
    const colour = random.pick(colours);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" fill-opacity="${opacity * 0.75}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="5"/>`;
  }).join('');
}

/** Overlapping soft shapes: foliage, or the stains of an old wall. */
export function clumps(
  random: Random,
  colours: readonly string[],
  count: number,
  y: readonly [number, number],
  radii: readonly [number, number],
): string {
  return Array.from({ length: count }, () => {
    const radius = random.between(...radii);
    return `<ellipse cx="${random.between(-80, WIDTH + 80)}" cy="${random.between(...y)}" rx="${radius * 1.2}" ry="${radius}" fill="${random.pick(colours)}" fill-opacity="${random.between(0.5, 0.95)}"/>`;
  }).join('');
}
