/** The dyed papers of Łowicz. The site re-dyes them for the dark theme by custom properties: `--folk-red` and so on. */
export const papers = {
  base: '#1d3b2a',
  red: '#c9352b',
  pink: '#dc5b86',
  amber: '#eda41f',
  yellow: '#f7cf5a',
  green: '#2f7d46',
  leaf: '#77a83f',
  blue: '#2c6ba0',
  violet: '#7a4590',
  cream: '#fff6e2',
  wood: '#a8703f',
  bark: '#6b4423',
  clay: '#c2693a',
  coral: '#e8604c',
  skin: '#f2c9a1',
  glow: '#f8e2ac',
  hill: '#b9cf95',
} as const;

export type Paper = keyof typeof papers;

function dyed(paper: Paper): string {
  return `var(--folk-${paper},${papers[paper]})`;
}

/** A piece of coloured paper; later pieces lie on earlier ones. */
export function piece(paper: Paper, ...outlines: string[]): string {
  return `<path fill="${dyed(paper)}" d="${outlines.join('')}"/>`;
}

/** A piece glued on a larger one of another colour, which shows around it as an edge of `edge` units. */
export function backed(paper: Paper, backing: Paper, edge: number, ...outlines: string[]): string {
  const stroke = `stroke="${dyed(backing)}" stroke-width="${edge * 2}" stroke-linejoin="round" paint-order="stroke"`;
  return `<path fill="${dyed(paper)}" ${stroke} d="${outlines.join('')}"/>`;
}

/** Stalks of an even width along open lines. */
export function stalk(paper: Paper, width: number, ...lines: string[]): string {
  return `<path fill="none" stroke="${dyed(paper)}" stroke-width="${width}" stroke-linecap="round" d="${lines.join('')}"/>`;
}

/** The same drawing moved, turned or mirrored. */
export function placed(transform: string, drawing: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/** A drawing of one half and its mirror image over the axis x. */
export function mirrored(axisX: number, drawing: string): string {
  return drawing + placed(`matrix(-1 0 0 1 ${axisX * 2} 0)`, drawing);
}
