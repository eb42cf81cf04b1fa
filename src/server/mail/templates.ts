import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Letter, LetterLink } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { greetableName, oneLine, webLink } from './untrusted-text.ts';

/** Every mail to a person with what it says. `name` is what the person calls themselves; links are absolute. */
export interface MailValues {
  verifyEmail: { name: string; link: string };
  /** To the owner of an address with which somebody wanted another account. */
  alreadyRegistered: { name: string; loginLink: string; resetLink: string };
  /** To the new address, `email`. */
  changeEmail: { name: string; link: string; email: string };
  /** To the old address; `email` is the new one. */
  emailChanged: { name: string; email: string; contactLink: string };
  resetPassword: { name: string; link: string };
  passwordChanged: { name: string; resetLink: string; contactLink: string };
  exportReady: { name: string; link: string; sizeBytes: number };
  accountDeleted: { name: string; contactLink: string };
  /** Two days before a listing is hidden; `title` is the listing's. */
  listingExpiring: { name: string; title: string; link: string };
  /** When it is hidden; `renewLink` shows it again without a log-in. */
  listingExpired: { name: string; title: string; renewLink: string; link: string };
}

export type MailKind = keyof MailValues;

/** A mail that is ready to be sent: two forms of the same text. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What a mail is made of, in its order; a link is its label and the value that leads there. */
interface Plan<V> {
  readonly paragraphs: readonly MessageId[];
  readonly button?: readonly [MessageId, keyof V];
  /** A question with its link, below the button. */
  readonly aside?: { readonly text: MessageId; readonly link: readonly [MessageId, keyof V] };
  /** What to do when somebody else was at work: set apart, so that nobody overlooks it. */
  readonly warning?: { readonly text: MessageId; readonly links: readonly (readonly [MessageId, keyof V])[] };
  readonly smallPrint?: readonly MessageId[];
}

const PLANS: { readonly [K in MailKind]: Plan<MailValues[K]> } = {
  verifyEmail: {
    paragraphs: ['mail.verifyEmail.text'],
    button: ['mail.verifyEmail.button', 'link'],
    smallPrint: ['mail.verifyEmail.holds', 'mail.verifyEmail.notYou'],
  },
  alreadyRegistered: {
    paragraphs: ['mail.alreadyRegistered.text'],
    button: ['mail.alreadyRegistered.button', 'loginLink'],
    aside: { text: 'mail.alreadyRegistered.forgotten', link: ['mail.newPassword', 'resetLink'] },
    smallPrint: ['mail.alreadyRegistered.notYou'],
  },
  changeEmail: {
    paragraphs: ['mail.changeEmail.text', 'mail.changeEmail.untilThen'],
    button: ['mail.changeEmail.button', 'link'],
    smallPrint: ['mail.changeEmail.holds', 'mail.changeEmail.notYou'],
  },
  emailChanged: {
    paragraphs: ['mail.emailChanged.text', 'mail.emailChanged.wasYou'],
    warning: { text: 'mail.emailChanged.notYou', links: [['mail.writeToUs', 'contactLink']] },
  },
  resetPassword: {
    paragraphs: ['mail.resetPassword.text'],
    button: ['mail.newPassword', 'link'],
    smallPrint: ['mail.resetPassword.holds', 'mail.resetPassword.notYou'],
  },
  passwordChanged: {
    paragraphs: ['mail.passwordChanged.text', 'mail.passwordChanged.wasYou'],
    warning: {
      text: 'mail.passwordChanged.notYou',
      links: [
        ['mail.newPassword', 'resetLink'],
        ['mail.writeToUs', 'contactLink'],
      ],
    },
  },
  exportReady: {
    paragraphs: ['mail.exportReady.text'],
    button: ['mail.exportReady.button', 'link'],
    smallPrint: ['mail.exportReady.holds', 'mail.exportReady.secret', 'mail.exportReady.notYou'],
  },
  accountDeleted: {
    paragraphs: ['mail.accountDeleted.text', 'mail.accountDeleted.farewell'],
    warning: { text: 'mail.accountDeleted.notYou', links: [['mail.writeToUs', 'contactLink']] },
  },
  listingExpiring: {
    paragraphs: ['mail.listingExpiring.text', 'mail.listingExpiring.after'],
    button: ['mail.listingExpiring.button', 'link'],
    smallPrint: ['mail.listing.switchOff'],
  },
  listingExpired: {
    paragraphs: ['mail.listingExpired.text'],
    button: ['mail.listingExpired.button', 'renewLink'],
    aside: { text: 'mail.listingExpired.look', link: ['mail.listingExpiring.button', 'link'] },
    smallPrint: ['mail.listingExpired.holds', 'mail.listing.switchOff'],
  },
};

/** All kinds of mails. */
export const MAIL_KINDS = Object.keys(PLANS) as MailKind[];

/**
 * A mail in a person's language, as plain text and as HTML that loads nothing from anywhere.
 *
 * values           may be hostile: names are written as text, and left out where they would lead readers elsewhere.
 * site.publicUrl   the address of the site, without a slash at its end.
 * @throws Error for a link that is not http or https: such a mail is a fault of ours.
 */
export function renderMail<K extends MailKind>(
  locale: Locale,
  kind: K,
  values: MailValues[K],
  site: { publicUrl: string },
): RenderedMail {
  const letter = composeLetter(locale, kind, values, site.publicUrl);
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}

function composeLetter<K extends MailKind>(locale: Locale, kind: K, values: MailValues[K], publicUrl: string): Letter {
  const translate = getTranslator(locale);
  const said = spokenValues(locale, values);
  const say = (id: MessageId) => translate(id, said);
  const plan = PLANS[kind] as Plan<MailValues[K]>;
  const link = ([label, value]: readonly [MessageId, keyof MailValues[K]]): LetterLink => ({
    label: say(label),
    url: webLink(String(values[value])),
  });
  const name = greetableName(values.name);
  return {
    locale,
    subject: say(`mail.${kind}.subject`),
    preheader: say(`mail.${kind}.preheader`),
    heading: say(`mail.${kind}.heading`),
    greeting: name ? translate('mail.greeting', { name }) : say('mail.greetingPlain'),
    paragraphs: plan.paragraphs.map(say),
    button: plan.button && { ...link(plan.button), fallback: say('mail.linkBelow') },
    aside: plan.aside && { text: say(plan.aside.text), links: [link(plan.aside.link)] },
    warning: plan.warning && { text: say(plan.warning.text), links: plan.warning.links.map(link) },
    smallPrint: (plan.smallPrint ?? []).map(say),
    site: { url: webLink(publicUrl), tagline: say('frame.tagline') },
    footer: {
      text: say('mail.footer'),
      links: [{ label: say('mail.writeToUs'), url: webLink(`${publicUrl}/contact`) }],
    },
  };
}

/** The values that texts name. */
function spokenValues(locale: Locale, values: MailValues[MailKind]): MessageValues {
  return {
    email: 'email' in values ? oneLine(values.email) : '',
    size: 'sizeBytes' in values ? sizeText(locale, values.sizeBytes) : '',
    title: 'title' in values ? oneLine(values.title) : '',
  };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** A file's size as people say it, such as `1,2 MB`. */
function sizeText(locale: Locale, sizeBytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(sizeBytes, 1)) / Math.log(STEP)));
  const language = locale === DEFAULT_LOCALE ? LOCALES[locale].formats : locale;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(sizeBytes / STEP ** power).replace(' ', '\u00a0');
}
