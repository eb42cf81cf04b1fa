import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, events, facilities, near, ofClass, upTo, within } from '../judging.ts';

const q = ofClass('combined');

/** Several conditions in any order. */
export const freshCombined: readonly JudgedQuery[] = [
  q('do 100 zł nocleg z psem nad jeziorem', facilities('lake allowed_pets', upTo(100)), {
    chips: ['price'],
    may: facilities('', { anyTag: 'lake allowed_pets', ...upTo(100) }),
  }),
  q(
    'wędzony pstrąg dolny śląsk',
    ads('fish', undefined, { title: '.*pstrag', tags: 'smoked', voivodeships: ['dolnośląskie'] }),
    { chips: ['place'], may: ads('fish', undefined, { tags: 'smoked' }) },
  ),
  q('białe kury nioski do 50 zł', ads('laying_hens', 'leghorny'), {
    chips: ['price'],
    may: ads('laying_hens', undefined, upTo(50)),
  }),
  q('eko jajka 10 sztuk', ads('eggs', undefined, { anyTag: 'organic freerange', without: 'wydmuszka|jajka wyleg' }), {
    best: ads('eggs', undefined, { tags: 'organic', ...amount('pieces', 10) }),
    chips: ['amount'],
    may: ads('eggs'),
  }),
  q('bieszczady ser kozi od gospodarza', ads('cheese', '.*(kozi|koziego|kozia)\\b', within(region('bieszczady'))), {
    chips: ['place'],
    may: [ads('cheese', '.*(kozi|koziego|kozia)\\b'), ads('dairy', '.*(kozi|kozie)\\b')],
  }),
  q(
    'praca podlasie z mieszkaniem',
    ads('jobs', undefined, { text: '.*(zakwaterow|nocleg|mieszkani|pokoj)', voivodeships: ['podlaskie'] }),
    { chips: ['place'], may: ads('jobs', undefined, { voivodeships: ['podlaskie'] }) },
  ),
  q('choinka cięta 2 metry do 200 zł', ads('christmas_trees', 'jodla kaukaska|swierk', upTo(200)), {
    best: ads('christmas_trees', 'jodla kaukaska|swierk klujacy'),
    chips: ['price'],
    may: ads('christmas_trees', undefined, upTo(200)),
  }),
  q('domek w górach z balią i kominkiem', facilities('holiday_cottage mountains hot_tub'), {
    best: facilities('hot_tub', { text: 'kominkiem' }),
    may: facilities('mountains hot_tub'),
  }),
  q('chleb bez glutenu i bez cukru', ads('bread', undefined, { tags: 'nogluten nosugar' }), {
    chips: ['feature'],
  }),
  q('agroturystyka kaszuby z kajakami', facilities('kayaks', within(region('kaszuby'))), {
    chips: ['place'],
    may: facilities('', within(region('kaszuby'))),
  }),
  q('pasek skórzany męski do 200', ads('leather', 'pasek|portfel', upTo(200)), {
    best: ads('leather', 'pasek'),
    may: ads('leather'),
  }),
  q('krem wegański do 60 zł', ads('creams', undefined, { tags: 'vegan', ...upTo(60) }), {
    chips: ['price'],
    may: ads('cosmetics', undefined, { tags: 'vegan', ...upTo(60) }),
  }),
  q('jarmark przed świętami pomorze', events('kaszubski jarmark gw|choinkowy'), {
    chips: ['place'],
    may: events('jarmark|ostatni jarmark|slodki|gwiazdka|wigili'),
  }),
  q('truskawki lub borówki kaszuby świeże', ads('fruit', 'truskawki|borowka', near('Kartuzy', 40)), {
    may: ads('fruit berry_bushes'),
  }),
  q('kabanosy albo sucha kiełbasa', ads('cured_meats', 'kielbasa|kabanosy'), {
    best: ads('cured_meats', 'kielbasa jalow|kabanosy'),
    may: ads('cured_meats'),
  }),
  q('olej rzepakowy tłoczony na zimno opolskie', ads('oils', 'olej rzepakowy'), { chips: ['place'], may: ads('oils') }),
  q('karma suszona dla psa alergika bez zbóż', ads('dog_food', undefined, { tags: 'dried nogluten' }), {
    may: ads('dog_food', undefined, { tags: 'nogluten' }),
  }),
  q('powidła z kotła bez cukru 300 g', ads('preserves', 'powidla sliwkowe'), {
    may: ads('preserves', undefined, { tags: 'nosugar' }),
  }),
  q('pokoje nad morzem ze śniadaniem do 250', facilities('sea breakfast', upTo(250)), {
    may: facilities('sea', upTo(250)),
  }),
];
