import { acceptOffer, declineOffer, makeOffer, withdrawOffer } from '#contract/offers/offers.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { OfferService } from './service.ts';

export function offerRoutes(offers: OfferService): Mounted[] {
  return [
    mount(makeOffer, async ({ params, body }, context) => written(await offers.make(context, params.id, body))),
    mount(acceptOffer, async ({ params }, context) => written(await offers.accept(context, params))),
    mount(declineOffer, async ({ params }, context) => written(await offers.decline(context, params))),
    mount(withdrawOffer, async ({ params }, context) => written(await offers.withdraw(context, params))),
  ];
}
