import { blockPerson, listBlocks, unblockPerson } from '#contract/blocks.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { BlockService } from './service.ts';

export function blockRoutes(blocks: BlockService): Mounted[] {
  return [
    mount(listBlocks, (_, context) => blocks.list(callerOf(context))),
    mount(blockPerson, async ({ params }, context) => written(await blocks.add(callerOf(context), params.id))),
    mount(unblockPerson, async ({ params }, context) => {
      await blocks.remove(callerOf(context), params.id);
      return written({ removed: true } as const);
    }),
  ];
}
