import type * as Accounts from '#contract/accounts.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type * as SignIn from '#contract/sign-in-methods.ts';

/*
 * The calls of the session and the log-in, said without the contract's schemas: who only reads must not load what checks
 * forms, and whoever logs in over a weak signal must not wait for it. A test holds that they are the contract's.
 */
function call<E extends AnyEndpoint>(name: E['name'], method: E['method'], path: E['path']): E {
  return { name, method, path } as unknown as E;
}

export const me = call<typeof Accounts.getCurrentUser>('user.me', 'GET', '/user/me');
export const logout = call<typeof Accounts.logout>('user.logout', 'POST', '/user/me/logout');
export const confirmPassword = call<typeof Accounts.confirmPassword>(
  'user.confirmPassword',
  'POST',
  '/password-confirm',
);
export const login = call<typeof Accounts.login>('user.login', 'POST', '/user/login');
export const register = call<typeof Accounts.register>('user.register', 'POST', '/user/register');
export const verifyEmail = call<typeof Accounts.verifyEmail>('user.verifyEmail', 'POST', '/user/verify-email');
export const resendVerification = call<typeof Accounts.resendVerification>(
  'user.resendVerification',
  'POST',
  '/user/me/resend-verification',
);
export const forgotPassword = call<typeof Accounts.forgotPassword>(
  'user.forgotPassword',
  'POST',
  '/user/forgot-password',
);
export const resetPassword = call<typeof Accounts.resetPassword>('user.resetPassword', 'POST', '/user/reset-password');
export const startPasskeyLogin = call<typeof SignIn.startPasskeyLogin>(
  'passkeys.startLogin',
  'POST',
  '/user/passkey-login/options',
);
export const loginWithPasskey = call<typeof SignIn.loginWithPasskey>('passkeys.login', 'POST', '/user/passkey-login');
