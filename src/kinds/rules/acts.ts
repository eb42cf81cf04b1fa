import type { LegalAct } from './rule.ts';

/*
 * Acts by their official titles (EU acts by number, as each language has its own title for them), with the articles
 * that a rule is based on. Articles with an index are written as lawyers type them: 18(3ca).
 */
export const act = (name: string, ...articles: string[]): LegalAct => ({ name, articles });

const ANIMAL_PROTECTION = 'Ustawa z dnia 21 sierpnia 1997 r. o ochronie zwierząt';
const SOBRIETY = 'Ustawa z dnia 26 października 1982 r. o wychowaniu w trzeźwości i przeciwdziałaniu alkoholizmowi';
const ORGANIC = 'Ustawa z dnia 23 czerwca 2022 r. o rolnictwie ekologicznym i produkcji ekologicznej';
const UNFAIR_PRACTICES = 'Ustawa z dnia 23 sierpnia 2007 r. o przeciwdziałaniu nieuczciwym praktykom rynkowym';
const PLANT_PESTS = 'Ustawa z dnia 13 lutego 2020 r. o ochronie roślin przed agrofagami';
const FOOD_SAFETY = 'Ustawa z dnia 25 sierpnia 2006 r. o bezpieczeństwie żywności i żywienia';
const ANIMAL_PRODUCTS = 'Ustawa z dnia 16 grudnia 2005 r. o produktach pochodzenia zwierzęcego';
const ANIMAL_REGISTER = 'Ustawa z dnia 4 listopada 2022 r. o systemie identyfikacji i rejestracji zwierząt';
const PROTECTED_NAMES =
  'Ustawa z dnia 9 marca 2023 r. o rejestracji i ochronie nazw pochodzenia, oznaczeń geograficznych oraz gwarantowanych tradycyjnych specjalności produktów rolnych i środków spożywczych, win lub napojów spirytusowych oraz o produktach tradycyjnych';
const LODGING =
  'Ustawa z dnia 29 sierpnia 1997 r. o usługach hotelarskich oraz usługach pilotów wycieczek i przewodników turystycznych';
const MASS_EVENTS = 'Ustawa z dnia 20 marca 2009 r. o bezpieczeństwie imprez masowych';
const LABOUR_CODE = 'Ustawa z dnia 26 czerwca 1974 r. – Kodeks pracy';

/** The legal basis of each rule and of each kind of credential; house rules have none. */
export const acts = {
  alcohol: [act(SOBRIETY, '13(1)', '18')],
  pets: [act(ANIMAL_PROTECTION, '10a')],
  organic: [act('(UE) 2018/848', '30', '35'), act(ORGANIC)],
  organicWords: [act('(UE) 2018/848', '30')],
  ecoClaim: [act(UNFAIR_PRACTICES, '5'), act('(UE) 2024/825')],
  eggs: [act('(UE) nr 1308/2013'), act('(UE) 2023/2465')],
  plantPassport: [act('(UE) 2016/2031', '65', '81'), act(PLANT_PESTS)],
  foodDirect: [act(ANIMAL_PRODUCTS, '20', '21'), act(FOOD_SAFETY, '44a')],
  foodAnimal: [act(ANIMAL_PRODUCTS, '20', '21'), act('(WE) nr 853/2004', '4'), act(FOOD_SAFETY, '44a')],
  foodPlant: [act(FOOD_SAFETY, '44a', '61')],
  foodPrimary: [act(FOOD_SAFETY, '61', '63')],
  herd: [act(ANIMAL_REGISTER), act('(UE) 2016/429', '112', '113', '115')],
  equine: [act(ANIMAL_REGISTER), act('(UE) 2021/963')],
  keptAnimals: [act('(UE) 2016/429', '84')],
  farmRetail: [act(FOOD_SAFETY, '44a'), act(ANIMAL_PRODUCTS, '21')],
  marginal: [act(ANIMAL_PRODUCTS, '21')],
  approved: [act('(WE) nr 853/2004', '4'), act(ANIMAL_PRODUCTS, '20')],
  directSale: [act(ANIMAL_PRODUCTS, '20', '21')],
  sanitary: [act(FOOD_SAFETY, '61', '63')],
  bees: [act('(UE) 2016/429', '84'), act(ANIMAL_PRODUCTS, '20', '21')],
  protectedNames: [act('(UE) 2024/1143'), act(PROTECTED_NAMES)],
  traditional: [act(PROTECTED_NAMES)],
  lodging: [act(LODGING, '38', '39'), act('(UE) 2024/1028', '4')],
  massEvents: [act(MASS_EVENTS, '24', '29')],
  jobPay: [act(LABOUR_CODE, '18(3ca)')],
  jobTitle: [act(LABOUR_CODE, '18(3ca)')],
} as const satisfies Record<string, readonly LegalAct[]>;
