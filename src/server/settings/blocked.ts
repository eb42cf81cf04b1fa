import { ApiError, type FieldErrors } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { fieldError } from '../platform/errors.ts';
import type { CurrentSettings } from './current.ts';

/** The operator's block lists: words in published or sent texts, and e-mail addresses of accounts. */
export interface Blocked {
  /** The blocked words in texts, by field, as messages in the caller's language; empty without any. */
  readonly findWords: (locale: Locale, texts: Readonly<Record<string, string>>) => FieldErrors;
  /** @throws ApiError 'validationFailed' at each field with a blocked word */
  readonly assertWords: (locale: Locale, texts: Readonly<Record<string, string>>) => void;
  /** @throws ApiError 'validationFailed' at `email` */
  readonly assertAddress: (locale: Locale, email: string) => void;
}

export function createBlocked({ values }: Pick<CurrentSettings, 'values'>): Blocked {
  const findWords: Blocked['findWords'] = (locale, texts) => {
    const pattern = patternOf(values().blockedWords);
    if (!pattern) return {};
    const translate = getTranslator(locale);
    return Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => {
        const word = pattern.exec(folded(text))?.[1];
        return word ? [[field, [translate('validation.blockedWord', { word })]]] : [];
      }),
    );
  };
  return {
    findWords,
    assertWords: (locale, texts) => {
      const fieldErrors = findWords(locale, texts);
      if (Object.keys(fieldErrors).length === 0) return;
      throw new ApiError('validationFailed', { message: getTranslator(locale)('error.validationFailed'), fieldErrors });
    },
    assertAddress: (locale, email) => {
      if (isBlockedAddress(values().blockedAddresses, email))
        throw fieldError(locale, 'email', 'validation.addressBlocked');
    },
  };
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** One regular expression for the whole list, cached as long as the list: messages are checked all the time. */
function patternOf(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  let pattern = patterns.get(words);
  if (!pattern) {
    const each = words.map((word) => folded(word).split(' ').map(escaped).join('\\s+'));
    // Whole words only: "rak" must not block "raki". A trailing asterisk stands for any ending.
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${each.join('|')})(?![\\p{L}\\p{N}])`, 'u');
    patterns.set(words, pattern);
  }
  return pattern;
}

function escaped(word: string): string {
  return word.replace(/[.+?^${}()|[\]\\/-]/g, '\\$&').replace(/\*/g, '[\\p{L}\\p{N}]*');
}

/** Ignores case, and how a letter is composed. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A blocked domain also blocks its subdomains. */
function isBlockedAddress(blocked: readonly string[], email: string): boolean {
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return blocked.some((each) =>
    each.includes('@') ? each === address : domain === each || domain.endsWith(`.${each}`),
  );
}
