import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const PET_FOOD = [
  ['Mielony królik, porcje dla kotów', 602],
  ['Kiełbaski jagnięce', 107],
  ['Żwacze wołowe suszone', 601],
] as const;
const SALVES = [
  ['Krem do rąk', 302],
  ['Maść do szorstkich dłoni', 307],
  ['Maść do nóg', 307],
] as const;
const BASKETS = [
  ['Koszyk na rower', 203],
  ['Koszyczek na święconkę', 203],
] as const;
const SETS = [
  ['Zestaw degustacyjny miodów', 101],
  ['Zestaw kominkowy z pogrzebaczem', 207],
] as const;
const FOR_BABIES = [
  ['Krem nagietkowy', 302],
  ['Klocki bukowe', 211],
] as const;
const SOWING = [
  ['Siew zbóż', 801],
  ['Łąka kwietna, mieszanka nasion', 409],
] as const;
const STRAWBERRIES = [
  ['Truskawka Senga Sengana, sadzonki', 405],
  ['Truskawki deserowe', 116],
  ['Sadzenie drzew', 805],
] as const;
const COURSES = [
  ['Kurs wyplatania kosza', 203],
  ['Plecionkarz do pracowni', 709],
] as const;
const TACK = [
  ['Obroża dla psa', 607],
  ['Owies dla koni', 603],
  ['Koc wełniany', 205],
] as const;
const APPLES = [
  ['Szara Reneta, jabłonie do sadu', 404],
  ['Jabłka Szara Reneta', 116],
] as const;

test.each([
  ['mięso dla kota', PET_FOOD, ['Mielony królik, porcje dla kotów']],
  ['krem do dłoni', SALVES, ['Krem do rąk', 'Maść do szorstkich dłoni']],
  ['krem do spracowanych rąk', SALVES, ['Krem do rąk', 'Maść do szorstkich dłoni']],
  ['koszyk wielkanocny', BASKETS, ['Koszyczek na święconkę', 'Koszyk na rower']],
  ['komplet do kominka', SETS, ['Zestaw kominkowy z pogrzebaczem']],
  ['kosmetyki dla dziecka', FOR_BABIES, ['Krem nagietkowy']],
  ['prezent dla chłopca', FOR_BABIES, ['Klocki bukowe']],
  ['co posiać na łące', SOWING, ['Łąka kwietna, mieszanka nasion']],
  ['kto posieje zboże', SOWING, ['Siew zbóż']],
  ['truskawki do posadzenia', STRAWBERRIES, ['Truskawka Senga Sengana, sadzonki']],
  ['reneta drzewko', APPLES, ['Szara Reneta, jabłonie do sadu']],
  ['nauka wyplatania koszy', COURSES, ['Kurs wyplatania kosza']],
  ['coś dla psa', TACK, ['Obroża dla psa']],
  ['coś dla konia', TACK, ['Owies dla koni']],
  ['coś ładnego dla mamy', [['Korale czerwone', 212]], ['Korale czerwone']],
  ['uszy wołowe', [['Uszy wołowe suszone', 601]], ['Uszy wołowe suszone']],
  ['ucho wołowe', [['Uszy wołowe suszone', 601]], ['Uszy wołowe suszone']],
  [
    'zagroda dla świnki',
    [['Dwupoziomowa zagroda dla świnek morskich', 606]],
    ['Dwupoziomowa zagroda dla świnek morskich'],
  ],
  ['garncarz', [['Miska gliniana', 201]], ['Miska gliniana']],
  ['praca garncarz', [['Miska gliniana', 201]], []],
  ['ostrzenie noży', [['Ostrzenie siekier i kos', 207]], ['Ostrzenie siekier i kos']],
  ['karma gotowana', [['Karma gotowana dla psa', 601]], ['Karma gotowana dla psa']],
  ['shampoo bar', [['Szampon w kostce', 304]], ['Szampon w kostce']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
