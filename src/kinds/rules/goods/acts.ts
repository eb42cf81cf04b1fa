import { act, acts } from '../acts.ts';

const NATURE = 'Ustawa z dnia 16 kwietnia 2004 r. o ochronie przyrody';
const WEAPONS = 'Ustawa z dnia 21 maja 1999 r. o broni i amunicji';
const WEAPONS_TRADE =
  'Ustawa z dnia 13 czerwca 2019 r. o wykonywaniu działalności gospodarczej w zakresie wytwarzania i obrotu materiałami wybuchowymi, bronią, amunicją oraz wyrobami i technologią o przeznaczeniu wojskowym lub policyjnym';

/** The legal basis of each topic. */
export const goodsActs = {
  tobacco: [
    act(
      'Ustawa z dnia 9 listopada 1995 r. o ochronie zdrowia przed następstwami używania tytoniu i wyrobów tytoniowych',
      '7f',
    ),
    act('Ustawa z dnia 6 grudnia 2008 r. o podatku akcyzowym'),
  ],
  drugs: [act('Ustawa z dnia 29 lipca 2005 r. o przeciwdziałaniu narkomanii', '55', '56')],
  weapons: [act(WEAPONS), act(WEAPONS_TRADE)],
  poaching: [act('Ustawa z dnia 13 października 1995 r. – Prawo łowieckie', '52', '53')],
  medicines: [act('Ustawa z dnia 6 września 2001 r. – Prawo farmaceutyczne', '68', '124')],
  protectedAnimals: [act(NATURE, '52', '61', '128'), act('(WE) nr 338/97', '8')],
  protectedPlants: [act(NATURE, '51')],
  alienSpecies: [act('(UE) nr 1143/2014', '7'), act('Ustawa z dnia 11 sierpnia 2021 r. o gatunkach obcych')],
  organs: [
    act(
      'Ustawa z dnia 1 lipca 2005 r. o pobieraniu, przechowywaniu i przeszczepianiu komórek, tkanek i narządów',
      '43',
      '44',
    ),
  ],
  documents: [
    act('Ustawa z dnia 22 listopada 2018 r. o dokumentach publicznych', '58'),
    act('Ustawa z dnia 6 czerwca 1997 r. – Kodeks karny', '270', '310'),
  ],
  pesticides: [
    act('(WE) nr 1107/2009', '28'),
    act('Ustawa z dnia 8 marca 2013 r. o środkach ochrony roślin', '25'),
    act('Ustawa z dnia 9 października 2015 r. o produktach biobójczych'),
  ],
  counterfeits: [act('Ustawa z dnia 30 czerwca 2000 r. – Prawo własności przemysłowej', '305')],
  homeSlaughter: [act('Ustawa z dnia 16 grudnia 2005 r. o produktach pochodzenia zwierzęcego', '17')],
  dogs: acts.pets,
  cats: acts.pets,
  rawMilk: acts.foodDirect,
  cattle: acts.herd,
  pigs: acts.herd,
  sheep: acts.herd,
  goats: acts.herd,
  horses: acts.equine,
} as const;
