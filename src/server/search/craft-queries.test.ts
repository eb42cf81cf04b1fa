import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const POT = ['Garnek kamionkowy do kiszenia', 201] as const;
const BASKET = ['Kosz na drewno do kominka', 203] as const;
const CHEST = ['Kufer wiklinowy na pościel', 203] as const;
const SOAP = ['Mydło lawendowe', 301] as const;
const CAKE = ['Sernik na kratce', 111] as const;
const DOG_BISCUITS = ['Ciasteczka dla psa z wątróbką', 601] as const;
const SHAWL = ['Chusta tybetowa w róże', 210, { description: 'Frędzle z jedwabnej nici.' }] as const;
const EARRINGS = ['Kolczyki z koronki', 212] as const;
const PENDANT = ['Wisior z bursztynu', 212] as const;

test.each([
  ['w czym nosić drewno do kominka', [BASKET, POT], BASKET[0]],
  ['w czym ukisić ogórki', [BASKET, POT], POT[0]],
  ['do przechowywania pościeli', [CHEST, POT], CHEST[0]],
  ['do mycia rąk', [SOAP, CAKE], SOAP[0]],
  ['jadę na święta do rodziny i szukam kosza na drewno', [BASKET, CAKE], BASKET[0]],
  ['wypieki dla psa', [CAKE, DOG_BISCUITS], DOG_BISCUITS[0]],
  ['kolczyki z bursztynem', [EARRINGS, PENDANT], ''],
  ['jedwabna chusta', [SHAWL], ''],
  ['miedziany garnek', [POT], ''],
] as const)('%s', async (words, ads, first) => {
  expect((await askAmong(ads))(words)[0] ?? '').toBe(first);
});

test('a listing that is called as typed comes before another name for the thing', async () => {
  const ads = [
    ['Torba na zakupy', 208],
    ['Torba lniana', 204],
  ] as const;
  expect((await askAmong(ads))('torba na zakupy')[0]).toBe('Torba na zakupy');
});
