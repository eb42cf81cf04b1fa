import { expect, test } from 'vitest';
import { readAlcohol } from './alcohol.ts';

const FOOD = 124;
const CRAFTS = 201;
const JOBS = 705;

function fieldsOf(title: string, description = 'Zapraszam do kontaktu.', categoryId: number | null = FOOD): string[] {
  return readAlcohol({ title, description, categoryId, tags: [], details: {} }).map(({ field }) => field);
}

test.each([
  'Nalewka z pigwy, domowa',
  'Nalewki babuni na miodzie',
  'Sprzedam nalewkę wiśniową',
  'Zestaw trzech nalewek',
  'Kosz z nalewką i serem',
  'Paczka świąteczna z domowym winem',
  'Wódka weselna swojska',
  'Wodka domowa 0,5l',
  'Bimber z jabłek',
  'Prawdziwy bimberek z Podlasia',
  'Samogon żytni',
  'Księżycówka łącka',
  'Śliwowica 70%',
  'Śliwowicy kilka butelek',
  'Wino z czarnego bzu',
  'Domowe wino porzeczkowe, półwytrawne',
  'Wina owocowe z własnej piwnicy',
  'Sprzedaż win owocowych',
  'Piwo rzemieślnicze z małego browaru',
  'Cydr z antonówki',
  'Miód pitny trójniak',
  'Półtorak, miód pitny leżakowany',
  'Likier jajeczny',
  'Ajerkoniak na żółtkach',
  'Spirytus rektyfikowany',
  'Na sprzedaż wino domowe',
  'Zamówienia na wino przyjmuję',
  'Wiśniówka babci Zosi',
  'Pigwówka',
  'Grzaniec korzenny w butelkach',
  'Homemade plum vodka',
  'Cherry wine from our orchard',
  'Moonshine, 1 litre',
  'Craft beer, six bottles',
  'Hausgemachter Schnaps',
  'Eierlikör nach Omas Rezept',
  'Rotwein vom Hof',
  'Vino casero de mora',
  'Licor de hierbas',
  'Cerveza artesana',
  'Grappa fatta in casa',
  'Limoncello della nonna',
  'Vino rosso sfuso',
  'Домашня наливка з вишні',
  'Самогон на меду',
  'Горілка домашня',
  'Вино з чорної смородини',
])('a title that offers alcohol is refused: %s', (title) => {
  expect(fieldsOf(title)).toEqual(['title']);
});

test.each([
  'Ocet winny z jabłek i winogron',
  'Ocet z wina czerwonego',
  'Ocet jabłkowy, dojrzewający jak wino',
  'Winogrona deserowe na wino i soki',
  'Winorośl Solaris, sadzonki na wino',
  'Dzikie wino na elewację',
  'Piwonie w pąkach',
  'Pomidory z piwnicy',
  'Piwniczny ser dojrzewający',
  'Spirytus salicylowy',
  'Spirytus kamforowy do nacierania',
  'Pigwa na nalewkę',
  'Aronia na nalewki i soki',
  'Wiśnie nadwiślanki do nalewek',
  'Kieliszki do wódki, nalewki i wina',
  'Kieliszki do nalewki, malowane ręcznie',
  'Karafka do wina z gliny',
  'Beczka po winie, dębowa',
  'Butelki na domowe wino',
  'Balon do robienia wina, 25 l',
  'Stojak na wino z drewna',
  'Deska serów do wina',
  'Ser dojrzewający w czerwonym winie',
  'Śliwki w rumie do ciasta',
  'Piernik z rumem i bakaliami',
  'Pierniki nadziewane likierem',
  'Propolis na spirytusie, krople',
  'Skrzynka na wino, lipowa',
  'Galaretka z białego wina do serów',
  'Piwo bezalkoholowe z chmielu',
  'Podpiwek bez alkoholu',
  'Szampan dla dzieci bezalkoholowy',
  'Kwas chlebowy na zakwasie',
  'Przyprawa do grzańca',
  'Krem bez alkoholu',
  'Alkohol cetylowy do kremów',
  'Drożdże winne',
  'Szampon piwny',
  'Winniczki w maśle',
  'Winny smak, antonówka',
  'Rumianek suszony',
  'Ginkgo, liście',
  'Wine vinegar with herbs',
  'Wine glasses, hand painted',
  'Apple cider vinegar',
  'Grapes for wine',
  'Non-alcoholic beer',
  'Ginger bread',
  'Weinessig mit Kräutern',
  'Weintrauben aus dem Garten',
  'Alkoholfreies Bier',
  'Bierbrot',
  'Vinagre de vino tinto',
  'Copas de vino de barro',
  'Uvas para vino',
  'Aceto di vino bianco',
  'Bicchieri da vino in terracotta',
  'Винний оцет',
  'Виноград на вино',
  'Келихи для вина',
])('a title that only names it is left alone: %s', (title) => {
  expect(fieldsOf(title)).toEqual([]);
});

