import { expect, test } from 'vitest';
import { backPath, loginPath, withBack } from './places.ts';

test.each([
  ['/userpanel?section=ads#x', '/userpanel?section=ads#x'],
  ['/ad/12', '/ad/12'],
  ['/', '/'],
  ['', '/'],
  ['ad/12', '/'],
  ['https://elsewhere.org/', '/'],
  ['//elsewhere.org/ad', '/'],
  ['/\\elsewhere.org', '/'],
  ['/\t/elsewhere.org', '/'],
  ['/\n//elsewhere.org', '/'],
  ['/.//elsewhere.org', '/'],
  ['/a/..//elsewhere.org', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?back=%2Flogin', '/'],
  ['/verifyEmail/abc', '/'],
])('back=%j leads to %s', (back, path) => {
  expect(backPath(new URLSearchParams({ back }))).toBe(path);
});

test('the login remembers the requested page, if it is on the site', () => {
  expect(loginPath('/userpanel?section=ads')).toBe('/login?back=%2Fuserpanel%3Fsection%3Dads');
  expect(backPath(loginPath('/userpanel?section=ads').split('?')[1] ?? '')).toBe('/userpanel?section=ads');
  expect([loginPath(), loginPath('/'), loginPath('/register'), loginPath('//elsewhere.org')]).toEqual(
    Array(4).fill('/login'),
  );
  expect(withBack('/register', '/addEvent')).toBe('/register?back=%2FaddEvent');
});
