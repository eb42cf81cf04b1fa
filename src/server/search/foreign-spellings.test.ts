import { beforeAll, expect, test } from 'vitest';
import { askAmong, type TitledAd } from '#test/search/ads-asked.ts';

let find: (words: string) => string[];

const ADS: readonly TitledAd[] = [
  ['Orzechy laskowe w łupinach', 124],
  ['Olej z pestek dyni', 120],
  ['Smalec gęsi', 107],
  ['Smalec wieprzowy', 107],
  ['Wosk pszczeli w krążkach', 102],
  ['Miód lipowy', 101],
  ['Pierniki miodowe', 111],
  ['Chipsy z jabłek', 116],
  ['Jabłka deserowe', 116],
  ['Chrzan tarty', 123],
  ['Borowiki suszone', 118],
  ['Okaryna gliniana', 213],
  ['Misa gliniana', 201],
  ['Mleko kozie', 104],
  ['Mleko krowie', 104],
  ['Pelargonie na balkon', 402],
  ['Kołyska dla lalek', 214],
];

beforeAll(async () => {
  find = await askAmong(ADS);
});

test.each([
  ['haselnuesse', 'Orzechy laskowe w łupinach'],
  ['kuerbiskernoel', 'Olej z pestek dyni'],
  ['geranien fuer den balkon', 'Pelargonie na balkon'],
  ["strutto d'oca", 'Smalec gęsi'],
  ["cera d'api", 'Wosk pszczeli w krążkach'],
  ['latte di capra', 'Mleko kozie'],
  ['geriebener Meerrettich', 'Chrzan tarty'],
])('foreign spellings and forms are read: "%s"', (words, title) => {
  expect(find(words)[0]).toBe(title);
});

test.each([
  ['сушёные грибы', 'Borowiki suszone'],
  ['мёд', 'Miód lipowy'],
  ['медові пряники', 'Pierniki miodowe'],
  ['керамічна окарина', 'Okaryna gliniana'],
  ['яблучні чіпси', 'Chipsy z jabłek'],
])('Russian words and Ukrainian adjectives are read: "%s"', (words, title) => {
  expect(find(words)[0]).toBe(title);
});

test.each([
  ['puppenwiege', 'Kołyska dla lalek'],
  ['fluffy crisps', 'Chipsy z jabłek'],
])('the thing is told apart from words that nobody knows: "%s"', (words, title) => {
  expect(find(words)[0]).toBe(title);
});
