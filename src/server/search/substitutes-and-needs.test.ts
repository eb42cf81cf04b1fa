import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const TEAS = [
  ['Herbatka po obiedzie: koper i mięta', 118],
  ['Sernik kawowy', 111],
] as const;
const SOAPS = [
  ['Mydło lawendowe', 301],
  ['Żel lniany do loków', 304],
] as const;
const HONEY = [
  ['Miód lipowy', 101],
  ['Lizaki z palonego cukru', 124],
] as const;
const MUSHROOMS = [
  ['Kurki świeże', 117],
  ['Borowiki suszone', 117],
] as const;
const PRESENTS = [
  ['Krem różany', 302],
  ['Serwetka po babci', 204],
] as const;

test.each([
  ['zamiast kawy', TEAS, ['Herbatka po obiedzie: koper i mięta']],
  ['czym zastąpić kawę', TEAS, ['Herbatka po obiedzie: koper i mięta']],
  ['zamiast żelu pod prysznic', SOAPS, ['Mydło lawendowe']],
  ['zamiast cukru', HONEY, ['Miód lipowy']],
  ['instead of sugar', HONEY, ['Miód lipowy']],
  [
    'krówki z makiem',
    [
      ['Krówki ciągnące', 124],
      ['Makowiec', 111],
    ],
    ['Krówki ciągnące'],
  ],
  ['setas secas', MUSHROOMS, ['Borowiki suszone']],
  ['prezent kosmetyczny dla babci', PRESENTS, ['Krem różany']],
  [
    'mydło dla atopika',
    [
      ['Czarne mydło z węglem', 301],
      ['Mydło na kozim mleku', 301],
    ],
    ['Mydło na kozim mleku', 'Czarne mydło z węglem'],
  ],
  ['natural soap for sensitive skin', [['Mydło na kozim mleku', 301]], ['Mydło na kozim mleku']],
  ['honig aus polen', HONEY, ['Miód lipowy']],
  [
    'oliya lnyana',
    [
      ['Olej rzepakowy', 120],
      ['Olej lniany', 120],
    ],
    ['Olej lniany'],
  ],
  [
    'truskawki prosto z pola na dżem',
    [
      ['Dżem truskawkowy', 112],
      ['Truskawki Honeoye', 116],
    ],
    ['Truskawki Honeoye'],
  ],
  ['śliwki bez pestek do knedli', [['Śliwki węgierki', 116]], ['Śliwki węgierki']],
  [
    'szynka na święta',
    [
      ['Kiełbasa z szynki', 106],
      ['Szynka wędzona', 106],
    ],
    ['Szynka wędzona', 'Kiełbasa z szynki'],
  ],
  ['syrop do wody zamiast napojów gazowanych', [['Syrop truskawkowy', 114]], ['Syrop truskawkowy']],
  ['mydło które nie wysusza rąk', [['Mydło lawendowe', 301]], ['Mydło lawendowe']],
  ['karp przed świętami', [['Karp królewski', 109]], ['Karp królewski']],
  ['czym zakonserwować deskę', [['Wosk pszczeli', 102]], ['Wosk pszczeli']],
  ['olejek do opalania', [['Olejek do twarzy', 303]], []],
  ['krem do depilacji', [['Krem nagietkowy', 302]], []],
  ['sok pomarańczowy', [['Sok z rokitnika', 114, { description: 'Pomarańczowy i kwaśny.' }]], []],
  [
    'kaczka pieczona',
    [
      ['Kaczki biegusy', 502, { description: 'Pieczona też dobra.' }],
      ['Kaczka do garnka', 108, { description: 'Pieczona jest najlepsza.' }],
    ],
    ['Kaczka do garnka'],
  ],
  ['mleko w proszku', [['Mleko świeże', 104]], []],
  ['beeswax wraps', [['Woskowijki', 102]], ['Woskowijki']],
  ['ziemniaki mączyste na kopytka', [['Ziemniaki Vineta', 115]], ['Ziemniaki Vineta']],
  ['noga z kaczki', [['Udka z kaczki', 108]], ['Udka z kaczki']],
  ['ser topiony', [['Ser podpuszczkowy', 103]], []],
  ['mydło w płynie', [['Mydło szare', 301, { description: 'Lepsze niż płyn.' }]], []],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
