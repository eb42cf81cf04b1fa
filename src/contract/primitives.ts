import { z } from 'zod';

/** An id in a path or query: a positive whole number that a bigint identity can hold without loss. */
export const idParam = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The params of every `/{id}` path. */
export const idParams = z.object({ id: idParam });

/** The page of a list, from 1. Lists end at 10,000 items, so no page lies further. */
export const pageParam = z.coerce.number().int({ error: 'validation.integer' }).min(1).max(417).default(1);

export const PAGE_SIZE = 24;

/**
 * A picture in its sizes; its files are `/media/{id}-{width}.webp` for each of `widths`, ascending.
 *
 * id            content hash, so a file never changes.
 * width, height pixels of the largest.
 * averageColor  `#rrggbb`, to fill the place until the picture comes; `thumbhash` (base64url) is a finer filling.
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

/** An amount with the unit its seller chose. */
export const weightSchema = z.object({ value: z.number(), unit: z.enum(['g', 'kg']) });
export const volumeSchema = z.object({ value: z.number(), unit: z.enum(['ml', 'l']) });

/** A moment as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** Whoever is shown beside a listing or a comment. `avatar` is null until the person chose one. */
export const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.object({ image_path: z.string() }).nullable(),
});
export type Person = z.output<typeof personSchema>;

/** The answer of every write. */
export function writeAnswer<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** One page of something, numbered from 1. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    totalIsExact: z.boolean(),
    page: z.int(),
    pageCount: z.int(),
  });
}
