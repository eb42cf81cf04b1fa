import type { Locale } from '#i18n/locales.ts';
import { DEFAULT_LOCALE, LOCALE_IDS } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { writtenMessage } from '#i18n/translator.ts';
import { type CategoryChange, FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';

/** The seed's name of a category in a language; empty for a new category. */
export function seedName(key: string, id: number, locale: Locale): string {
  return id < FIRST_NEW_ID ? writtenMessage(locale, `category.${key}` as MessageId) : '';
}

/** The name of a category with a change applied, whether or not the change is in force yet. */
export function plainName(key: string, locale: Locale, change: CategoryChange | undefined): string {
  const own = change?.names?.[locale];
  if (own) return own;
  if (change && change.id >= FIRST_NEW_ID) return change.names?.[DEFAULT_LOCALE] ?? '';
  return writtenMessage(locale, `category.${key}` as MessageId);
}

/** Removes names equal to the seed's, so that improved translations in later versions of the seed are used. */
export function onlyChanged(names: CategoryChange['names'], key: string, id: number): CategoryChange['names'] {
  const kept = LOCALE_IDS.flatMap((locale) => {
    const name = names?.[locale];
    return name && name !== seedName(key, id, locale) ? [[locale, name] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