test.each([
  'Do kosza dokładamy nalewkę własnej roboty.',
  'Oprócz miodu mam na sprzedaż wino z mniszka.',
  'Sprzedaję też bimber, pytać na miejscu.',
  'W ofercie również domowe wino i ser.',
  'Nalewka z pigwy 0,5 l za 60 zł.',
  'Polecam swojską wódkę na wesele.',
  'We also sell plum vodka.',
  'Wir verkaufen auch Schnaps vom Hof.',
  'Vendo también vino casero.',
  'Vendiamo anche grappa.',
  'Продаю також домашню горілку.',
])('a description that offers alcohol is refused: %s', (description) => {
  expect(fieldsOf('Miód lipowy', description)).toEqual(['description']);
});

test.each([
  'Świetne na nalewki, dżemy i do pieczenia.',
  'Dziadek robił z nich wino, my robimy powidła.',
  'Wina owocowe i nalewki zostawiamy sąsiadom.',
  'Polecamy do wina i do piwa.',
  'Sprzedaję jabłka na cydr i ocet.',
  'Oferujemy winogrona na wino.',
  'Beczki po winie, oczyszczone, dostępne od ręki.',
  'To moja wina, że dojrzewał za długo.',
  'Nie zawiera alkoholu ani perfum.',
  'Winnica jest za stodołą, goście mogą pomóc przy winobraniu.',
  'Na stole rejbak i kozicowe piwo bez procentów.',
  'Il vino lo bevono i vicini.',
  'Cuando vino el invierno, guardamos la miel.',
])('a description that only tells of it is left alone: %s', (description) => {
  expect(fieldsOf('Śliwki węgierki', description)).toEqual([]);
});

test('a title outside the goods categories may name alcohol, but not offer it', () => {
  expect(fieldsOf('Święto młodego wina', '', null)).toEqual([]);
  expect(fieldsOf('Winnica Pod Lipą, noclegi wśród winorośli', '', null)).toEqual([]);
  expect(fieldsOf('Pomoc przy produkcji wina i cydru', '', JOBS)).toEqual([]);
  expect(fieldsOf('Agroturystyka, sprzedaż nalewek', '', null)).toEqual(['title']);
});

test('the error quotes the word as it was written', () => {
  const [breach] = readAlcohol({ title: 'Pyszna NALEWKA', description: '', categoryId: CRAFTS, tags: [], details: {} });
  expect(breach).toEqual({
    field: 'title',
    severity: 'refuse',
    message: 'rules.alcohol.refused',
    values: { word: 'NALEWKA' },
  });
});

test.each([
  'Wino domowe 5zł/l',
  'Kosz prezentowy: wino, sery, miód',
  'Kosz z winem i dwoma kieliszkami do wina',
  'Nalewka "na zdrowie", 500ml',
  'Ziołowa nalewka na trawienie',
  'Wódka i nalewki, duży wybór',
  'Ser, wino i chleb',
  'Whisky na dębie',
  'Rum z beczki',
  'Porto, wino słodkie',
  'WINO DOMOWE',
  'wino z winogron, nie ocet',
])('refused however it is put: %s', (title) => {
  expect(fieldsOf(title)).toEqual(['title']);
});

test.each([
  'Rumak zimnokrwisty',
  'Winda na siano',
  'Piwnica z cegły',
  'Nalewak do miodu',
  'Wodniczki i kaczki',
  'Ginące odmiany jabłoni',
  'Winniki i bukszpany',
  'Wódz, owczarek podhalański',
  'Cydonia, pigwowiec japoński',
  'Rumiany chleb',
  'Etykiety na wino i nalewki',
  'Sadzonki malin na wino lub sok',
  'Owoce tarniny, po przymrozkach, na tarninówkę',
  'Zestaw kieliszków do nalewek',
  'Korki do wina, 100 sztuk',
  'Prasa do owoców, na soki i cydr',
])('a word that only begins alike, or serves: %s', (title) => {
  expect(fieldsOf(title)).toEqual([]);
});
