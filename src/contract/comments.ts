import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema } from './primitives.ts';

/** A rating with a text. `listing` is there where comments of several listings stand together. */
export const commentSchema = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  created_at: momentSchema,
  updated_at: momentSchema,
  author: personSchema,
  listing: z.object({ id: z.int(), kind: z.string(), title: z.string() }),
});
export type Comment = z.output<typeof commentSchema>;

const pageQuery = z.object({ page: pageParam });

/** `distribution` counts ratings from one star to five. */
export const listComments = endpoint({
  name: 'comments.list',
  method: 'GET',
  path: '/listings/{id}/comments',
  feature: 'comments',
  summary: 'Comments on a listing, newest first, with how its ratings are spread',
  access: 'public',
  params: idParams,
  query: pageQuery,
  answer: pageOf(commentSchema).extend({ distribution: z.array(z.int()).length(5) }),
  errors: ['notFound'],
  cacheTags: ({ params }) => [`listing:${params.id}`],
});

export const listReceivedComments = endpoint({
  name: 'comments.received',
  method: 'GET',
  path: '/users/{id}/received-comments',
  feature: 'comments',
  summary: "Comments on a person's listings, newest first",
  access: 'public',
  params: idParams,
  query: pageQuery,
  answer: pageOf(commentSchema),
  errors: ['notFound'],
  cacheTags: ({ params }) => [`user:${params.id}`],
});
