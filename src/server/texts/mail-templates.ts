import type { MailTemplate } from '../notifications/mail/template.ts';

/** Announces new terms; `date` is the day in words from which they apply, `link` shows them with the changes. */
export const termsChanged: MailTemplate<{ readonly name: string; readonly date: string; readonly link: string }> = {
  kind: 'termsChanged',
  paragraphs: ['mail.termsChanged.text', 'mail.termsChanged.after'],
  button: ['mail.termsChanged.button', 'link'],
};
