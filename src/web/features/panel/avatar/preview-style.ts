/** A part of a picture, in percent of its width and height. */
export interface PercentArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a whole picture lies in a square so that only a part of it is seen, filling the square. */
export function previewStyle({ x, y, width, height }: PercentArea): {
  width: string;
  height: string;
  left: string;
  top: string;
} {
  const percent = (value: number) => `${Number(value.toFixed(3))}%`;
  return {
    width: percent(10_000 / width),
    height: percent(10_000 / height),
    left: percent((-100 * x) / width),
    top: percent((-100 * y) / height),
  };
}
