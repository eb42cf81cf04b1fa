import { shrinkToOutline } from './outline.ts';
import { clampedOf, copyOf, type Pixels, type Raster } from './raster.ts';
import { type Levels, resample, turnedSize } from './sampling.ts';

/** A raster and the position of its upper left corner, px. */
export interface Piece {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
}

/** A source in a small size: no larger than `side` in any direction before it is turned clockwise. */
export function smallOf(levels: Levels, side: number, turnDeg: number): Raster {
  const full = levels[0] as Raster;
  const scale = side / Math.max(full.width, full.height);
  const [width, height] = turnedSize(full, scale, turnDeg);
  return copyOf(shrinkToOutline(resample(levels, { width, height, step: 1 / scale, turnDeg, mirrored: false })));
}

/** A piece by the place of its middle. */
export function centred(raster: Raster, x: number, y: number): Piece {
  return { raster, left: Math.round(x - raster.width / 2), top: Math.round(y - raster.height / 2) };
}

/** Glues pieces on a raster, one over the other; what hangs over its border is cut off. */
export function glue(back: Raster, pieces: readonly Piece[]): Raster {
  for (const piece of pieces) gluePiece(back, piece);
  return back;
}

function gluePiece(back: Raster, { raster, left, top }: Piece): void {
  const [from, to]: [Pixels, Pixels] = [raster.data, clampedOf(back)];
  const [fromX, toX] = [Math.max(0, -left), Math.min(raster.width, back.width - left)];
  const toY = Math.min(raster.height, back.height - top);
  for (let y = Math.max(0, -top); y < toY; y += 1) {
    let at = (y * raster.width + fromX) * 4;
    let into = ((top + y) * back.width + left + fromX) * 4;
    for (let x = fromX; x < toX; x += 1, at += 4, into += 4) {
      const alpha = from[at + 3];
      if (alpha === 0) continue;
      const below = (to[into + 3] * (255 - alpha)) / 255;
      const share = alpha / (alpha + below);
      to[into] += (from[at] - to[into]) * share;
      to[into + 1] += (from[at + 1] - to[into + 1]) * share;
      to[into + 2] += (from[at + 2] - to[into + 2]) * share;
      to[into + 3] = alpha + below;
    }
  }
}
