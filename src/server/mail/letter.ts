import type { Locale } from '#i18n/locales.ts';

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** Some words with links after them. */
export interface LetterNote {
  readonly text: string;
  readonly links: readonly LetterLink[];
}

/** Something that a letter names and says in a word or two. */
export interface LetterFact {
  readonly name: string;
  readonly value: string;
}

/** What somebody else said, under a line that says who. */
export interface LetterQuote {
  readonly label: string;
  readonly paragraphs: readonly string[];
}

/** A mail as its parts, every text said and nothing escaped yet: what both its forms are made of. */
export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  /** What lists of mails show after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly LetterFact[];
  readonly quote?: LetterQuote;
  /** `fallback` introduces its address, for programs in which it cannot be pressed. */
  readonly button?: LetterLink & { readonly fallback: string };
  readonly aside?: LetterNote;
  readonly warning?: LetterNote;
  readonly smallPrint: readonly string[];
  readonly site: { readonly url: string; readonly tagline: string };
  readonly footer: LetterNote;
}
