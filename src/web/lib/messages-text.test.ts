import { expect, test } from 'vitest';
import { compileCatalog } from '#i18n/catalog.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { readMessages, writeMessages } from './messages-text.ts';

test.each(LOCALE_IDS)('every message in %s is read as it was written', (locale) => {
  const messages = compileCatalog(locale);
  expect(readMessages(writeMessages(messages, Object.keys(messages)))).toEqual(messages);
});

test.each(['two\nlines', '[in brackets]', 'a=b', ''])('the message %j is read as it was written', (text) => {
  expect(readMessages(writeMessages({ id: [text] }, ['id']))).toEqual({ id: [text] });
});
