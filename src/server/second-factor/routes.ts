import {
  addPasskey,
  confirmTotp,
  getSignInMethods,
  loginWithPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startPasskeyLogin,
  startTotp,
} from '#contract/second-factor.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { SecondFactorService } from './service.ts';

export function secondFactorRoutes(service: SecondFactorService): Mounted[] {
  return [
    mount(getSignInMethods, (_, context) => service.getMethods(callerOf(context).id)),
    mount(startTotp, async (_, context) => written(await service.startTotp(callerOf(context).id))),
    mount(confirmTotp, async ({ body }, context) =>
      written(await service.confirmTotp(callerOf(context).id, body.code, context.locale)),
    ),
    mount(removeTotp, async (_, context) => written(await service.removeTotp(callerOf(context).id))),
    mount(renewRecoveryCodes, async (_, context) => written(await service.renewRecoveryCodes(callerOf(context).id))),
    mount(startPasskey, async (_, context) => written({ options: await service.startPasskey(callerOf(context).id) })),
    mount(addPasskey, async ({ body }, context) =>
      written(await service.addPasskey(callerOf(context).id, body.name, body.response)),
    ),
    mount(removePasskey, async ({ params }, context) =>
      written(await service.removePasskey(callerOf(context).id, params.id)),
    ),
    mount(startPasskeyLogin, async () => written({ options: await service.startPasskeyLogin() })),
    mount(loginWithPasskey, async ({ body }, context) =>
      written(await service.loginWithPasskey(body.response, context)),
    ),
  ];
}
