import type * as Settings from '#contract/account-settings.ts';
import type * as Accounts from '#contract/accounts.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type * as Media from '#contract/media.ts';
import type * as SignIn from '#contract/sign-in-methods.ts';

/*
 * The calls of the panel, said without the contract's schemas, as those of the session are: who only looks must not load
 * what checks forms. A test holds that they are the contract's.
 */
function call<E extends AnyEndpoint>(name: E['name'], method: E['method'], path: E['path'], field?: string): E {
  return { name, method, path, ...(field && { upload: { field } }) } as unknown as E;
}

export const getProfile = call<typeof Accounts.getProfile>('profile.get', 'GET', '/users/{id}');
export const getAccount = call<typeof Settings.getAccount>('account.get', 'GET', '/user/me/account');
export const updateProfile = call<typeof Settings.updateProfile>('account.updateProfile', 'PATCH', '/user/me/profile');
export const updatePreferences = call<typeof Settings.updatePreferences>(
  'account.updatePreferences',
  'PATCH',
  '/user/me/preferences',
);
export const changePassword = call<typeof Settings.changePassword>(
  'account.changePassword',
  'POST',
  '/user/me/password',
);
export const changeEmail = call<typeof Settings.changeEmail>('account.changeEmail', 'POST', '/user/me/email');
export const changePhone = call<typeof Settings.changePhone>('account.changePhone', 'POST', '/user/me/phone');
export const deleteAccount = call<typeof Settings.deleteAccount>('account.delete', 'DELETE', '/user/me');

export const listSessions = call<typeof Settings.listSessions>('sessions.list', 'GET', '/user/me/sessions');
export const endSession = call<typeof Settings.endSession>('sessions.end', 'DELETE', '/user/me/sessions/{id}');
export const endOtherSessions = call<typeof Settings.endOtherSessions>(
  'sessions.endOthers',
  'POST',
  '/user/me/sessions/end-others',
);

export const listExports = call<typeof Settings.listExports>('exports.list', 'GET', '/user/me/exports');
export const requestExport = call<typeof Settings.requestExport>('exports.request', 'POST', '/user/me/exports');

export const setAvatar = call<typeof Media.setAvatar>('avatar.set', 'POST', '/user/me/avatar', 'files');
export const removeAvatar = call<typeof Media.removeAvatar>('avatar.remove', 'DELETE', '/user/me/avatar');
export const listGallery = call<typeof Media.listGallery>('gallery.list', 'GET', '/user/me/gallery');
export const addToGallery = call<typeof Media.addToGallery>('gallery.add', 'POST', '/user/me/gallery', 'files');
export const orderGallery = call<typeof Media.orderGallery>('gallery.order', 'PUT', '/user/me/gallery/order');
export const describeGalleryPicture = call<typeof Media.describeGalleryPicture>(
  'gallery.describe',
  'PATCH',
  '/user/me/gallery/{id}',
);
export const removeFromGallery = call<typeof Media.removeFromGallery>(
  'gallery.remove',
  'DELETE',
  '/user/me/gallery/{id}',
);

export const getSignInMethods = call<typeof SignIn.getSignInMethods>(
  'signIn.methods',
  'GET',
  '/user/me/sign-in-methods',
);
export const startTotp = call<typeof SignIn.startTotp>('totp.start', 'POST', '/user/me/totp');
export const confirmTotp = call<typeof SignIn.confirmTotp>('totp.confirm', 'POST', '/user/me/totp/confirm');
export const removeTotp = call<typeof SignIn.removeTotp>('totp.remove', 'DELETE', '/user/me/totp');
export const renewRecoveryCodes = call<typeof SignIn.renewRecoveryCodes>(
  'recoveryCodes.renew',
  'POST',
  '/user/me/recovery-codes',
);
export const startPasskey = call<typeof SignIn.startPasskey>('passkeys.start', 'POST', '/user/me/passkeys/options');
export const addPasskey = call<typeof SignIn.addPasskey>('passkeys.add', 'POST', '/user/me/passkeys');
export const removePasskey = call<typeof SignIn.removePasskey>('passkeys.remove', 'DELETE', '/user/me/passkeys/{id}');
