import { expect, test } from 'vitest';
import { phoneSchema } from './phone.ts';

const LANDLINE = '+48184421122';
const MOBILE = '+48501502503';

test.each([
  ['018 442 11 22', LANDLINE],
  ['0184421122', LANDLINE],
  ['0 18 442 11 22', LANDLINE],
  ['0-18 442-11-22', LANDLINE],
  ['(0-18) 442 11 22', LANDLINE],
  ['(018) 442 11 22', LANDLINE],
  ['(18) 442-11-22', LANDLINE],
  ['18/442 11 22', LANDLINE],
  ['18 442 11 22', LANDLINE],
  ['tel. 18 442 11 22', LANDLINE],
  ['+48 18 442 11 22', LANDLINE],
  ['+48 (0)18 442 11 22', LANDLINE],
  ['+48 018 442 11 22', LANDLINE],
  ['0048 18 442 11 22', LANDLINE],
  ['0048 (0)18 442 11 22', LANDLINE],
  ['48 18 442 11 22', LANDLINE],
  ['  18 442 11 22  ', LANDLINE],
  ['501502503', MOBILE],
  ['501 502 503', MOBILE],
  ['501-502-503', MOBILE],
  ['501–502–503', MOBILE],
  ['501.502.503', MOBILE],
  ['0 501 502 503', MOBILE],
  ['+48\u00a0501\u00a0502\u00a0503', MOBILE],
  ['0048501502503', MOBILE],
  ['kom. 501 502 503', MOBILE],
  ['800 100 100', '+48800100100'],
  ['+420 601 123 456', '+420601123456'],
  ['00420 601 123 456', '+420601123456'],
  ['+421 2 5788 1111', '+421257881111'],
  ['+49 (0)30 901820', '+4930901820'],
  ['+49 30 901820', '+4930901820'],
  ['+380 44 123 45 67', '+380441234567'],
  ['+380 (0)44 123-45-67', '+380441234567'],
  ['+375 17 200 00 00', '+375172000000'],
  ['+370 5 212 3456', '+37052123456'],
])('%s is read as %s', (text, number) => {
  expect(phoneSchema.parse(text)).toBe(number);
  expect(phoneSchema.parse(number)).toBe(number);
});

test.each([
  ['18 442 11 22 wew. 12', 'validation.phoneExtension'],
  ['18 442 11 22 wew 12', 'validation.phoneExtension'],
  ['018 442 11 22 wewn. 104', 'validation.phoneExtension'],
  ['(18) 442-11-22 w. 7', 'validation.phoneExtension'],
  ['+49 30 901820 ext. 5', 'validation.phoneExtension'],
  ['18 442 11 22 x12', 'validation.phoneExtension'],
  ['18 442 11 22 #12', 'validation.phoneExtension'],
  ['wew. 12', 'validation.phone'],
  ['442 11 22', 'validation.phone'],
  ['442 11 22 wew. 12', 'validation.phone'],
  ['018 442 11', 'validation.phone'],
  ['00 18 442 11 22', 'validation.phone'],
  ['184421122, 501502503', 'validation.phone'],
  ['501 502 503 lub 601 602 603', 'validation.phone'],
  ['112', 'validation.phone'],
  ['dzwonić po osiemnastej', 'validation.phone'],
  ['   ', 'validation.phoneRequired'],
])('%s is refused: %s', (text, message) => {
  expect(phoneSchema.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
