import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const POND = [
  ['Kroczek karpia, obsada wiosenna do stawu', 515],
  ['Maść na stawy', 307],
] as const;
const SNAILS = [
  ['Kaczki biegusy indyjskie, pogromcy ślimaków', 503],
  ['Ślimaki do jedzenia', 109],
] as const;
const BEES = [
  ['Odkłady pszczele', 511],
  ['Przegląd pasieki', 809],
  ['Zakładanie ogrodu', 804],
] as const;
const POTATOES = [
  ['Wykopki ziemniaków kopaczką', 802],
  ['Ekipa na zbiór ogórków', 701],
  ['Ziemniaki jadalne', 115],
] as const;
const STUBBLE = [['Talerzowanie ścierniska', 801]] as const;
const ORCHARD = [
  ['Zabiegi opryskiwaczem sadowniczym w sadzie', 806],
  ['Jabłoń Antonówka', 404],
] as const;
const MEADOWS = [
  ['Koszenie łąk', 803],
  ['Owieczki wrzosówki', 506],
] as const;
const BORDERS = [
  ['Projektowanie rabat bylinowych', 804],
  ['Koszenie łąk', 803],
] as const;
const BEECH = [
  ['Drewno bukowe do kominka', 812],
  ['Koszenie łąk', 803],
] as const;
const FIELDS = [
  ['Orka pługiem obrotowym', 801],
  ['Siew zbóż', 801],
] as const;
const CATS = [
  ['Kocięta syberyjskie', 513],
  ['Wędka, zabawka dla kota', 608],
] as const;
const DOGS = [
  ['Owczarek podhalański, pies do stada', 512],
  ['Kozy karpackie', 507],
] as const;

test.each([
  ['czym zarybić mały staw', 'Kroczek karpia, obsada wiosenna do stawu', POND],
  ['co zje mi ślimaki w warzywniku', 'Kaczki biegusy indyjskie, pogromcy ślimaków', SNAILS],
  ['założyć pierwszą pasiekę pszczoły kupić', 'Odkłady pszczele', BEES],
  ['wykopać ziemniaki maszyną', 'Wykopki ziemniaków kopaczką', POTATOES],
  ['stalerzować ściernisko', 'Talerzowanie ścierniska', STUBBLE],
  ['kto popryska mi sad', 'Zabiegi opryskiwaczem sadowniczym w sadzie', ORCHARD],
  ['łąka do skoszenia', 'Koszenie łąk', MEADOWS],
  ['owce do skoszenia łąki', 'Owieczki wrzosówki', MEADOWS],
  ['rabata z bylin projektowanie', 'Projektowanie rabat bylinowych', BORDERS],
  ['drewno do kominka buk', 'Drewno bukowe do kominka', BEECH],
  ['plough my field', 'Orka pługiem obrotowym', FIELDS],
  ['kotek do zabawy', 'Kocięta syberyjskie', CATS],
  ['pies do pilnowania kóz', 'Owczarek podhalański, pies do stada', DOGS],
] as const)('"%s" finds "%s" first', async (words, first, ads) => {
  expect((await askAmong(ads))(words)[0]).toBe(first);
});
