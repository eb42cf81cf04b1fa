import type { Locale } from '#i18n/locales.ts';

/** What a text consists of, by the name of each part. */
export type TextFields = Readonly<Record<string, string>>;

/** What was typed and is not saved yet; `revision` is that of the draft it was made of. */
export interface Typed {
  readonly revision: number;
  readonly fields: TextFields;
}

// As long as the tab; logging out deletes it.
const keyOf = (id: string, locale: Locale) => `draft:text:${id}:${locale}`;

/** What was typed in this tab; null when there is nothing, or nothing readable. */
export function readTyped(id: string, locale: Locale): Typed | null {
  try {
    const { revision, fields } = JSON.parse(sessionStorage.getItem(keyOf(id, locale)) ?? 'null') as Typed;
    const isWhole = Number.isInteger(revision) && Object.values(fields).every((text) => typeof text === 'string');
    return isWhole ? { revision, fields } : null;
  } catch {
    return null;
  }
}

export function keepTyped(id: string, locale: Locale, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(id, locale), JSON.stringify(typed));
  } catch {
    // Private windows may block the storage; what is typed then lasts as long as the page.
  }
}

export function forgetTyped(id: string, locale: Locale): void {
  try {
    sessionStorage.removeItem(keyOf(id, locale));
  } catch {
    // A blocked storage holds nothing.
  }
}
