/** The documents that the operator can edit, each a page of its own. */
export const KEPT_DOCUMENTS = ['terms', 'cookie-policy', 'about'] as const;
export type KeptDocument = (typeof KEPT_DOCUMENTS)[number];

/** The pages with some texts that the operator can edit. */
export const WORDED_PAGES = ['home', 'contact'] as const;
export type WordedPage = (typeof WORDED_PAGES)[number];

/** A kind of mail with texts that the operator can edit: `mail.verifyEmail`. */
export type WordedMail = `mail.${string}`;

export type TextId = KeptDocument | WordedPage | WordedMail;

export const MAIL_PREFIX = 'mail.';

/** Whether a text is a document: with a title, a lead and sections in Markdown. */
export function isKeptDocument(id: string): id is KeptDocument {
  return (KEPT_DOCUMENTS as readonly string[]).includes(id);
}

/** The placeholders for the operator's data and the market's name in texts, as `{{name}}`. */
export const PLACEHOLDERS = [
  'market.name',
  'operator.name',
  'operator.address',
  'operator.email',
  'operator.phone',
  'operator.taxId',
  'operator.register',
  'operator.runs',
  'operator.controls',
  'operator.about',
] as const;
export type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

/** The state of a translation relative to the Polish text. `missing` shows another text in its place. */
export const LANGUAGE_STATES = ['builtIn', 'current', 'older', 'missing'] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

export const VERSION_STATES = ['scheduled', 'inForce', 'past'] as const;

/** New terms should be announced this many days before they take effect. */
export const TERMS_NOTICE_DAYS = 15;
