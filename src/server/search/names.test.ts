import { expect, test } from 'vitest';
import { readName } from './names.ts';
import { vocabulary } from './service.ts';
import { loadStemmer } from './stemmer.ts';

const SIGNS = { bare: '=', head: '+', complement: '' };

test.each([
  ['pl', 'Psy', '=psy'],
  ['pl', 'Karma dla psów', '+karma psów'],
  ['pl', 'Konie i kucyki', '+konie +kucyki'],
  ['pl', 'Smycze, szelki i uprzęże', '+smycze +szelki +uprzęże'],
  ['pl', 'Rzeźby i wyroby z drewna', '+rzeźby +wyroby drewna'],
  ['pl', 'Rozsady warzyw', '+rozsady warzyw'],
  ['pl', 'Świeże mięso', 'świeże +mięso'],
  ['pl', 'Do kąpieli', '+kąpieli'],
  ['pl', 'Bez progów i schodów', '+bez+progów +bez+schodów'],
  ['en', 'Dog food', 'dog +food'],
  ['en', 'For pets and livestock', '+pets +livestock'],
  ['de', 'Futter für Nutztiere', '+futter nutztiere'],
  ['de', 'Fertige Gerichte', 'fertige +gerichte'],
  ['es', 'Comida para perros', '+comida perros'],
  ['it', 'Torte e dolci da forno', '+torte +dolci forno'],
  ['uk', 'Свіже м’ясо', 'свіже +мясо'],
  ['uk', 'Корм для собак', '+корм собак'],
])('reads the words of a name in %s: %j', async (language, text, roles) => {
  const words = readName({ language, text }, await loadStemmer());
  expect(words.map(({ form, role }) => SIGNS[role] + form).join(' ')).toBe(roles);
});

test('every name of a category names something in every language', async () => {
  const stemmer = await loadStemmer();
  for (let id = 101; id < 900; id++) {
    for (const name of vocabulary.categoryNames(id)) {
      expect(readName(name, stemmer).filter(({ role }) => role !== 'complement')).not.toEqual([]);
    }
  }
});
