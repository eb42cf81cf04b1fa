import { afterEach, expect, test } from 'vitest';
import { LOCALE_IDS } from './locales.ts';
import { renamedIn, withMarketName } from './market-name.ts';
import { getTranslator, nameMarket } from './translator.ts';

afterEach(() => nameMarket('Jarmark'));

test.each([
  ['Masz już konto na Jarmarku', 'Masz już konto w serwisie Targ Kaszubski'],
  ['Na Jarmarku od:', 'W serwisie Targ Kaszubski od:'],
  ['Dawno nie zagląda na Jarmark', 'Dawno nie zagląda do serwisu Targ Kaszubski'],
  ['O Jarmarku', 'O serwisie Targ Kaszubski'],
  ['Zespół Jarmarku', 'Zespół serwisu Targ Kaszubski'],
  ['gdy Jarmark jest zamknięty', 'gdy Targ Kaszubski jest zamknięty'],
  ['Ten Jarmark to pokaz', 'Ten serwis to pokaz'],
  ['jarmark w Łowiczu', 'jarmark w Łowiczu'],
])('in Polish %s becomes %s', (written, said) => {
  expect(withMarketName(written, 'pl', 'Targ Kaszubski')).toBe(said);
});

test('a name with characters special to patterns is inserted literally', () => {
  expect(withMarketName('Jarmark, na Jarmarku', 'pl', '$& $1 Co.')).toBe('$& $1 Co., w serwisie $& $1 Co.');
});

test('texts are renamed at any depth, and other values stay', () => {
  const document = { title: 'O Jarmarku', sections: [{ items: ['Jarmark', 'miód'], count: 2 }], date: undefined };
  expect(renamedIn(document, 'pl', 'Rynek')).toEqual({
    title: 'O serwisie Rynek',
    sections: [{ items: ['Rynek', 'miód'], count: 2 }],
    date: undefined,
  });
});

test.each(LOCALE_IDS)('messages in %s name the market, but what people wrote is left alone', (locale) => {
  nameMarket('Rynek pod Lipą');
  expect(getTranslator(locale)('mail.alreadyRegistered.subject')).toContain('Rynek pod Lipą');
  expect(getTranslator(locale)('mail.messagesWaiting.subject', { sender: 'Jarmark Hani', title: 'Jarmark' })).toContain(
    'Jarmark',
  );
});
