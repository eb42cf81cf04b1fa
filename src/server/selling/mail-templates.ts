import type { MailTemplate } from '../notifications/mail/template.ts';

interface AboutListing {
  readonly name: string;
  readonly title: string;
  readonly link: string;
  readonly stopLink: string;
  readonly oneClickLink: string;
}

/** Two days before a listing is hidden; `title` is the listing's. */
export const listingExpiring: MailTemplate<AboutListing> = {
  kind: 'listingExpiring',
  paragraphs: ['mail.listingExpiring.text', 'mail.listingExpiring.after'],
  button: ['mail.listingExpiring.button', 'link'],
  smallPrint: ['mail.listing.switchOff'],
  stop: { link: ['mail.news.stop', 'stopLink'], oneClick: 'oneClickLink' },
};

/** Sent when it is hidden; `renewLink` shows it again without a log-in. */
export const listingExpired: MailTemplate<AboutListing & { readonly renewLink: string }> = {
  kind: 'listingExpired',
  paragraphs: ['mail.listingExpired.text'],
  button: ['mail.listingExpired.button', 'renewLink'],
  aside: { text: 'mail.listingExpired.look', link: ['mail.listingExpiring.button', 'link'] },
  smallPrint: ['mail.listingExpired.holds', 'mail.listing.switchOff'],
  stop: { link: ['mail.news.stop', 'stopLink'], oneClick: 'oneClickLink' },
};
