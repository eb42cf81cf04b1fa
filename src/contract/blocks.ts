import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, momentSchema, personSchema, writeAnswer } from './primitives.ts';

const feature = 'blocks';

/** The number of people that one person can block. */
export const BLOCKS_MAX = 500;

export const blockedPersonSchema = personSchema.extend({ blockedAt: momentSchema });
export type BlockedPerson = z.output<typeof blockedPersonSchema>;

export const listBlocks = endpoint({
  name: 'blocks.list',
  method: 'GET',
  path: '/blocks',
  feature,
  summary: 'Whom the caller has blocked, the latest first',
  access: 'user',
  answer: z.array(blockedPersonSchema),
  errors: ['mustLoggedIn'],
});

/** The blocked person is not notified; they can no longer write to the caller or comment on the caller's listings. */
export const blockPerson = endpoint({
  name: 'blocks.add',
  method: 'PUT',
  path: '/blocks/{id}',
  feature,
  summary: 'Blocks a person; again changes nothing',
  access: 'user',
  params: idParams,
  answer: writeAnswer(blockedPersonSchema),
  errors: ['mustLoggedIn', 'notFound', 'ownAccount', 'tooMany'],
});

export const unblockPerson = endpoint({
  name: 'blocks.remove',
  method: 'DELETE',
  path: '/blocks/{id}',
  feature,
  summary: 'Takes a block back',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ removed: z.literal(true) })),
  errors: ['mustLoggedIn'],
});
