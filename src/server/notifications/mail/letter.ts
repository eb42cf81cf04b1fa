import type { Locale } from '#i18n/locales.ts';

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** A short text followed by links. */
export interface LetterNote {
  readonly text: string;
  readonly links: readonly LetterLink[];
}

/** A named value. */
export interface LetterFact {
  readonly name: string;
  readonly value: string;
}

/** Text by another person, below a line that introduces it. */
export interface LetterQuote {
  readonly label: string;
  readonly paragraphs: readonly string[];
}

/** A picture that is attached to the mail, by its content id. */
export interface LetterPicture {
  readonly cid: string;
  readonly alt: string;
}

/**
 * One item of a list: a conversation with sender, listing and text, or a listing; each with a link.
 *
 * note, text  empty when there is none.
 * label       introduces `text`.
 */
export interface LetterItem {
  readonly heading: string;
  readonly note: string;
  readonly label: string;
  readonly text: string;
  readonly link: LetterLink;
  readonly picture?: LetterPicture | undefined;
}

/** A mail in parts, translated but not escaped: the input of both the HTML and the text form. */
export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  /** The preview shown after the subject in lists of mails. */
  readonly preheader: string;
  /** Above everything else: the line above which a reply is written. */
  readonly replyLine?: string | undefined;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly LetterFact[];
  readonly quote?: LetterQuote;
  readonly items?: readonly LetterItem[];
  /** `fallback` introduces the URL in full, for programs in which the button cannot be clicked. */
  readonly button?: LetterLink & { readonly fallback: string };
  readonly aside?: LetterNote;
  readonly warning?: LetterNote;
  readonly smallPrint: readonly string[];
  readonly site: { readonly url: string; readonly name: string; readonly tagline: string };
  readonly footer: LetterNote;
}
