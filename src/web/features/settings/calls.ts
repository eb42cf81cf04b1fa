import type * as Settings from '#contract/settings/settings.ts';
import type * as Setup from '#contract/settings/setup.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of the settings, declared without the contract's schemas. A test checks them against the contract. */
export const getSettings = saidCall<typeof Settings.getSettings>('settings.get', 'GET', '/admin/settings');
export const changeSettings = saidCall<typeof Settings.changeSettings>('settings.change', 'PATCH', '/admin/settings');
export const setLogo = saidCall<typeof Settings.setLogo>('settings.setLogo', 'POST', '/admin/settings/logo', 'files');
export const removeLogo = saidCall<typeof Settings.removeLogo>('settings.removeLogo', 'DELETE', '/admin/settings/logo');
export const getSetupState = saidCall<typeof Setup.getSetupState>('setup.state', 'GET', '/setup');
export const createFirstAdmin = saidCall<typeof Setup.createFirstAdmin>('setup.createAdmin', 'POST', '/setup/admin');
export const getSetup = saidCall<typeof Setup.getSetup>('setup.get', 'GET', '/admin/setup');
export const answerSetup = saidCall<typeof Setup.answerSetup>('setup.answer', 'POST', '/admin/setup/answer');
export const sendTestMail = saidCall<typeof Setup.sendTestMail>('setup.sendTestMail', 'POST', '/admin/setup/mail');
export const confirmTestMail = saidCall<typeof Setup.confirmTestMail>(
  'setup.confirmTestMail',
  'POST',
  '/admin/setup/mail/confirm',
);
export const previewDemo = saidCall<typeof Setup.previewDemo>('setup.previewDemo', 'GET', '/admin/setup/demo');
export const leaveDemo = saidCall<typeof Setup.leaveDemo>('setup.leaveDemo', 'POST', '/admin/setup/demo/leave');
