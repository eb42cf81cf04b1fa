import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { Description } from './description.tsx';

const page: { locale: Locale } = { locale: 'pl' };
vi.mock('../../../lib/i18n.tsx', () => ({
  useLanguage: () => ({ locale: page.locale, t: getTranslator(page.locale) }),
}));

test('on a page of another language the text of an ad says that it is Polish, and its heading does not', () => {
  page.locale = 'de';
  const html = renderToStaticMarkup(<Description text="Miód z gór" />);
  expect(html).toMatch(/<div [^>]*lang="pl"[^>]*><p>Miód/);
  expect(html.match(/lang=/g)).toHaveLength(1);
});

test('a Polish page need not say it again', () => {
  page.locale = 'pl';
  expect(renderToStaticMarkup(<Description text="Miód z gór" />)).not.toContain('lang=');
});
