import * as z from 'zod';
import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { momentSchema } from '../primitives.ts';
import type { DeliveryKind } from './webhook-kinds.ts';

const listing = {
  listingId: z.int(),
  kind: z.enum(KIND_IDS as [KindId, ...KindId[]]),
  title: z.string(),
};

/**
 * The `data` of each kind: ids, with which a program requests the rest.
 *
 * message.received   `number` is the message's number in its conversation; `listingId` is null without a listing.
 * listing.hidden     hidden for a reason other than its end; the first reason that applies.
 * payment.settled    `amountMinor` in grosz; `listingId` is null for the shop link.
 */
export const EVENT_DATA = {
  'message.received': z.object({
    conversationId: z.int(),
    messageId: z.int(),
    number: z.int(),
    senderId: z.int(),
    listingId: z.int().nullable(),
  }),
  'listing.published': z.object(listing),
  'listing.hidden': z.object({
    ...listing,
    reason: z.enum(['deleted', 'suspended', 'ended', 'holiday', 'paused', 'plan']),
  }),
  'listing.expired': z.object(listing),
  'payment.settled': z.object({
    transactionId: z.int(),
    listingId: z.int().nullable(),
    plan: z.enum(['basic', 'promoted', 'highlighted']),
    amountMinor: z.int(),
    currency: z.string(),
  }),
  ping: z.object({}),
} as const satisfies Record<DeliveryKind, z.ZodType>;

/** The body of a delivery. `id` is the same for every attempt, so that programs can drop duplicates. */
export function deliveryBodySchema<K extends DeliveryKind>(kind: K) {
  return z.object({ id: z.uuid(), kind: z.literal(kind), time: momentSchema, data: EVENT_DATA[kind] });
}
