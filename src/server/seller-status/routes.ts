import { getOwnStatus, stateStatus } from '#contract/seller-status/seller-status.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { SellerStatusService } from './service.ts';

export function sellerStatusRoutes(statuses: SellerStatusService): Mounted[] {
  return [
    mount(getOwnStatus, (_, context) => statuses.get(callerOf(context))),
    mount(stateStatus, async ({ body }, context) => written(await statuses.state(callerOf(context), body))),
  ];
}
