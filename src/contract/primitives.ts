import * as z from 'zod';
import { LAST_PAGE } from './paging.ts';

/** An id in a path or query: a positive integer that JavaScript can represent exactly. */
export const idParam = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The largest value of a database column of 32 bits. */
export const INTEGER_MAX = 2_147_483_647;

/** The params of every `/{id}` path. */
export const idParams = z.object({ id: idParam });

/** The page of a list, from 1. */
export const pageParam = z.coerce.number().int({ error: 'validation.integer' }).min(1).max(LAST_PAGE).default(1);

/**
 * A picture in its sizes; its files are `/media/{id}-{width}.webp` for each of `widths`, ascending.
 *
 * id            content hash, so a file never changes.
 * width, height pixels of the largest.
 * averageColor  `#rrggbb`, a placeholder until the picture loads; `thumbhash` (base64url) is a finer one.
 */
export const pictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  averageColor: z.string(),
  thumbhash: z.string(),
  alt: z.string(),
});
export type Picture = z.output<typeof pictureSchema>;

/** An amount with the unit that its seller chose. */
export const weightSchema = z.object({ value: z.number(), unit: z.enum(['g', 'kg']) });
export const volumeSchema = z.object({ value: z.number(), unit: z.enum(['ml', 'l']) });

/** A timestamp as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A user shown beside a listing or a comment. `avatar` is null until chosen. */
export const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.object({ image_path: z.string() }).nullable(),
});
export type Person = z.output<typeof personSchema>;

/** The response of every write. */
export function writeAnswer<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** One page of a list, numbered from 1. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    totalIsExact: z.boolean(),
    page: z.int(),
    pageCount: z.int(),
  });
}
