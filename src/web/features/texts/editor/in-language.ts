import type { DeskText } from '#contract/texts/texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { getText } from '../calls.ts';

/** A response's text in the edited language: a call that concerns several languages responds in one of them. */
export async function inLanguage(text: DeskText, locale: Locale): Promise<DeskText> {
  if (text.locale === locale) return text;
  return browserApi().call(getText, { params: { id: text.id }, query: { locale } });
}
