import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '#test/test-app.ts';
import { wellFormedUrl } from './well-formed-url.ts';

const app = testApp();

test.each(['/%E0%A4%A', '/api/ads/%zz', '/media/%', '/api/%C3%28'])(
  '%s is not found, like any other wrong address',
  async (url) => {
    const response = await app.app.fastify.inject({ url, headers: { 'accept-language': 'de' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'notFound' });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each([
  ['/ad/5', '/ad/5'],
  ['/ads?q=%zz', '/ads?q=%zz'],
  ['/ads/mi%C3%B3d?q=%E0%A4%A', '/ads/mi%C3%B3d?q=%E0%A4%A'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/ad/%zz?lang=de', '/ad/%25zz?lang=de'],
  ['/100%', '/100%25'],
])('%s is read as %s', (url, expected) => {
  expect(wellFormedUrl(url)).toBe(expected);
});

test('any path can be decoded afterwards, and is unchanged if it could be before', () => {
  const parts = fc.array(fc.constantFrom('/', '%', '%2', '%41', '%C3%B3', '%E0', 'a', '?', '#', '=&'));
  fc.assert(
    fc.property(parts, (each) => {
      const url = `/${each.join('')}`;
      const read = wellFormedUrl(url);
      expect(() => decodeURIComponent(read.split(/[?#]/)[0] ?? '')).not.toThrow();
      expect(wellFormedUrl(read)).toBe(read);
    }),
  );
});
