import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const PLUMS = [
  ['Śliwki węgierki', 116],
  ['Śliwki w czekoladzie', 124],
] as const;
const WAX = [
  ['Świece z wosku', 214],
  ['Wosk pszczeli w krążkach', 102],
] as const;
const SAUSAGES = [
  ['Żurek na białej kiełbasie', 122],
  ['Kiełbasa jałowcowa', 106],
] as const;
const HERBS = [
  ['Pokrzywa i skrzyp, susz', 118],
  ['Krem do rąk', 302],
] as const;
const CHILDREN = [
  ['Klocki dla dziecka', 211],
  ['Chleb żytni', 110],
] as const;
const FEAST = [
  ['Bombki na choinkę', 213],
  ['Makowiec zawijany', 111],
] as const;
const VEGETABLES = [
  ['Cebula', 115],
  ['Marchew z piasku', 115],
] as const;
const JUICES = [
  ['Sok gruszkowy', 114],
  ['Sok jabłko-marchew', 114],
] as const;
const JAMS = [
  ['Dżem z rabarbaru', 112],
  ['Dżem truskawkowy', 112],
] as const;
const MEAT = [
  ['Wieprzowina na gulasz', 107],
  ['Schab bez kości', 107],
] as const;

const HONEYS = [
  ['Miód lipowy', 101],
  ['Zestaw miodów', 101],
] as const;

test.each([
  ['śliwki w czekoladzie', PLUMS, ['Śliwki w czekoladzie']],
  ['wosk do świec', WAX, ['Wosk pszczeli w krążkach', 'Świece z wosku']],
  ['kiełbasa biała', SAUSAGES, ['Kiełbasa jałowcowa']],
  ['skrzyp na włosy', HERBS, ['Pokrzywa i skrzyp, susz']],
  ['śniadanie dla dziecka', CHILDREN, ['Chleb żytni']],
  ['deser na święta', FEAST, ['Makowiec zawijany']],
  ['potrawy świąteczne', FEAST, ['Makowiec zawijany']],
  ['warzywa na zupę', VEGETABLES, ['Marchew z piasku', 'Cebula']],
  ['sok jabłkowomarchwiowy', JUICES, ['Sok jabłko-marchew']],
  ['Erdbeermarmelade', JAMS, ['Dżem truskawkowy']],
  ['gegen Husten', [['Syrop z sosny', 114]], ['Syrop z sosny']],
  ['mięso na kotlety', MEAT, ['Schab bez kości', 'Wieprzowina na gulasz']],
  ['twardy ser do tarcia', [['Ser dojrzewający', 103]], ['Ser dojrzewający']],
  ['coś na chłodnik', [['Kefir na grzybkach', 104]], ['Kefir na grzybkach']],
  ['jajka pod kwokę', [['Jajka wylęgowe', 105]], ['Jajka wylęgowe']],
  ['suszone pomidory', [['Pomidory malinowe', 115]], []],
  ['brusznice', [['Konfitura z czerwonej borówki', 112]], ['Konfitura z czerwonej borówki']],
  ['zestaw miodów', HONEYS, ['Zestaw miodów', 'Miód lipowy']],
  ['ocet owocowy', [['Ocet malinowy', 121]], ['Ocet malinowy']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
