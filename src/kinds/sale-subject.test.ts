import { expect, test } from 'vitest';
import { getKind } from './index.ts';
import { SALE_SUBJECTS, saleSubject } from './sale-subject.ts';

test.each([
  ['ad', 101, 'food'],
  ['ad', 201, 'goods'],
  ['ad', 301, 'goods'],
  ['ad', 402, 'plants'],
  ['ad', 501, 'animals'],
  ['ad', 601, 'goods'],
  ['ad', 701, 'jobs'],
  ['ad', 801, 'services'],
  ['ad', 812, 'goods'],
  ['event', null, 'events'],
  ['agritourism', null, 'stays'],
] as const)('a listing of %s in category %s is about %s', (kindId, categoryId, subject) => {
  expect(saleSubject(getKind(kindId), categoryId)).toBe(subject);
  expect(SALE_SUBJECTS).toContain(subject);
});
