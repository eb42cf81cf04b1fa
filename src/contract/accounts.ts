import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, momentSchema, personSchema } from './primitives.ts';

/** A person's public profile; never an e-mail address or phone number. */
export const profileSchema = personSchema.extend({
  description: z.string(),
  memberSince: momentSchema,
  town: z.string().nullable(),
  shop_url: z.string().nullable(),
  counts: z.object({ ad: z.int(), agritourism: z.int(), event: z.int(), comments: z.int() }),
  avg_rating: z.number().nullable(),
  avg_rating_count: z.int(),
});
export type Profile = z.output<typeof profileSchema>;

export const getProfile = endpoint({
  name: 'profile.get',
  method: 'GET',
  path: '/users/{id}',
  feature: 'accounts',
  summary: "A person's public profile",
  access: 'public',
  params: idParams,
  answer: profileSchema,
  errors: ['notFound'],
  cacheTags: ({ params }) => [`user:${params.id}`],
});
