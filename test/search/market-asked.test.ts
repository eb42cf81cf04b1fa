import { expect, test } from 'vitest';
import { loadMarket, ourSearch } from './engines.ts';

const { answer } = await ourSearch(loadMarket());
const foundFor = (text: string) => answer({ text, kind: 'any' }).full;

test.each([
  ['gdzie na jarmark świąteczny z dziećmi', 'event'],
  ['mistrzostwa w strzyżeniu owiec', 'event'],
  ['targ kwiatów i sadzonek', 'event'],
] as const)('"%s" asks for an %s', (text, kind) => {
  expect(foundFor(text)[0]?.kind).toBe(kind);
});

test.each([
  ['kiermasz ciast', 'Słodki Kiermasz Makowianek'],
  ['targ roślin', 'Wiosenne Targi Ogrodnicze w Końskowoli'],
  ['szczeniak za darmo', 'Bunia, suczka ze schroniska, do adopcji'],
  ['rój pszczół', 'Odkłady pięcioramkowe z matką krainką'],
  ['robota dla gościa co umie jeździć koparką', 'Osoba do obsługi koparki i ładowarki teleskopowej'],
  ['szukam dziewczyny do sprzątania pokoi', 'Osoba do sprzątania pokoi gościnnych, lato'],
  ['ktoś do powiązania starego dębu linami', 'Wiązania linowe i podpory dla pomnikowych drzew'],
  ['zbelowanie siana', 'Prasowanie słomy i siana w bele okrągłe'],
  ['zajęcia z wosku andrzejki', 'Andrzejkowe lanie wosku'],
  ['wydarzenie dla psiarzy', 'Mikołaj przyjeżdża psim zaprzęgiem'],
  ['nocleg z rowerem nad Wisłą', 'Różana Weranda nad Wisłą'],
  ['prezent z drewna dla babci', 'Anioł z lipowego drewna, rzeźbiony dłutem'],
  ['pracownik do winnicy na luty', 'Cięcie i wiązanie winorośli, luty i marzec'],
  ['posypanie pola wapnem', 'Rozsiew nawozu i wapna, precyzyjnie'],
  ['podar árboles frutales', 'Zimowe cięcie jabłoni i grusz, korona wrzecionowa'],
  ['Ferienwohnung an der Ostsee', 'Dom na Mierzei'],
  ['owczarek do pilnowania owiec', 'Owczarki podhalańskie, szczenięta z rodowodem'],
  ['festival de la miel', 'Miodowe Roztocze'],
  ['handmade amber ring', 'Pierścionek srebrny z inkluzją'],
  ['setas secas', 'Borowiki suszone, plastry'],
  ['oliya lniana', 'Olej lniany tłoczony na zimno, nieoczyszczony'],
] as const)('for "%s" the first is %s', (text, title) => {
  expect(foundFor(text)[0]?.title).toBe(title);
});

test.each(['jar of honey', 'vasetto di miele', 'tarro de miel', 'honig im glas'])(
  'how a thing is packed is not the thing: %s',
  (text) => expect(foundFor(text).map((each) => each.kind === 'ad' && each.categoryPath.at(-1))).toContain('honey'),
);

test.each([
  'siodło',
  'bicycle for sale',
  'bicycle',
  'oddam za darmo psa',
  'praca kierowca tira',
  'przewóz mebli',
  'festiwal filmowy',
])('nobody offers "%s"', (text) => {
  expect(foundFor(text)).toEqual([]);
});

test('a service of one material finds no other work with it', () => {
  const categories = foundFor('wiata na auto z drewna').map((each) => each.kind === 'ad' && each.categoryPath.at(-1));
  expect(new Set(categories)).toEqual(new Set(['fencing_building']));
});
