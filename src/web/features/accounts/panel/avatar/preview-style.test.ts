import { expect, test } from 'vitest';
import { previewStyle } from './preview-style.ts';

test('the middle half of a picture fills the square', () => {
  expect(previewStyle({ x: 25, y: 25, width: 50, height: 50 })).toEqual({
    width: '200%',
    height: '200%',
    left: '-50%',
    top: '-50%',
  });
});

test('a crop of a wide picture keeps its aspect ratio', () => {
  const style = previewStyle({ x: 0, y: 0, width: 40, height: 80 });
  expect([style.width, style.height, style.left, style.top]).toEqual(['250%', '125%', '0%', '0%']);
});
