import { type Curve, disc, drop, lens, type Point, petal, ray, sickle } from './shapes.ts';

/** The three papers of the mark, and the paper it lies on, which shows through its slits. */
export interface MarkPapers {
  body: string;
  accent: string;
  comb: string;
  ground: string;
}

const TAIL: readonly Curve[] = [
  [
    [18, 28],
    [11, 27],
    [2, 22],
    [2, 13],
  ],
  [
    [17, 27],
    [11, 22],
    [1, 8],
    [6, 4.5],
  ],
  [
    [19, 26],
    [20, 18],
    [19, 1],
    [12.5, 2],
  ],
];

const HEAD: Point = [32.6, 12.6];
const BODY =
  'M27,13C27.600,6 37.700,5.600 38.200,13C38.500,17 41,19.600 39.600,24.400C38.400,28.600 33.500,31.500 26.500,31.500C19,31.500 14,28.500 13.400,22C18,24.600 26,22.500 27,13z';

function cloth(paper: string, outline: string): string {
  return `<path fill="${paper}" d="${outline.replaceAll(/(\.\d)00/g, '$1')}"/>`;
}

/** The mark of Jarmark on 48 × 48: a rooster on the striped awning of a stall. Few, large shapes, clear at 16 px. */
export function mark({ body, accent, comb, ground }: MarkPapers): string {
  const stripe = (i: number) => `M${9 + i * 6},32.6H${15 + i * 6}L${12 + i * 8},40a4,4.400 0 0 1-8,0z`;
  const [low, middle, high] = TAIL.map((curve) => sickle(curve, 3.5)) as [string, string, string];
  const wing: Curve = [
    [33.5, 21.5],
    [31, 21],
    [24, 21.5],
    [19.5, 27],
  ];
  return (
    cloth(accent, low) +
    cloth(comb, middle + [-128, -92, -56].map((angle) => petal(HEAD, angle, 3, 10.4, 2.3)).join('')) +
    cloth(accent, high + beak()) +
    cloth(body, BODY) +
    cloth(comb, drop(ray([38, 14.6], 90, 7.6), 2)) +
    cloth(accent, drop([...wing].reverse() as unknown as Curve, 3)) +
    cloth(
      ground,
      disc([33.6, 12], 1.6) +
        lens(
          [
            [30, 24],
            [28, 24],
            [25, 25],
            [23, 26.6],
          ],
          0.6,
        ),
    ) +
    cloth(body, stripe(0) + stripe(2) + stripe(4)) +
    cloth(accent, stripe(1) + stripe(3))
  );
}

function beak(): string {
  return 'M37,9.400C40.500,9.800 43.500,11.200 45,13.800C42.500,14 40.300,14.600 38,16z';
}
