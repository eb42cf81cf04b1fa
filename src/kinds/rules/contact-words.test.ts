import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContactInTitle } from './contact-words.ts';

const found = (title: string): string[] =>
  readContactInTitle({ title }).map(({ message }) => message.replace('rules.contact.', ''));

test.each([
  ['Miód lipowy 501 502 503', ['phone']],
  ['Miód lipowy tel. 501-502-503', ['phone']],
  ['Jajka, dzwoń 600700800', ['phone']],
  ['Koza mleczna +48 601 234 567', ['phone']],
  ['Ziemniaki 0048601234567', ['phone']],
  ['Siano (22) 123 45 67', ['phone']],
  ['Мед, тел. +380 67 123 45 67', ['phone']],
  ['Sery kozie www.serykozie.pl', ['link']],
  ['Sery: https://example.com/sery', ['link']],
  ['Więcej na pasieka-lipowa.pl', ['link']],
  ['Miody z pasieka.shop i inne', ['link']],
  ['Pisz: jan.kowalski@poczta.pl', ['email']],
  ['Tel. 501502503, jan@poczta.pl', ['phone', 'email']],
])('%s', (title, messages) => {
  expect(found(title)).toEqual(messages);
});

test.each([
  'Ziemniaki Irga, worki 15 kg',
  'Pelargonie 100 120 140 160 cm',
  'Miód 500 900 1200 g',
  'Słoiki 250 500 700 ml',
  'Traktor C-330, rocznik 1985, 1250 mth',
  'Jaja rozmiar L, 30 sztuk za 36 zł',
  'Deski 2000x150x25 mm',
  'Byczek, kolczyk PL005012345678',
  'Świeże jaja.Prosto z kurnika',
  'Sezon 2025/2026, zapisy 10.09-15.10.2026',
  'Kod 1-PL-14991301',
  'Chleb na zakwasie ok.1 kg',
  'Miód 600 700 800 g do wyboru',
  'Kosz 40x30x20',
])('no contact in: %s', (title) => {
  expect(found(title)).toEqual([]);
});

test('a mobile number is detected however it is grouped', () => {
  const digits = fc.tuple(fc.constantFrom('50', '60', '66', '69', '72', '79', '88'), fc.stringMatching(/^\d{7}$/));
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-', '.'), ([start, rest], gap) => {
      const number = `${start}${rest}`;
      const grouped = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(gap);
      expect(found(`Miód ${grouped}`)).toEqual(['phone']);
    }),
  );
});
