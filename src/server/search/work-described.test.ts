import { expect, test } from 'vitest';
import { askAmong, type TitledAd } from '#test/search/ads-asked.ts';

const WORK: readonly TitledAd[] = [
  ['Rozrzutnik obornika na dobę', 807, { description: 'Dwa wałki pionowe, hamulce, światła.' }],
  ['Rębak do gałęzi na weekend', 807],
  ['Minikoparka na gąsienicach', 807],
  [
    'Wysięgnik do poboczy',
    803,
    { description: 'Głowica z bijakami dosięga przeciwległej skarpy, ramię ma sześć metrów.' },
  ],
  ['Koszenie łąk', 803, { description: 'Kosiarka dyskowa i przetrząsacz.' }],
  ['Wykaszanie nieużytków', 803, { description: 'Mulczer na ciągniku.' }],
  ['Szczepienie drzewek', 806, { description: 'Sprowadzamy stare odmiany jabłoni.' }],
  ['Zimowe cięcie jabłoni', 806],
  ['Wirowanie miodu u klienta', 809],
  ['Rozsiew nawozu i wapna', 801],
  ['Ogrodzenie z siatki', 811],
  ['Płot sztachetowy', 811],
  ['Pastuch elektryczny', 811],
  ['Wiata na drewno', 811],
  ['Osoba do kóz', 703, { description: 'Dój i karmienie, koźlęta poimy z butelki.' }],
  ['Kucharka w agroturystyce', 707, { description: 'Pierogi i kartacze na dwadzieścia osób.' }],
  ['Plecionkarz koszy', 709],
  ['Miedziany kociołek', 206],
  ['Karma dla kóz', 608],
];

test.each([
  ['dwa wałki pionowe z hamulcami', 'Rozrzutnik obornika na dobę'],
  ['ramię z bijakami do skarp', 'Wysięgnik do poboczy'],
  ['osoba do karmienia koźląt z butelki', 'Osoba do kóz'],
  ['praca: lepienie pierogów i kartaczy', 'Kucharka w agroturystyce'],
  ['koszenie łąki traktorem', 'Koszenie łąk'],
  ['zaszczepienie jabłonki', 'Szczepienie drzewek'],
  ['kręcenie miodu z dojazdem', 'Wirowanie miodu u klienta'],
  ['kto rozsypie mi nawoz na 10 ha', 'Rozsiew nawozu i wapna'],
  ['żeby krowy nie uciekały', 'Pastuch elektryczny'],
  ['żeby opał nie mókł', 'Wiata na drewno'],
  ['koszykarz do pracowni', 'Plecionkarz koszy'],
])('"%s" finds first the work that says so', async (words, first) => {
  expect((await askAmong(WORK))(words)[0]).toBe(first);
});

test.each([
  ['wynajem rębaka', ['Rębak do gałęzi na weekend']],
  ['wynajem wózka widłowego', []],
  ['wynajem minikoparki na weekend', ['Minikoparka na gąsienicach']],
  ['używana koparka', []],
])('"%s" finds that machine only', async (words, found) => {
  expect((await askAmong(WORK))(words)).toEqual(found);
});
