import { expect, test } from 'vitest';
import { readJobTitle } from './job-title.ts';
import { readOrganicWords } from './organic-words.ts';

const said = (title: string): string[] =>
  readJobTitle({ title }).map(({ severity, values }) => `${severity} ${values?.word}`);

test.each([
  ['Kelnerka do agroturystyki', 'refuse Kelnerka'],
  ['Zatrudnię kelnerkę na sezon', 'refuse kelnerkę'],
  ['Szukamy kucharki', 'refuse kucharki'],
  ['Sprzątaczki na lato', 'refuse Sprzątaczki'],
  ['Pani do sprzątania pokoi', 'refuse Pani'],
  ['Mężczyzna do prac polowych', 'refuse Mężczyzna'],
  ['Dwóch panów do zwózki siana', 'refuse panów'],
  ['Kobiety do zbioru truskawek', 'refuse Kobiety'],
  ['Osoba do dzieci, kobieta', 'refuse kobieta'],
  ['Pracownik gospodarczy', 'advise Pracownik'],
  ['Zatrudnię pracownika do obory', 'advise pracownika'],
  ['Traktorzysta od zaraz', 'advise Traktorzysta'],
  ['Zbieracze borówek', 'advise Zbieracze'],
  ['Kierowca ciągnika', 'advise Kierowca'],
  ['Oborowy do gospodarstwa', 'advise Oborowy'],
  ['Kellnerin für den Sommer', 'refuse Kellnerin'],
  ['Erntehelfer gesucht', 'advise Erntehelfer'],
  ['Waitress for a farm restaurant', 'refuse Waitress'],
  ['Camarera para la temporada', 'refuse Camarera'],
  ['Cameriera stagionale', 'refuse Cameriera'],
  ['Офіціантка на літо', 'refuse Офіціантка'],
])('%s: %s', (title, finding) => {
  expect(said(title)).toEqual([finding]);
});

test.each([
  'Pracownik gospodarczy (K/M)',
  'Traktorzysta k/m',
  'Kelnerka/kelner na sezon',
  'Kelner lub kelnerka',
  'Kelner/ka w gościńcu',
  'Pracownik(-ca) tartaku',
  'Pracownik/czka sadu',
  'Zbieraczki i zbieracze borówki',
  'Pomocnik/pomocnica kowala, praca przy młocie',
  'Pani lub pan do sprzątania pokoi',
  'Osoba do obsługi kelnerskiej',
  'Osoba do pomocy w kuchni, obok kucharki',
  'Praca przy zbiorze jabłek',
  'Pomoc kucharza w agroturystyce',
  'Praca u stolarza, od zaraz',
  'Obsługa pilarki i rębaka',
  'Stolarka okienna, montaż',
  'Ekipa na zbiór ogórków',
  'Kellner (m/w/d) gesucht',
  'Kellner:in für die Saison',
  'Camarero/a para la temporada',
  'Cameriere/cameriera stagionale',
  'Офіціант (ч/ж)',
  'Farm hands for the harvest',
])('is for everybody: %s', (title) => {
  expect(said(title)).toEqual([]);
});

test('advice names both forms', () => {
  expect(readJobTitle({ title: 'Kierowca ciągnika' })[0]).toEqual({
    field: 'title',
    severity: 'advise',
    message: 'rules.jobTitle.oneForm',
    values: { word: 'Kierowca', both: 'kierowca/kierowczyni' },
  });
});

test.each([
  ['Jabłka ekologiczne, skrzynka', [], 'ekologiczne'],
  ['Eko warzywa z ogródka', [], 'Eko'],
  ['Jabłka ekologiczne, skrzynka', ['eco'], undefined],
  ['Jabłka w ekologicznych torebkach', [], undefined],
  ['Ogórki na oborniku, nawóz organiczny', [], undefined],
  ['Ziemniaki z ekosystemu Biebrzy', [], undefined],
])('words of organic farming: %s %j', (title, tags, word) => {
  expect(readOrganicWords({ title, tags })[0]?.values?.word).toBe(word);
});
