/** A rectangle on the map: its top left corner and its size. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A dot to be labelled. */
interface Named {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A label's anchor point (start, middle or end) and its baseline. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const LETTER_WIDTH = 4.9;
const LINE_HEIGHT = 9;
const GAP = 4.5;
const DOT_RADIUS = 3;
/** Size of the marker, whose tip is at its location. */
const MARKER = { width: 15, height: 20.5 };

/**
 * Places each label right, left, above or below its dot where it covers neither another label, nor a dot, nor the
 * marker, and stays on the map; right if there is no such place.
 */
export function placeLabels(dots: readonly Named[], marker: { x: number; y: number }, mapWidth: number): LabelPlace[] {
  const taken: Box[] = [
    { x: marker.x - MARKER.width / 2, y: marker.y - MARKER.height, ...MARKER },
    ...dots.map(({ x, y }) => ({
      x: x - DOT_RADIUS,
      y: y - DOT_RADIUS,
      width: DOT_RADIUS * 2,
      height: DOT_RADIUS * 2,
    })),
  ];
  return dots.map((dot) => {
    const choices = choicesOf(dot);
    const free = choices.find(({ box }) => isWithin(box, mapWidth) && !taken.some((each) => overlaps(each, box)));
    const { place, box } = free ?? (choices[0] as Choice);
    taken.push(box);
    return place;
  });
}

interface Choice {
  readonly place: LabelPlace;
  readonly box: Box;
}

function choicesOf({ name, x, y }: Named): Choice[] {
  const width = name.length * LETTER_WIDTH;
  const top = y - LINE_HEIGHT / 2;
  const make = (left: number, boxTop: number, place: LabelPlace): Choice => ({
    place,
    box: { x: left, y: boxTop, width, height: LINE_HEIGHT },
  });
  return [
    make(x + GAP, top, { x: x + GAP, y: y + 3, anchor: 'start' }),
    make(x - GAP - width, top, { x: x - GAP, y: y + 3, anchor: 'end' }),
    make(x - width / 2, y - GAP - LINE_HEIGHT, { x, y: y - GAP - 1, anchor: 'middle' }),
    make(x - width / 2, y + GAP, { x, y: y + GAP + 6.5, anchor: 'middle' }),
  ];
}

function isWithin(box: Box, mapWidth: number): boolean {
  return box.x >= 0 && box.x + box.width <= mapWidth;
}

function overlaps(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}
