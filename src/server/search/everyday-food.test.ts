import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const CRANBERRIES = [
  ['Żurawina do mięs i serów', 112],
  ['Żurawina błotna surowa', 117],
] as const;
const PUMPKINS = [
  ['Pestki dyni', 123],
  ['Dynia Hokkaido', 115],
] as const;
const CURD = [
  ['Twaróg półtłusty', 104],
  ['Pierogi ruskie', 122],
] as const;
const HAMS = [
  ['Kindziuk litewski', 106],
  ['Szynka wędzona', 106],
] as const;
const CARP = [
  ['Karp królewski', 109],
  ['Karp handlówka do stawu', 515],
] as const;
const GEESE = [
  ['Gęś owsiana', 108],
  ['Kaczka na pieczeń', 108],
] as const;

test.each([
  ['wydmuszka do malowania', [['Wydmuszka strusia', 105]], ['Wydmuszka strusia']],
  ['jajka niemalowane', [['Jajka swojskie', 105]], ['Jajka swojskie']],
  ['chrzan mocny że aż łzy lecą', [['Chrzan tarty', 121]], ['Chrzan tarty']],
  ['twaróg na pierogi leniwe', CURD, ['Twaróg półtłusty']],
  ['dynia na zupę', PUMPKINS, ['Dynia Hokkaido']],
  ['szynka z Litwy', [['Szynka wędzona', 106]], []],
  ['wędlina z Litwy', HAMS, ['Kindziuk litewski']],
  ['świeża żurawina z bagien', CRANBERRIES, ['Żurawina błotna surowa']],
  ['karp żywy na święta', CARP, ['Karp królewski']],
  ['karp żywy do stawu', CARP, ['Karp handlówka do stawu']],
  ['pasta do butów', [['Pasta z pstrąga', 109]], []],
  ['olej do kosiarki', [['Olej rzepakowy', 120]], []],
  ['Martinsgans', GEESE, ['Gęś owsiana']],
  ['mgiełka odświeżająca', [['Miętowa mgiełka', 306]], ['Miętowa mgiełka']],
  ['śliwka nałęczowska', [['Śliwki w czekoladzie', 124]], ['Śliwki w czekoladzie']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
