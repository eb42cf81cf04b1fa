import type * as Accounts from '#contract/accounts/accounts.ts';
import type * as Settings from '#contract/accounts/settings.ts';
import type * as SignIn from '#contract/second-factor.ts';
import { saidCall } from '../said-call.ts';

/*
 * The calls of the session and the login, declared without the contract's schemas: read-only pages must not bundle the
 * validation, and logging in on a weak connection must not wait for it. A test checks them against the contract.
 */
export const me = saidCall<typeof Accounts.getCurrentUser>('user.me', 'GET', '/user/me');
export const getAccount = saidCall<typeof Settings.getAccount>('account.get', 'GET', '/user/me/account');
export const getSignInMethods = saidCall<typeof SignIn.getSignInMethods>(
  'signIn.methods',
  'GET',
  '/user/me/sign-in-methods',
);
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
export const requestLoginLink = saidCall<typeof Accounts.requestLoginLink>(
  'user.requestLoginLink',
  'POST',
  '/user/login-link',
);
export const loginByLink = saidCall<typeof Accounts.loginByLink>('user.loginByLink', 'POST', '/user/login-by-link');
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
