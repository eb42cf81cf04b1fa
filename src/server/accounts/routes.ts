import {
  forgotPassword,
  getProfile,
  loginByLink,
  register,
  requestLoginLink,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/accounts.ts';
import {
  changeEmail,
  changePassword,
  changePhone,
  deleteAccount,
  getAccount,
  listExports,
  requestExport,
  updatePreferences,
  updateProfile,
} from '#contract/accounts/settings.ts';
import type { Caller } from '../platform/context.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { ExportService } from './export.ts';
import type { LinkMails } from './link-mails.ts';
import type { LoginLinks } from './login-links.ts';
import type { RegistrationService } from './registration.ts';
import type { AccountService } from './service.ts';
import type { SettingsService } from './settings.ts';

interface AccountServices {
  readonly accounts: AccountService;
  readonly registration: RegistrationService;
  readonly linkMails: LinkMails;
  readonly loginLinks: LoginLinks;
  readonly settings: SettingsService;
  readonly exports: ExportService;
  readonly deleteOwnAccount: (caller: Caller) => Promise<void>;
}

export function accountRoutes(services: AccountServices): Mounted[] {
  const { accounts } = services;
  return [
    mount(getProfile, ({ params }) => accounts.getProfile(params.id)),
    ...registrationRoutes(services),
    ...settingsRoutes(services),
  ];
}

function registrationRoutes({ registration, linkMails, loginLinks }: AccountServices): Mounted[] {
  const sent = written({ sent: true as const });
  return [
    mount(register, async ({ body }, context) => written(await registration.register(body, context))),
    mount(verifyEmail, async ({ body }, context) => written(await registration.verifyEmail(body.token, context))),
    mount(resendVerification, async (_, context) => {
      await registration.resendVerification(callerOf(context), context);
      return sent;
    }),
    mount(forgotPassword, async ({ body }, context) => {
      await linkMails.ask('resetPassword', body.email, context);
      return sent;
    }),
    mount(requestLoginLink, async ({ body }, context) => {
      await linkMails.ask('loginLink', body.email, context);
      return sent;
    }),
    mount(loginByLink, async ({ body }, context) => written(await loginLinks.logIn(body, context))),
    mount(resetPassword, async ({ body }, context) => {
      await registration.resetPassword(body.token, body.password, context);
      return written({ reset: true as const });
    }),
  ];
}

function settingsRoutes({ settings, exports, deleteOwnAccount }: AccountServices): Mounted[] {
  return [
    mount(getAccount, (_, context) => settings.getAccount(callerOf(context))),
    mount(updateProfile, async ({ body }, context) =>
      written(await settings.updateProfile(callerOf(context), body, context.locale)),
    ),
    mount(updatePreferences, async ({ body }, context) =>
      written(await settings.updatePreferences(callerOf(context), body)),
    ),
    mount(changePassword, async ({ body }, context) => {
      await settings.changePassword(callerOf(context), body.password, context);
      return written({ changed: true as const });
    }),
    mount(changeEmail, async ({ body }, context) =>
      written(await settings.changeEmail(callerOf(context), body.email, context)),
    ),
    mount(changePhone, async ({ body }, context) =>
      written(await settings.changePhone(callerOf(context), body.phone_number)),
    ),
    mount(listExports, (_, context) => exports.list(callerOf(context))),
    mount(requestExport, async (_, context) => written(await exports.request(callerOf(context)))),
    mount(deleteAccount, async (_, context) => {
      await deleteOwnAccount(callerOf(context));
      return written({ deleted: true as const });
    }),
  ];
}
