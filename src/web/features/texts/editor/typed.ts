import type { Locale } from '#i18n/locales.ts';

/** The parts of a text by name. */
export type TextFields = Readonly<Record<string, string>>;

/** Unsaved input; `revision` is that of the draft it is based on. */
export interface Typed {
  readonly revision: number;
  readonly fields: TextFields;
}

// Kept as long as the tab; logging out deletes it.
const keyOf = (id: string, locale: Locale) => `draft:text:${id}:${locale}`;

/** The input stored in this tab; null when missing or malformed. */
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
    // Private windows may block the storage; input then lasts as long as the page.
  }
}

export function forgetTyped(id: string, locale: Locale): void {
  try {
    sessionStorage.removeItem(keyOf(id, locale));
  } catch {
    // A blocked storage holds nothing.
  }
}
