import { expect, test } from 'vitest';
import { kinds } from '#kinds/index.ts';
import { listQuerySchema } from '../listings/query.ts';
import { listingFormSchema } from '../selling/forms.ts';

const AD = {
  title: 'Garnek gliniany',
  description: 'Toczony na kole, dwa litry.',
  town: 'Zamość',
  category: 201,
  details: {},
};
const priceOf = (price: unknown) => listingFormSchema(kinds.ad).safeParse({ ...AD, price });

test.each([
  ['3', 3],
  ['3 zł', 3],
  ['3zł.', 3],
  ['3,50 zł', 3.5],
  ['3.5 PLN', 3.5],
  ['1 200,00', 1200],
  ['1\u00a0200,00\u00a0zł', 1200],
  ['1.200,00', 1200],
  [12.5, 12.5],
])('%s is a price', (typed, price) => {
  expect(priceOf(typed).data?.price).toBe(price);
});

test.each(['0x10', '1e3', '0b11', 'Infinity', '--3', '3,5,0', '1,2.3', '3 złote', 'zł', '1_000', '٣', ''])(
  '%s is none',
  (typed) => {
    const { error } = priceOf(typed);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['price']);
  },
);

test('filters parse numbers in the same way', () => {
  const schema = listQuerySchema(kinds.ad);
  expect(schema.parse({ price_from: '3,50 zł', pieces_from: '10' })).toMatchObject({
    price_from: 3.5,
    pieces_from: 10,
  });
  for (const wrong of ['0x10', '1e3']) {
    expect(schema.safeParse({ price_from: wrong }).success).toBe(false);
    expect(schema.safeParse({ pieces_from: wrong }).success).toBe(false);
  }
});
