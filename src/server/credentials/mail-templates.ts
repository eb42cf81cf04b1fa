import type { CredentialOutcome } from '#contract/credentials/states.ts';
import type { MailTemplate } from '../notifications/mail/template.ts';

interface AboutCredential {
  readonly name: string;
  /** Its kind and number. */
  readonly title: string;
  readonly link: string;
}

/** The moderators' answer; `text` is empty when there is nothing to add. */
export const credentialAnswered: MailTemplate<
  AboutCredential & { readonly result: CredentialOutcome; readonly text: string }
> = {
  kind: 'credentialAnswered',
  paragraphs: ({ result }) => [`mail.credentialAnswered.${result}`],
  quote: ['mail.credentialAnswered.why', 'text'],
  button: ['mail.credentialAnswered.button', 'link'],
};

/** Reminder before the last day and on it; `date` is that day in words. */
export const credentialEnding: MailTemplate<
  AboutCredential & { readonly date: string; readonly stopLink: string; readonly oneClickLink: string }
> = {
  kind: 'credentialEnding',
  paragraphs: ['mail.credentialEnding.text', 'mail.credentialEnding.after'],
  button: ['mail.credentialAnswered.button', 'link'],
  smallPrint: ['mail.listing.switchOff'],
  stop: { link: ['mail.news.stop', 'stopLink'], oneClick: 'oneClickLink' },
};
