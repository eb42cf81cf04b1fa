import { confirmPassword, getApiToken, getCurrentUser, login, logout } from '#contract/accounts/accounts.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/settings.ts';
import { ApiError } from '#contract/errors.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { SessionService } from './service.ts';

export function sessionRoutes(sessions: SessionService): Mounted[] {
  return [
    mount(login, async ({ body }, context) => written(await sessions.login(body, context))),
    mount(getCurrentUser, (_, context) => sessions.getCurrentUser(callerOf(context))),
    mount(getApiToken, async (_, context) => ({ auth_token: callerOf(context).token })),
    mount(logout, async (_, context) => {
      const { id, sessionId } = callerOf(context);
      await sessions.end(id, { only: sessionId });
      return written({ loggedOut: true as const });
    }),
    mount(confirmPassword, async ({ body }, context) => {
      const until = await sessions.confirmPassword(callerOf(context), body.password, context.locale);
      return written({ confirmedUntil: until.toISOString() });
    }),
    mount(listSessions, (_, context) => sessions.listSessions(callerOf(context))),
    mount(endSession, async ({ params }, context) => {
      const ended = await sessions.end(callerOf(context).id, { only: params.id });
      if (ended === 0) throw new ApiError('notFound');
      return written({ ended });
    }),
    mount(endOtherSessions, async (_, context) => {
      const { id, sessionId } = callerOf(context);
      return written({ ended: await sessions.end(id, { except: sessionId }) });
    }),
  ];
}
