import type { MailTemplate } from '../notifications/mail/template.ts';

/** An access token was created; `title` is its name. */
export const accessTokenCreated: MailTemplate<{
  readonly name: string;
  readonly title: string;
  readonly link: string;
  readonly resetLink: string;
}> = {
  kind: 'accessTokenCreated',
  paragraphs: ['mail.accessTokenCreated.text', 'mail.accessTokenCreated.wasYou'],
  button: ['mail.accessTokenCreated.button', 'link'],
  warning: { text: 'mail.accessTokenCreated.notYou', links: [['mail.newPassword', 'resetLink']] },
};

/** No delivery to a webhook has succeeded for a day, or its address is gone; `title` is the address. */
export const webhookDisabled: MailTemplate<{ readonly name: string; readonly title: string; readonly link: string }> = {
  kind: 'webhookDisabled',
  paragraphs: ['mail.webhookDisabled.text', 'mail.webhookDisabled.after'],
  button: ['mail.webhookDisabled.button', 'link'],
};
