import { expect, test } from 'vitest';
import { statusFormSchema } from '#contract/seller-status/seller-status.ts';
import { SELLS_AS } from '#kinds/sells-as.ts';
import { demoSellers } from './sellers.ts';
import { demoStatements } from './who-sells.ts';

test.each(demoStatements.map((each) => [each.key, each] as const))(
  '%s could have stated it in the form',
  (key, each) => {
    const seller = demoSellers.find((one) => one.key === key);
    expect(seller?.sells.length).toBeGreaterThan(0);
    const form = { ...each, city: seller?.town, email: `${key}@example.pl` };
    expect(statusFormSchema.safeParse(form).error?.issues).toBeUndefined();
  },
);

test('the market has sellers of each kind, and some who have stated nothing', () => {
  for (const sellsAs of SELLS_AS) expect(demoStatements.some((each) => each.sellsAs === sellsAs)).toBe(true);
  const stated = new Set(demoStatements.map(({ key }) => key));
  expect(stated.size).toBe(demoStatements.length);
  expect(demoSellers.filter(({ key, sells }) => sells.length > 0 && !stated.has(key)).length).toBeGreaterThan(3);
});
