import { expect, test } from 'vitest';
import { paragraphsOf, webAddress } from './detail-texts.ts';

test('an empty line parts paragraphs, a single break parts lines', () => {
  expect(paragraphsOf('One\nand on\r\n\r\n\nTwo\n')).toEqual([['One', 'and on'], ['Two']]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('only addresses of the web are links', () => {
  expect(webAddress('https://example.pl/a')?.host).toBe('example.pl');
  for (const value of ['javascript:alert(1)', 'data:text/html,x', 'example', '', null, 5]) expect(webAddress(value)).toBeNull();
});
