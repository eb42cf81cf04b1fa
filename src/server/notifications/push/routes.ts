import { getPushKey, movePush, subscribePush, unsubscribePush } from '#contract/realtime.ts';
import { callerOf } from '../../platform/context.ts';
import { type Mounted, mount, written } from '../../platform/mount.ts';
import type { PushService } from './service.ts';

export function pushRoutes(push: PushService): Mounted[] {
  return [
    mount(getPushKey, async () => ({ publicKey: (await push.getKeys()).publicKey })),
    mount(subscribePush, async ({ body }, context) => {
      await push.subscribe(callerOf(context), body, context.locale);
      return written({ subscribed: true as const });
    }),
    mount(unsubscribePush, async ({ query }, context) => {
      await push.unsubscribe(callerOf(context), query.endpoint);
      return written({ subscribed: false as const });
    }),
    mount(movePush, async ({ body }, { locale }) => written({ moved: await push.move(body, locale) })),
  ];
}
