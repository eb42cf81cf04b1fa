import { withDeps } from '../platform/with-deps.ts';
import { accept, decline, withdraw } from './answering.ts';
import { endDue } from './ending.ts';
import { make } from './making.ts';
import type { OfferDeps } from './talk.ts';

export type OfferService = ReturnType<typeof createOfferService>;

/** Offers within conversations: a conversation has at most one open offer, and each is settled once. */
export function createOfferService(deps: OfferDeps) {
  return withDeps(deps, { make, accept, decline, withdraw, endDue });
}
