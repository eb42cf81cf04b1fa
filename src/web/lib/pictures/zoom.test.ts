import { expect, test } from 'vitest';
import { MAX_SCALE, panBy, UNZOOMED, zoomAt } from './zoom.ts';

const stage = { width: 400, height: 300 };

test('zooming keeps the point under the pointer in place', () => {
  const spot = { x: 80, y: -40 };
  const once = zoomAt(UNZOOMED, 2, spot, stage);
  expect(once).toEqual({ scale: 2, x: -80, y: 40 });
  const pictureSpot = (zoom: typeof once) => (spot.x - zoom.x) / zoom.scale;
  expect(pictureSpot(zoomAt(once, 1.5, spot, stage))).toBeCloseTo(pictureSpot(once));
});

test('a picture is never smaller than its stage or larger than the maximum', () => {
  expect(zoomAt(UNZOOMED, 0.2, { x: 10, y: 10 }, stage)).toEqual(UNZOOMED);
  expect(zoomAt(UNZOOMED, 99, { x: 0, y: 0 }, stage).scale).toBe(MAX_SCALE);
});

test('a picture cannot be dragged off its stage', () => {
  const zoom = zoomAt(UNZOOMED, 2, { x: 0, y: 0 }, stage);
  expect(panBy(zoom, 9999, -9999, stage)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(panBy(UNZOOMED, 50, 50, stage)).toEqual(UNZOOMED);
});
