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
 * The `data` of each kind: ids, by which a program asks for the rest.
 *
 * message.received   `number` counts the messages of the conversation; `listingId` is null where it is about none.
 * listing.hidden     for another reason than its end; the first reason that applies.
 * payment.settled    `amountMinor` in grosz; `listingId` is null for the shop's link.
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

/** The body of a delivery. `id` is the same for every try, so that a program can recognise what it has seen. */
export function deliveryBodySchema<K extends DeliveryKind>(kind: K) {
  return z.object({ id: z.uuid(), kind: z.literal(kind), time: momentSchema, data: EVENT_DATA[kind] });
}
