import { expect, test } from 'vitest';
import { PRICE_UNITS, type PriceUnit } from '#kinds/price-units.ts';
import { LOCALE_IDS } from './locales.ts';
import { spokenPrice, statedPrice } from './stated-price.ts';
import { getTranslator, inAllLocales } from './translator.ts';

const plain = (priceUnit: PriceUnit | null) => ({ priceUnit, priceIsLowest: false });
const lowest = (priceUnit: PriceUnit | null) => ({ priceUnit, priceIsLowest: true });

/** In the order of the languages, by their ids. */
function inEach(say: (t: ReturnType<typeof getTranslator>) => string): Record<string, string> {
  return Object.fromEntries(LOCALE_IDS.map((locale) => [locale, say(getTranslator(locale))]));
}

test('a price names its unit in each language', () => {
  expect(inEach((t) => statedPrice('12 zł', plain('kg'), t))).toEqual({
    pl: '12 zł/kg',
    en: '12 zł/kg',
    de: '12 zł/kg',
    es: '12 zł/kg',
    uk: '12 zł/кг',
    it: '12 zł/kg',
  });
  expect(inEach((t) => statedPrice('36 zł', lowest('hour'), t))).toEqual({
    pl: 'od 36 zł/godz.',
    en: 'from 36 zł/h',
    de: 'ab 36 zł/Std.',
    es: 'desde 36 zł/h',
    uk: 'від 36 zł/год',
    it: 'da 36 zł/ora',
  });
  expect(inEach((t) => statedPrice('90 zł', lowest('person_night'), t))).toEqual({
    pl: 'od 90 zł/os./noc',
    en: 'from 90 zł/person/night',
    de: 'ab 90 zł/Pers./Nacht',
    es: 'desde 90 zł/pers./noche',
    uk: 'від 90 zł/ос./ніч',
    it: 'da 90 zł/pers./notte',
  });
});

test('screen readers get the unit in words', () => {
  expect(inEach((t) => spokenPrice('12 zł', plain('kg'), t))).toEqual({
    pl: '12 zł za kilogram',
    en: '12 zł per kilogram',
    de: '12 zł pro Kilogramm',
    es: '12 zł por kilogramo',
    uk: '12 zł за кілограм',
    it: '12 zł al chilo',
  });
});

test('a price without a unit stands alone', () => {
  const t = getTranslator('pl');
  expect([statedPrice('24 zł', plain(null), t), spokenPrice('24 zł', plain(null), t)]).toEqual(['24 zł', '24 zł']);
});

test.each(PRICE_UNITS)('the unit %s has a short and a long name of its own in every language', (unit) => {
  for (const locale of LOCALE_IDS) {
    const t = getTranslator(locale);
    const others = PRICE_UNITS.filter((each) => each !== unit);
    for (const form of ['short', 'per'] as const) {
      const name = t(`priceUnit.${form}.${unit}`);
      expect(others.map((each) => t(`priceUnit.${form}.${each}`))).not.toContain(name);
    }
  }
  expect(inAllLocales(`priceUnit.short.${unit}`).every((name) => name.length <= 13)).toBe(true);
});
