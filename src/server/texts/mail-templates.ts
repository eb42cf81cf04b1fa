import type { MailTemplate } from '../notifications/mail/template.ts';

/** The terms change; `date` is the day in words from which they hold, `link` shows them with what has changed. */
export const termsChanged: MailTemplate<{ readonly name: string; readonly date: string; readonly link: string }> = {
  kind: 'termsChanged',
  paragraphs: ['mail.termsChanged.text', 'mail.termsChanged.after'],
  button: ['mail.termsChanged.button', 'link'],
};
