import type { MailTemplate } from '../notifications/mail/template.ts';

export const verifyEmail: MailTemplate<{ name: string; link: string }> = {
  kind: 'verifyEmail',
  paragraphs: ['mail.verifyEmail.text'],
  button: ['mail.verifyEmail.button', 'link'],
  smallPrint: ['mail.verifyEmail.holds', 'mail.verifyEmail.notYou'],
};

/** To the owner of an address that someone tried to register again. */
export const alreadyRegistered: MailTemplate<{ name: string; loginLink: string; resetLink: string }> = {
  kind: 'alreadyRegistered',
  paragraphs: ['mail.alreadyRegistered.text'],
  button: ['mail.alreadyRegistered.button', 'loginLink'],
  aside: { text: 'mail.alreadyRegistered.forgotten', link: ['mail.newPassword', 'resetLink'] },
  smallPrint: ['mail.alreadyRegistered.notYou'],
};

/** To the new address, `email`. */
export const changeEmail: MailTemplate<{ name: string; link: string; email: string }> = {
  kind: 'changeEmail',
  paragraphs: ['mail.changeEmail.text', 'mail.changeEmail.untilThen'],
  button: ['mail.changeEmail.button', 'link'],
  smallPrint: ['mail.changeEmail.holds', 'mail.changeEmail.notYou'],
};

/** To the old address; `email` is the new one. */
export const emailChanged: MailTemplate<{ name: string; email: string; contactLink: string }> = {
  kind: 'emailChanged',
  paragraphs: ['mail.emailChanged.text', 'mail.emailChanged.wasYou'],
  warning: { text: 'mail.emailChanged.notYou', links: [['mail.writeToUs', 'contactLink']] },
};

export const resetPassword: MailTemplate<{ name: string; link: string }> = {
  kind: 'resetPassword',
  paragraphs: ['mail.resetPassword.text'],
  button: ['mail.newPassword', 'link'],
  smallPrint: ['mail.resetPassword.holds', 'mail.resetPassword.notYou'],
};

/** `link` logs in without a password. */
export const loginLink: MailTemplate<{ name: string; link: string }> = {
  kind: 'loginLink',
  paragraphs: ['mail.loginLink.text'],
  button: ['mail.loginLink.button', 'link'],
  smallPrint: ['mail.loginLink.holds', 'mail.loginLink.notYou'],
};

export const passwordChanged: MailTemplate<{ name: string; resetLink: string; contactLink: string }> = {
  kind: 'passwordChanged',
  paragraphs: ['mail.passwordChanged.text', 'mail.passwordChanged.wasYou'],
  warning: {
    text: 'mail.passwordChanged.notYou',
    links: [
      ['mail.newPassword', 'resetLink'],
      ['mail.writeToUs', 'contactLink'],
    ],
  },
};

/** A passkey or authenticator app was added or removed; `securityLink` leads to the list of all methods. */
export type SignInMethodChanged = {
  name: string;
  change: 'passkeyAdded' | 'passkeyRemoved' | 'totpAdded' | 'totpRemoved';
  securityLink: string;
  resetLink: string;
  contactLink: string;
};

export const signInMethodChanged: MailTemplate<SignInMethodChanged> = {
  kind: 'signInMethodChanged',
  paragraphs: ({ change }) => [`mail.signInMethodChanged.${change}`, 'mail.signInMethodChanged.wasYou'],
  button: ['mail.signInMethodChanged.button', 'securityLink'],
  warning: {
    text: 'mail.signInMethodChanged.notYou',
    links: [
      ['mail.newPassword', 'resetLink'],
      ['mail.writeToUs', 'contactLink'],
    ],
  },
};

export const exportReady: MailTemplate<{ name: string; link: string; sizeBytes: number }> = {
  kind: 'exportReady',
  paragraphs: ['mail.exportReady.text'],
  button: ['mail.exportReady.button', 'link'],
  smallPrint: ['mail.exportReady.holds', 'mail.exportReady.secret', 'mail.exportReady.notYou'],
};

export const accountDeleted: MailTemplate<{ name: string; contactLink: string }> = {
  kind: 'accountDeleted',
  paragraphs: ['mail.accountDeleted.text', 'mail.accountDeleted.farewell'],
  warning: { text: 'mail.accountDeleted.notYou', links: [['mail.writeToUs', 'contactLink']] },
};
