import type { MailTemplate } from '../notifications/mail/template.ts';

/** To the seller of a rated listing: `title` is the listing's, `rating` 1–5. */
export const commentReceived: MailTemplate<{
  name: string;
  title: string;
  rating: number;
  link: string;
  stopLink: string;
  oneClickLink: string;
}> = {
  kind: 'commentReceived',
  paragraphs: ['mail.commentReceived.text', 'mail.commentReceived.answer'],
  button: ['mail.commentReceived.button', 'link'],
  smallPrint: ['mail.listing.switchOff'],
  stop: { link: ['mail.news.stop', 'stopLink'], oneClick: 'oneClickLink' },
};
