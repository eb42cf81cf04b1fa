/** A picture's transform: scaled about the stage's centre, then translated, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Clamps the transform: never smaller than the stage, never dragged off it. */
export function settle({ scale, x, y }: Zoom, stage: Size): Zoom {
  const bounded = between(1, scale, MAX_SCALE);
  const [roomX, roomY] = [((bounded - 1) * stage.width) / 2, ((bounded - 1) * stage.height) / 2];
  return { scale: bounded, x: between(-roomX, x, roomX), y: between(-roomY, y, roomY) };
}

/**
 * Zooms by a factor, keeping the point under `spot` in place.
 *
 * spot  pixels from the stage's centre.
 */
export function zoomAt(zoom: Zoom, factor: number, spot: Spot, stage: Size): Zoom {
  const scale = between(1, zoom.scale * factor, MAX_SCALE);
  const ratio = scale / zoom.scale;
  return settle({ scale, x: spot.x - (spot.x - zoom.x) * ratio, y: spot.y - (spot.y - zoom.y) * ratio }, stage);
}

/** Moves by pixels. */
export function panBy(zoom: Zoom, dx: number, dy: number, stage: Size): Zoom {
  return settle({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, stage);
}
