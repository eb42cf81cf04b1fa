import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const MARKET = [
  ['Strzyża alpak i lam', 810],
  ['Rozsiew nawozu i wapna', 801],
  ['Minikoparka do wynajęcia', 807],
  ['Sprzedaż za ladą, pół etatu', 706],
  ['Wywrotka: piasek, żwir', 808],
  ['Fasola Jaś', 115],
  ['Fasola tyczna, ziarno do siewu', 409],
] as const;

test.each([
  // What services do something to is not on offer.
  ['alpaka', []],
  ['nawóz', []],
  ['strzyżenie alpak', ['Strzyża alpak i lam']],
  ['piasek', ['Wywrotka: piasek, żwir']],
  ['minikoparka', ['Minikoparka do wynajęcia']],
  // Vegetables to sow are seeds.
  ['fasola do siania', ['Fasola tyczna, ziarno do siewu']],
  ['fasolka na siew', ['Fasola tyczna, ziarno do siewu']],
  ['fasola', ['Fasola Jaś']],
] as const)('"%s" finds %j', async (words, titles) => {
  const ask = await askAmong(MARKET);
  expect(ask(words)).toEqual(titles);
});
