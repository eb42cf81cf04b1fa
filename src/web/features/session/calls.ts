import type * as Accounts from '#contract/accounts.ts';
import type * as SignIn from '#contract/sign-in-methods.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of the session and the log-in, said without the contract's schemas: who only reads must not load what checks
 * forms, and whoever logs in over a weak signal must not wait for it. A test holds that they are the contract's.
 */
export const me = saidCall<typeof Accounts.getCurrentUser>('user.me', 'GET', '/user/me');
export const logout = saidCall<typeof Accounts.logout>('user.logout', 'POST', '/user/me/logout');
export const confirmPassword = saidCall<typeof Accounts.confirmPassword>(
  'user.confirmPassword',
  'POST',
  '/password-confirm',
);
export const login = saidCall<typeof Accounts.login>('user.login', 'POST', '/user/login');
export const register = saidCall<typeof Accounts.register>('user.register', 'POST', '/user/register');
export const verifyEmail = saidCall<typeof Accounts.verifyEmail>('user.verifyEmail', 'POST', '/user/verify-email');
export const resendVerification = saidCall<typeof Accounts.resendVerification>(
  'user.resendVerification',
  'POST',
  '/user/me/resend-verification',
);
export const forgotPassword = saidCall<typeof Accounts.forgotPassword>(
  'user.forgotPassword',
  'POST',
  '/user/forgot-password',
);
export const resetPassword = saidCall<typeof Accounts.resetPassword>(
  'user.resetPassword',
  'POST',
  '/user/reset-password',
);
export const startPasskeyLogin = saidCall<typeof SignIn.startPasskeyLogin>(
  'passkeys.startLogin',
  'POST',
  '/user/passkey-login/options',
);
export const loginWithPasskey = saidCall<typeof SignIn.loginWithPasskey>(
  'passkeys.login',
  'POST',
  '/user/passkey-login',
);
