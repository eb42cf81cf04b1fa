import { GREEN } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** The site's logo: a rooster on a stall's awning, as coloured shapes in a square of 64. */
const SHAPES: readonly (readonly [color: string, path: string])[] = [
  ['#f2b233', 'M18.2,26.8c-5.9-3.2-11.8-7.6-16.2-13.8c-4.4,11.8 7.7,17.4 15.8,16.2z'],
  [
    '#e4503f',
    'M17.8,26.1c-4-6.5-11.8-19.5-11.8-21.6c-10,4.9 2.2,19.9 10.2,23.4zM30.8,10.2c-.3-2.9-1.2-8.2-4.6-5.8c-3.1,2.7 1.8,4.9 4.6,5.8zM32.5,9.6c1.5-2.5 3.9-7.3-.3-7.4c-4.1,.3-1.4,5 .3,7.4zM34.3,10.1c2.7-1.1 7.4-3.6 4.1-6.1c-3.5-2.2-4.1,3.2-4.1,6.1z',
  ],
  [
    '#f2b233',
    'M20.2,26.2c3.5-8.2 3.6-27.4-7.7-24.2c1.7,1.2 3.8,16 5.3,23.8zM37,9.4C40.5,9.8 43.5,11.2 45,13.8C42.5,14 40.3,14.6 38,16z',
  ],
  [
    '#fff6e2',
    'M27,13C27.6,6 37.7,5.6 38.2,13C38.5,17 41,19.6 39.6,24.4C38.4,28.6 33.5,31.5 26.5,31.5C19,31.5 14,28.5 13.4,22C18,24.6 26,22.5 27,13z',
  ],
  ['#e4503f', 'M38,14.6c-1.4,2.5-3.6,7.4 0,7.6c3.6-.2 1.4-5.1 0-7.6z'],
  ['#f2b233', 'M19.5,27c5.5-3.6 12.7-.2 14-5.5c.9-5.3-10.5-1.9-14,5.5z'],
  [GREEN, 'M32,12a1.6,1.6 0 1 0 3.2,0a1.6,1.6 0 1 0 -3.2,0zM30,24c-2.2-.8-5.4,.3-7,2.6c2.4-.9 5.2-1.8 7-2.6z'],
  ['#fff6e2', 'M9,32.6H15L12,40a4,4.4 0 0 1-8,0zM21,32.6H27L28,40a4,4.4 0 0 1-8,0zM33,32.6H39L44,40a4,4.4 0 0 1-8,0z'],
  ['#f2b233', 'M15,32.6H21L20,40a4,4.4 0 0 1-8,0zM27,32.6H33L36,40a4,4.4 0 0 1-8,0z'],
];

const SQUARE = 64;

/** Draws the logo, `size` points wide. */
export function drawMark(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.ornament((doc) => {
    doc.translate(x, y).scale(size / SQUARE);
    doc.roundedRect(0, 0, SQUARE, SQUARE, 14).fill(GREEN);
    doc.translate(6, 6.8).scale(1.083);
    for (const [color, path] of SHAPES) doc.path(path).fill(color);
  });
}
