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

const DUCKS = [
  ['Kaczki staropolskie', 503],
  ['Kaczka sprawiona', 108],
] as const;
const RABBITS = [
  ['Królik nowozelandzki', 505],
  ['Tusza królika', 107],
] as const;
const GEESE = [
  ['Gęś owsiana', 108],
  ['Gęsi garbonose', 503],
  ['Gęsie udka', 108],
] as const;
const DAIRY = [
  ['Masło osełkowe', 104],
  ['Śmietana 30%', 104],
  ['Twaróg półtłusty', 104],
  ['Kefir', 104],
] as const;
const MARJORAM = [
  ['Smalec z majerankiem', 106],
  ['Majeranek otarty', 118],
] as const;
const MUSHROOMS = [
  ['Grzyby w occie', 117, { tags: ['marinated'] }],
  ['Borowiki suszone', 117, { tags: ['dried'] }],
] as const;
const JELLIES = [
  ['Miód wrzosowy, gęsty jak galaretka', 101],
  ['Galaretka z winogron', 112],
] as const;
const TEA = [
  ['Sok malinowy do herbaty', 114],
  ['Sernik na kratce', 111],
] as const;
const WINTER = [
  ['Ogórki kiszone na zimę', 113],
  ['Sok z rokitnika', 114],
] as const;
const PORK = [
  ['Karkówka na grilla', 107],
  ['Jagnięcina', 107],
] as const;
const HONEYS = [
  ['Miód lipowy', 101],
  ['Zestaw miodów', 101],
] as const;

test.each([
  ['śliwki w czekoladzie', PLUMS, ['Śliwki w czekoladzie']],
  ['wosk do świec', WAX, ['Wosk pszczeli w krążkach']],
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
  ['kaczka do pieczenia', DUCKS, ['Kaczka sprawiona']],
  ['królik na pasztet', RABBITS, ['Tusza królika']],
  ['gęś na święta', GEESE, ['Gęś owsiana', 'Gęsie udka']],
  ['masło śmietana i twaróg', DAIRY, ['Masło osełkowe', 'Śmietana 30%', 'Twaróg półtłusty']],
  ['sok jabłko i marchew', JUICES, ['Sok jabłko-marchew']],
  ['majeranek do żurku', MARJORAM, ['Majeranek otarty']],
  ['grzyby ale nie w occie', MUSHROOMS, ['Borowiki suszone']],
  ['grzyby na wigilię', MUSHROOMS, ['Borowiki suszone', 'Grzyby w occie']],
  ['galaretka', JELLIES, ['Galaretka z winogron']],
  ['nalewka wiśniowa', [['Nalewka z wiśni', 114]], ['Nalewka z wiśni']],
  ['pestki dyni', [['Pestki dyni bezłupinowej', 123]], ['Pestki dyni bezłupinowej']],
  ['beczka kapusty', [['Kapusta kiszona', 113]], ['Kapusta kiszona']],
  ['wianek czosnku', [['Czosnek zimowy', 115]], ['Czosnek zimowy']],
  ['coś słodkiego do herbaty', TEA, ['Sernik na kratce']],
  ['witaminy na zimę', WINTER, ['Sok z rokitnika']],
  ['mięso oprócz wieprzowiny', PORK, ['Jagnięcina']],
  ['produkty bez glutenu', [['Mąka gryczana', 119, { tags: ['nogluten'] }]], ['Mąka gryczana']],
  ['wielo kwiatowy miód', [['Miód wielokwiatowy', 101]], ['Miód wielokwiatowy']],
  ['ryby z wędzarni', [['Karp wędzony', 109]], ['Karp wędzony']],
  [
    'ciasto bez mleka',
    [
      ['Ciasto marchewkowe', 111, { tags: ['vegan'] }],
      ['Ciasto twarogowe', 111, { tags: ['lactosefree'] }],
      ['Sernik', 111],
    ],
    ['Ciasto marchewkowe'],
  ],
  [
    'jajka na święta',
    [
      ['Kroszonki', 213],
      ['Jajka swojskie', 105],
    ],
    ['Jajka swojskie'],
  ],
  ['ser z mleka koziego', [['Ser kozi', 103]], ['Ser kozi']],
  ['szprotki', [['Szproty wędzone', 109]], ['Szproty wędzone']],
  ['rosół', [['Kura na rosół', 108]], ['Kura na rosół']],
  ['sok z czarnego bzu', [['Syrop z kwiatów czarnego bzu', 114]], ['Syrop z kwiatów czarnego bzu']],
  ['produkty pszczele', [['Pierzga pszczela', 102]], ['Pierzga pszczela']],
  ['traditional polish food', [['Bigos w słoiku', 122]], ['Bigos w słoiku']],
  ['trota affumicata', [['Pstrąg wędzony', 109]], ['Pstrąg wędzony']],
  ['mlko kozie', [['Mleko kozie', 104]], ['Mleko kozie']],
  ['twarog kozi', [['Twarożek kozi', 104]], ['Twarożek kozi']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
