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
const COWS = [
  ['Krówki ciągnące', 124],
  ['Krowa mleczna', 508],
] as const;
const BERRIES = [
  ['Konfitura z czerwonej borówki', 112],
  ['Borówka amerykańska w donicach', 405],
] as const;
const CREAMS = [
  ['Krem nagietkowy', 302],
  ['Krem z rokitnikiem', 302],
] as const;
const ROSES = [
  ['Owoce dzikiej róży', 117],
  ['Marmolada z dzikiej róży', 112],
] as const;
const GHERKINS = [
  ['Ogórek gruntowy, rozsada', 408],
  ['Ogórki małosolne', 113],
] as const;
const JAMS_OF_BERRIES = [
  ['Borówka amerykańska', 116],
  ['Konfitura z borówki', 112],
] as const;
const CHICKENS = [
  ['Kurki Rosa, 20 tygodni', 501],
  ['Kurczak zagrodowy', 108],
] as const;
const RABBITS = [
  ['Króliki nowozelandzkie', 505],
  ['Tusza królika', 107],
] as const;
const GROATS = [
  ['Kasza gryczana', 119],
  ['Pęczak jęczmienny', 119],
] as const;
const NIGELLA = [
  ['Czarnuszka do mielenia', 121],
  ['Olej z czarnuszki', 120],
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
  [
    'olej do kosiarki',
    [
      ['Olej rzepakowy', 120],
      ['Olej do kosiarki i piły', 120],
    ],
    ['Olej do kosiarki i piły'],
  ],
  ['przewóz mebli', [['Przewóz zboża', 808]], []],
  [
    'przewóz mebli',
    [
      ['Przewóz zboża', 808],
      ['Przewóz mebli i zwierząt', 808],
    ],
    ['Przewóz mebli i zwierząt', 'Przewóz zboża'],
  ],
  ['Martinsgans', GEESE, ['Gęś owsiana']],
  ['mgiełka odświeżająca', [['Miętowa mgiełka', 306]], ['Miętowa mgiełka']],
  ['śliwka nałęczowska', [['Śliwki w czekoladzie', 124]], ['Śliwki w czekoladzie']],
  ['olejek sosnowy do wanny', [['Olejek do kąpieli sosnowo-jodłowy', 305]], ['Olejek do kąpieli sosnowo-jodłowy']],
  ['śledź jak na Kaszubach', [['Śledź po kaszubsku', 109]], ['Śledź po kaszubsku']],
  ['apple juice cold pressed', [['Sok jabłkowy tłoczony', 114]], ['Sok jabłkowy tłoczony']],
  [
    'salceson kaszanka',
    [
      ['Salceson czarny', 106],
      ['Kaszanka gryczana', 106],
    ],
    ['Salceson czarny', 'Kaszanka gryczana'],
  ],
  ['marchew brudna z piachu', [['Marchew niemyta', 115]], ['Marchew niemyta']],
  ['karpik wigilijny', CARP, ['Karp królewski']],
  ['krówki ciągnące', COWS, ['Krówki ciągnące']],
  ['brusznica do mięsa', BERRIES, ['Konfitura z czerwonej borówki']],
  ['krem rokitnikowy', CREAMS, ['Krem z rokitnikiem']],
  ['dzika róża marmolada', ROSES, ['Marmolada z dzikiej róży']],
  ['ogórki małosolne na działkę', GHERKINS, ['Ogórki małosolne']],
  ['borówka do mięs', JAMS_OF_BERRIES, ['Konfitura z borówki', 'Borówka amerykańska']],
  ['woda gazowana', [['Woda lawendowa', 306]], []],
  ['kozaki damskie', [['Kozaki suszone', 117]], []],
  ['mięso z dzika na gulasz', [['Sarnina i dzik', 107]], ['Sarnina i dzik']],
  ['jajka od kur karmionych zbożem', [['Jajka swojskie', 105]], ['Jajka swojskie']],
  ['raw honey from a local beekeeper', [['Miód lipowy', 101]], ['Miód lipowy']],
  ['lip balm honey', [['Balsam do ust z miodem', 308]], ['Balsam do ust z miodem']],
  ['dumplings with cabbage and mushrooms', [['Pierogi z kapustą i grzybami', 122]], ['Pierogi z kapustą i grzybami']],
  ['freilandeier', [['Jajka z wolnego wybiegu', 105]], ['Jajka z wolnego wybiegu']],
  [
    'ser gouda',
    [
      ['Ser podpuszczkowy', 103],
      ['Bundz owczy', 103],
    ],
    [],
  ],
  ['tuszki kurczaka co tydzień', CHICKENS, ['Kurczak zagrodowy']],
  ['królik bez antybiotyków', RABBITS, ['Tusza królika']],
  ['wielokwiatowy do ciasta', [['Miód wielokwiatowy', 101]], ['Miód wielokwiatowy']],
  ['pierogi z serem i ziemniakami', [['Pierogi ruskie', 122]], ['Pierogi ruskie']],
  ['balsam do ust w metalowej puszce', [['Balsam do ust z miodem', 308]], ['Balsam do ust z miodem']],
  ['kasza pęczak', GROATS, ['Pęczak jęczmienny']],
  ['koza ser', [['Ser kozi', 103]], ['Ser kozi']],
  ['jabłkowe chipsy', [['Chipsy z jabłek', 116]], ['Chipsy z jabłek']],
  ['czarnuszka olej', NIGELLA, ['Olej z czarnuszki']],
  ['szampon koloryzujący', [['Szampon w kostce', 304]], []],
  ['skrobia ziemniaczana', [['Mąka ziemniaczana', 119]], ['Mąka ziemniaczana']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
