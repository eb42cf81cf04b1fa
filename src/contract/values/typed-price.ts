import * as z from 'zod';
import { readTypedPrice } from './typed-number.ts';

const PRICE_MAX = 99_999_999.99;

/** A price in PLN, as a number or as people type it; at most two decimals. */
export const typedPrice = z.preprocess(
  (value) => (typeof value === 'string' ? readTypedPrice(value) : value),
  z
    .number({ error: (issue) => (issue.input === undefined ? 'validation.priceRequired' : 'validation.price') })
    .min(0, 'validation.price')
    .max(PRICE_MAX, 'validation.tooLarge')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'validation.price'),
);
