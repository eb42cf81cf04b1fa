import { expect, test } from 'vitest';
import { markedSpellings } from './diacritics.ts';
import { foreignStem, unknownStem } from './light-stemmers.ts';
import { loadStemmer } from './stemmer.ts';

test.each([
  ['jajek', ['jajko', 'jajo']],
  ['miodu', ['miód']],
  ['psów', ['pies']],
  ['kury', ['kura', 'kur']],
  ['miod', ['miód']],
  ['niedrogi', ['niedrogi']],
  ['nieba', ['niebo']],
  ['krakowie', ['kraków', '?krakow']],
  ['zbyszczakowi', ['?zbyszczak']],
  ['500', ['500']],
  ['ягоди', ['?ягод']],
])('knows the base forms of %j', async (word, stems) => {
  const stemmer = await loadStemmer();
  expect(stemmer.stems(word)).toEqual(stems);
  expect(stemmer.stems(word)).toEqual(stems);
});

test('restores diacritics as Polish spelling and the dictionary allow', async () => {
  const stemmer = await loadStemmer();
  expect(stemmer.restored('zurawiny')).toEqual(['żurawiny']);
  expect(stemmer.restored('laka')).toContain('łąka');
  expect(stemmer.restored('krakow')).toEqual(['kraków']);
  expect(stemmer.restored('butter')).toEqual([]);
});

test('tries few spellings, those with the fewest diacritics first', () => {
  expect(markedSpellings('szczec')).toEqual(['szczęc', 'szczeć', 'szczęć']);
  expect(markedSpellings('ala')).toEqual(['ała', 'alą', 'ałą']);
  expect(markedSpellings('ąę')).toEqual([]);
  const many = markedSpellings('lololololololololololo');
  expect(many).toHaveLength(256);
  expect(new Set(many).size).toBe(256);
});

test('is loaded once', () => {
  expect(loadStemmer()).toBe(loadStemmer());
});

test.each([
  ['en', 'egg eggs'],
  ['en', 'berry berries'],
  ['en', 'glass glasses'],
  ['en', 'box boxes'],
  ['de', 'ei eier'],
  ['de', 'baum bäume bäumen'],
  ['de', 'kuchen kuchen'],
  ['es', 'flor flores'],
  ['es', 'aceite aceites'],
  ['es', 'pez peces'],
  ['es', 'fresco frescas'],
  ['it', 'formaggio formaggi'],
  ['it', 'fungo funghi'],
  ['it', 'uovo uova'],
  ['uk', 'сир сири сиром сирів'],
  ['uk', 'ягода ягоди ягодами'],
])('gives all forms of a word in %j the same stem: %j', (language, forms) => {
  expect(new Set(forms.split(' ').map((form) => foreignStem(form, language))).size).toBe(1);
});

test('removes endings of words that are not in the dictionary, with and without diacritics', () => {
  const forms = 'zbyszczak zbyszczaka zbyszczakiem zbyszczakowi zbyszczaków zbyszczakow zbyszczakami'.split(' ');
  expect(new Set(forms.map((form) => unknownStem(form, true)))).toEqual(new Set(['?zbyszczak']));
});

test('recognises an adjective in -owy that the dictionary lacks if it has the noun', async () => {
  const stemmer = await loadStemmer();
  expect(stemmer.stems('rokitnikowego')).toEqual(['rokitnikowy']);
  expect(stemmer.knownStems('zbyszczakowy')).toEqual([]);
});
