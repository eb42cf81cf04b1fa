/** A part of a picture, in percent of its width and height. */
export interface PercentArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Styles that scale and place a whole picture in a square so that the given part fills it. */
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
