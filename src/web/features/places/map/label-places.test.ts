import { expect, test } from 'vitest';
import { placeLabels } from './label-places.ts';

test('a label is right of its dot where nothing is in the way', () => {
  expect(placeLabels([{ name: 'Lublin', x: 100, y: 100 }], { x: 20, y: 20 }, 208)).toEqual([
    { x: 104.5, y: 103, anchor: 'start' },
  ]);
});

test('a label avoids the edge, the marker and other dots', () => {
  const [edge] = placeLabels([{ name: 'Białystok', x: 190, y: 50 }], { x: 20, y: 20 }, 208);
  expect(edge?.anchor).toBe('end');
  const [byMarker] = placeLabels([{ name: 'Kraków', x: 100, y: 100 }], { x: 115, y: 108 }, 208);
  expect(byMarker?.anchor).toBe('end');
  const crowd = [
    { name: 'Kraków', x: 121, y: 162 },
    { name: 'Katowice', x: 102, y: 155 },
  ];
  expect(placeLabels(crowd, { x: 131, y: 178 }, 208).map((place) => place.anchor)).toEqual(['middle', 'end']);
});
