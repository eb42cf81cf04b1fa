import { beforeAll, expect, test } from 'vitest';
import { askAmong, type TitledAd } from '#test/search/ads-asked.ts';

let find: (words: string) => string[];

const ADS: readonly TitledAd[] = [
  ['Słonina z czosnkiem', 106],
  ['Śledzie w oleju', 109],
  ['Chleb pszenny', 110],
  ['Masło klarowane', 104],
  ['Jagnięcina młoda', 107],
  ['Cukierki miętowe', 124],
  ['Schab świeży', 107],
  ['Kapcie z filcu', 208],
  ['Poduszka z pierza', 205],
  ['Nóż kuchenny kuty', 207],
  ['Tuja Brabant', 407],
  ['Bukszpan w kuli', 406],
  ['Rozsada sałaty', 408],
  ['Prosięta i świnia', 509],
  ['Owczarek podhalański, szczenię', 512],
  ['Kotki do oddania', 513],
  ['Lin, narybek', 515],
  ['Obroża z juty', 607],
  ['Pomoc w masarni, rozbieracz', 705],
  ['Glebogryzarka, małe ogródki', 801],
  ['Owijanie bel', 802],
  ['Piasek i żwir', 808],
  ['Ściółka: słoma', 812],
  ['Złóbcoki z jaworu', 215],
];

beforeAll(async () => {
  find = await askAmong(ADS);
});

test.each([
  ['szpek', 'Słonina z czosnkiem'],
  ['śledzik', 'Śledzie w oleju'],
  ['matjasy', 'Śledzie w oleju'],
  ['sznita', 'Chleb pszenny'],
  ['ghee', 'Masło klarowane'],
  ['baranina', 'Jagnięcina młoda'],
  ['szklaki', 'Cukierki miętowe'],
  ['kapcioszki', 'Kapcie z filcu'],
  ['poducha', 'Poduszka z pierza'],
  ['tujki', 'Tuja Brabant'],
  ['trzoda chlewna', 'Prosięta i świnia'],
  ['podhalańczyk', 'Owczarek podhalański, szczenię'],
  ['dachowiec', 'Kotki do oddania'],
  ['masarz', 'Pomoc w masarni, rozbieracz'],
  ['skopać ogródek', 'Glebogryzarka, małe ogródki'],
  ['foliowanie bel', 'Owijanie bel'],
  ['kruszywo', 'Piasek i żwir'],
  ['gęśle', 'Złóbcoki z jaworu'],
])('the regional or colloquial word "%s" finds "%s"', (words, title) => {
  expect(find(words)).toEqual([title]);
});

test.each([
  ['buchsbaum', 'Bukszpan w kuli'],
  ['halsband', 'Obroża z juty'],
  ['нашийник', 'Obroża z juty'],
  ['messer', 'Nóż kuchenny kuty'],
  ['cerdo', 'Prosięta i świnia'],
  ['butcher', 'Pomoc w masarni, rozbieracz'],
])('the foreign word "%s" finds "%s"', (words, title) => {
  expect(find(words)).toEqual([title]);
});

test('a word that only resembles a foreign word does not find its translation', () => {
  expect(find('lonża')).not.toContain('Schab świeży');
  expect(find('setzlinge')).not.toContain('Lin, narybek');
});
