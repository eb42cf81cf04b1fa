import { USUAL_MARKET } from '#contract/settings/market.ts';

/** The name used in the messages and documents; it is replaced for a market with another name. */
export const WRITTEN_NAME = USUAL_MARKET.name;

/**
 * Polish inflects the default name, which no rule could do for arbitrary ones. Any other name is put after "serwis", as
 * Polish does with uninflected names.
 */
const POLISH: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])na Jarmarku/gu, 'w serwisie *'],
  [/(?<![\p{L}])Na Jarmarku/gu, 'W serwisie *'],
  [/(?<![\p{L}])na Jarmark(?![\p{L}])/gu, 'do serwisu *'],
  [/(?<![\p{L}])([Oo]) Jarmarku/gu, '$1 serwisie *'],
  [/Jarmarku/g, 'serwisu *'],
  [/Jarmarkiem/g, 'serwisem *'],
  [/Jarmarkowi/g, 'serwisowi *'],
  [/(?<![\p{L}])([Tt])en Jarmark/gu, '$1en serwis'],
];

/** Replaces the default name in a catalog's text by the market's own. */
export function withMarketName(text: string, locale: string, name: string): string {
  if (name === WRITTEN_NAME || !text.includes(WRITTEN_NAME)) return text;
  const rules = locale === 'pl' ? POLISH : [];
  const inflected = rules.reduce((said, [pattern, put]) => said.replace(pattern, put.replace('*', '\u0000')), text);
  return inflected.replaceAll(WRITTEN_NAME, () => name).replaceAll('\u0000', () => name);
}

/** The same for all texts within messages or documents, at any depth. */
export function renamedIn<T>(value: T, locale: string, name: string): T {
  if (name === WRITTEN_NAME) return value;
  if (typeof value === 'string') return withMarketName(value, locale, name) as T;
  if (Array.isArray(value)) return value.map((each) => renamedIn(each, locale, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamedIn(each, locale, name)])) as T;
}
