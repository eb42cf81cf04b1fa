import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const FIDDLE = ['Diabelskie skrzypce', 213, { description: 'Kij z głową diabła i dzwonkami.' }] as const;
const BELL = ['Dzwonek dla krowy', 207] as const;
const FEEDER = ['Karmnik dębowy dla sikor', 609] as const;
const DRINKER = ['Poidełko dla ptaków na drewnianej nodze', 609] as const;
const CAT = ['Trzy siostry ze schroniska, kocięta', 502, { description: 'Wszystkie są czarne.' }] as const;
const HEIFER = ['Jałówka highland, roczna', 506, { description: 'Ruda krowa z długą grzywką na oczach.' }] as const;
const COW = ['Krowa mleczna', 506] as const;
const MARE = ['Klacz huculska, pewna w terenie', 510, { description: 'Spokojny koń.' }] as const;
const SOAP = ['Mydło lawendowe', 301, { description: 'Na oleju kokosowym.' }] as const;
const DOG = [
  'Pies, który lubi dzieci',
  501,
  { description: 'Podobny do owczarka z Niemiec, niemiecki ojciec.' },
] as const;
const OIL = ['Olej rzepakowy', 121] as const;

test.each([
  // A description that says nearly everything comes before a title with a part of it.
  ['ruda krowa z grzywką', [COW, HEIFER], HEIFER[0]],
  ['kij z głową diabła i dzwonkami', [BELL, FIDDLE], FIDDLE[0]],
  // A category of feeders and drinkers does not make a drinker a feeder.
  ['karmnik dla ptaków drewniany', [FEEDER, DRINKER], FEEDER[0]],
  // With few words the thing must be on offer by its name.
  ['czarny kociak', [CAT], CAT[0]],
  ['olej kokosowy', [SOAP, OIL], ''],
  ['owczarek niemiecki', [DOG], ''],
  // Of another breed, whatever else is said.
  ['koń fryzyjski klacz', [MARE], ''],
] as const)('%s', async (words, ads, first) => {
  expect((await askAmong(ads))(words)[0] ?? '').toBe(first);
});
