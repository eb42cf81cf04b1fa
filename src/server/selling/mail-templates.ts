import type { MailTemplate } from '../notifications/mail/template.ts';

/** Two days before a listing is hidden; `title` is the listing's. */
export const listingExpiring: MailTemplate<{ name: string; title: string; link: string }> = {
  kind: 'listingExpiring',
  paragraphs: ['mail.listingExpiring.text', 'mail.listingExpiring.after'],
  button: ['mail.listingExpiring.button', 'link'],
  smallPrint: ['mail.listing.switchOff'],
};

/** Sent when it is hidden; `renewLink` shows it again without a log-in. */
export const listingExpired: MailTemplate<{ name: string; title: string; renewLink: string; link: string }> = {
  kind: 'listingExpired',
  paragraphs: ['mail.listingExpired.text'],
  button: ['mail.listingExpired.button', 'renewLink'],
  aside: { text: 'mail.listingExpired.look', link: ['mail.listingExpiring.button', 'link'] },
  smallPrint: ['mail.listingExpired.holds', 'mail.listing.switchOff'],
};
