import {
  answerSetup,
  confirmTestMail,
  createFirstAdmin,
  getSetup,
  getSetupState,
  leaveDemo,
  previewDemo,
  sendTestMail,
} from '#contract/settings/setup.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { LeavingDemo } from './leaving-demo.ts';
import type { SetupService } from './setup.ts';

export function setupRoutes({ setup, leaving }: { setup: SetupService; leaving: LeavingDemo }): Mounted[] {
  return [
    mount(getSetupState, () => setup.getState()),
    mount(createFirstAdmin, async ({ body }, context) => written(await setup.createAdmin(body, context))),
    mount(getSetup, () => setup.get()),
    mount(answerSetup, async ({ body }) => written(await setup.answer(body.step))),
    mount(sendTestMail, async (_, context) => written(await setup.sendTestMail(context))),
    mount(confirmTestMail, async ({ body }, context) => written(await setup.confirmTestMail(body.code, context))),
    mount(previewDemo, () => leaving.preview()),
    mount(leaveDemo, async (_, context) => {
      await leaving.begin(callerOf(context));
      return written(await setup.get());
    }),
  ];
}
