import type { MessageFile } from '#contract/conversations.ts';

/** A single picture in a message fits into this; several share a square of this width. */
export const GRID_PX = 320;
const LEAST_PX = 140;

/** The size of a single picture: its own aspect ratio, within limits. */
export function aloneSize({ width, height }: Pick<MessageFile, 'width' | 'height'>): { width: number; height: number } {
  const [w, h] = [Math.max(1, width ?? GRID_PX), Math.max(1, height ?? GRID_PX)];
  const scale = Math.min(1, GRID_PX / w, GRID_PX / h);
  return { width: between(LEAST_PX, w * scale), height: between(LEAST_PX, h * scale) };
}

function between(least: number, value: number): number {
  return Math.round(Math.min(GRID_PX, Math.max(least, value)));
}

/** Column spans, in sixths of the grid's width, of several pictures. */
export function columnsOf(count: number): readonly (2 | 3 | 6)[] {
  const rest: readonly (2 | 3 | 6)[] = [3, 3];
  if (count === 3) return [6, ...rest];
  if (count === 4) return [...rest, ...rest];
  if (count === 5) return [...rest, 2, 2, 2];
  return count === 2 ? rest : Array.from({ length: count }, () => 2 as const);
}
