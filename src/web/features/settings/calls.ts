import type * as Settings from '#contract/settings/settings.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of the settings, declared without the contract's schemas. A test checks them against the contract. */
export const getSettings = saidCall<typeof Settings.getSettings>('settings.get', 'GET', '/admin/settings');
export const changeSettings = saidCall<typeof Settings.changeSettings>('settings.change', 'PATCH', '/admin/settings');
export const setLogo = saidCall<typeof Settings.setLogo>('settings.setLogo', 'POST', '/admin/settings/logo', 'files');
export const removeLogo = saidCall<typeof Settings.removeLogo>('settings.removeLogo', 'DELETE', '/admin/settings/logo');
