import type { LookupAddress } from 'node:dns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInnerAddress, publicLookup } from './public-lookup.ts';
import { pushEndpoint } from './push-hosts.ts';

test('of arbitrary addresses only known hosts on the default port are accepted', () => {
  const known = fc.constantFrom(
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'par02.notify.windows.com',
    'web.push.apple.com',
  );
  const noise = fc.string({ maxLength: 12, unit: fc.constantFrom(...'@:/\\?#.-[]%0a1 \t\nż。') });
  fc.assert(
    fc.property(fc.constantFrom('https://', 'http://', 'https:\\\\', '//'), noise, known, noise, noise, (...parts) => {
      const url = pushEndpoint(parts.join(''));
      if (!url) return;
      expect(url.href).toBe(new URL(url.href).href);
      expect(url.origin).toMatch(
        /^https:\/\/(fcm\.googleapis\.com|web\.push\.apple\.com|.*\.push\.services\.mozilla\.com|.*\.notify\.windows\.com)$/,
      );
      expect([url.username, url.password, url.port]).toEqual(['', '', '']);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
])('%s is an internal address', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

test.each(['142.250.186.42', '17.188.143.34', '172.32.0.1', '2a00:1450:4016::200a', '::ffff:142.250.186.42'])(
  '%s is a public address',
  (address) => {
    expect(isInnerAddress(address)).toBe(false);
  },
);

test.each([true, false])('a name that resolves to this machine is not connected to', async (all) => {
  const error = await new Promise<Error | null>((resolve) => {
    publicLookup('localhost', { all }, (failure, _address: string | LookupAddress[]) => resolve(failure));
  });
  expect(error?.message).toContain('internal address');
});
