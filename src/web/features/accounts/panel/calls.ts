import type * as Accounts from '#contract/accounts/accounts.ts';
import type * as Settings from '#contract/accounts/settings.ts';
import type * as Media from '#contract/media.ts';
import type * as SignIn from '#contract/second-factor.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The panel's calls, declared without the contract's schemas so that read-only pages do not bundle the validation. A
 * test checks them against the contract.
 */
export const getProfile = saidCall<typeof Accounts.getProfile>('profile.get', 'GET', '/users/{id}');
export const updateProfile = saidCall<typeof Settings.updateProfile>(
  'account.updateProfile',
  'PATCH',
  '/user/me/profile',
);
export const updatePreferences = saidCall<typeof Settings.updatePreferences>(
  'account.updatePreferences',
  'PATCH',
  '/user/me/preferences',
);
export const changePassword = saidCall<typeof Settings.changePassword>(
  'account.changePassword',
  'POST',
  '/user/me/password',
);
export const changeEmail = saidCall<typeof Settings.changeEmail>('account.changeEmail', 'POST', '/user/me/email');
export const changePhone = saidCall<typeof Settings.changePhone>('account.changePhone', 'POST', '/user/me/phone');
export const deleteAccount = saidCall<typeof Settings.deleteAccount>('account.delete', 'DELETE', '/user/me');

export const listSessions = saidCall<typeof Settings.listSessions>('sessions.list', 'GET', '/user/me/sessions');
export const endSession = saidCall<typeof Settings.endSession>('sessions.end', 'DELETE', '/user/me/sessions/{id}');
export const endOtherSessions = saidCall<typeof Settings.endOtherSessions>(
  'sessions.endOthers',
  'POST',
  '/user/me/sessions/end-others',
);

export const listExports = saidCall<typeof Settings.listExports>('exports.list', 'GET', '/user/me/exports');
export const requestExport = saidCall<typeof Settings.requestExport>('exports.request', 'POST', '/user/me/exports');

export const setAvatar = saidCall<typeof Media.setAvatar>('avatar.set', 'POST', '/user/me/avatar', 'files');
export const removeAvatar = saidCall<typeof Media.removeAvatar>('avatar.remove', 'DELETE', '/user/me/avatar');
export const listGallery = saidCall<typeof Media.listGallery>('gallery.list', 'GET', '/user/me/gallery');
export const addToGallery = saidCall<typeof Media.addToGallery>('gallery.add', 'POST', '/user/me/gallery', 'files');
export const orderGallery = saidCall<typeof Media.orderGallery>('gallery.order', 'PUT', '/user/me/gallery/order');
export const describeGalleryPicture = saidCall<typeof Media.describeGalleryPicture>(
  'gallery.describe',
  'PATCH',
  '/user/me/gallery/{id}',
);
export const removeFromGallery = saidCall<typeof Media.removeFromGallery>(
  'gallery.remove',
  'DELETE',
  '/user/me/gallery/{id}',
);

export const startTotp = saidCall<typeof SignIn.startTotp>('totp.start', 'POST', '/user/me/totp');
export const confirmTotp = saidCall<typeof SignIn.confirmTotp>('totp.confirm', 'POST', '/user/me/totp/confirm');
export const removeTotp = saidCall<typeof SignIn.removeTotp>('totp.remove', 'DELETE', '/user/me/totp');
export const renewRecoveryCodes = saidCall<typeof SignIn.renewRecoveryCodes>(
  'recoveryCodes.renew',
  'POST',
  '/user/me/recovery-codes',
);
export const startPasskey = saidCall<typeof SignIn.startPasskey>('passkeys.start', 'POST', '/user/me/passkeys/options');
export const addPasskey = saidCall<typeof SignIn.addPasskey>('passkeys.add', 'POST', '/user/me/passkeys');
export const removePasskey = saidCall<typeof SignIn.removePasskey>(
  'passkeys.remove',
  'DELETE',
  '/user/me/passkeys/{id}',
);
