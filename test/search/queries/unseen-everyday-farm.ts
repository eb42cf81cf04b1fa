import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const plants = [
  q('kwiaty', [ads('cut_flowers potted_plants perennials'), ads('wreaths_bouquets', '.*bukiet')], {
    may: ads('plants gardening_jobs'),
  }),
  q('kwiaty na grób', [ads('potted_plants', 'stokrotki'), ads('cut_flowers', undefined, { without: 'platki' })], {
    best: ads('potted_plants', 'stokrotki'),
    may: ads('cut_flowers wreaths_bouquets potted_plants candles'),
  }),
  q('bukiet dla panny młodej', ads('wreaths_bouquets', 'polny bukiet'), {
    may: [ads('wreaths_bouquets cut_flowers'), ads('potted_plants', 'mirt')],
  }),
  q(
    'jaka roślina do cienia',
    ads('perennials conifers potted_plants', undefined, { text: 'do cienia|znosi cien|polcien' }),
    {
      best: ads('perennials', 'funkie'),
      may: ads('plants'),
    },
  ),
  q('żywopłot od sąsiada', [ads('conifers', 'tuja|swierk serb'), ads('ornamental_shrubs', 'roza pom')], {
    may: ads('conifers ornamental_shrubs fencing_building'),
  }),
  q('drzewko owocowe na małą działkę', ads('fruit_trees', undefined, { without: 'orzech|jablon |stare' }), {
    best: ads('fruit_trees', 'jablonie ligol|grusza'),
    may: ads('fruit_trees berry_bushes'),
  }),
  q('choinka z korzeniami', ads('christmas_trees', 'choinka w donicy|jodla kore'), {
    best: ads('christmas_trees', 'choinka w donicy'),
    may: ads('christmas_trees conifers'),
  }),
  q('co posiać dla pszczół', [ads('seeds_bulbs', 'laka kwietna')], {
    may: [ads('plants', undefined, { text: 'pszcz|trzmiel|lawend' }), ads('seeds_bulbs garden_design')],
  }),
];

const animals = [
  q('kury nioski na podwórko', ads('laying_hens'), { may: ads('ornamental_poultry chicks farm_feed') }),
  q('kurczaczki', ads('chicks', 'kurcz|piskleta'), { may: ads('chicks farm_feed poultry') }),
  q('piesek ze schroniska', ads('dogs', undefined, { seller: 'fundacja' }), { may: ads('dogs') }),
  q('mały kotek', ads('cats', 'kocieta|norweski|maine|trzy czarne|kocurek bryt'), { may: ads('cats') }),
  q('koza co daje mleko', ads('goats', '.*mleczna'), { may: ads('goats') }),
  q('konik dla dziecka', ads('horses_ponies', 'kuc'), {
    best: ads('horses_ponies', 'kuc szet'),
    may: ads('horses_ponies wooden_toys'),
  }),
  q(
    'zwierzęta do mini zoo',
    [
      ads('goats', 'kozki karl'),
      ads('horses_ponies', 'osiolek|kuc szet'),
      ads('rabbits', 'baranki'),
      ads('ornamental_poultry'),
    ],
    { best: ads('goats', 'kozki karl'), may: ads('animals', undefined, { without: '.*narybek|matki|odklady' }) },
  ),
  q('ryby do oczka', ads('fish_fry', undefined, { text: 'ocz(ek|kach)' }), { may: ads('fish_fry') }),
  q('co zjada ślimaki w warzywniku', ads('ducks_geese', '.*biegus'), { may: ads('ducks_geese') }),
  q('duży pies stróżujący do gospodarstwa', ads('dogs', 'owczarki|suczka podh'), { may: ads('dogs') }),
  q('matka pszczela', ads('bees', 'matki|mateczniki'), { may: ads('bees') }),
];

const services = [
  q('kto skosi trawę', ads('mowing', 'koszenie trawn|reczne|koszenie lak|wykaszanie'), {
    best: ads('mowing', 'koszenie trawn'),
    may: [ads('mowing gardening_jobs'), ads('sheep', 'owieczki')],
  }),
  q('wycięcie drzewa przy domu', ads('tree_care', 'wycinka|podnosnik'), {
    best: ads('tree_care', 'wycinka'),
    may: ads('tree_care orchard_care forestry'),
  }),
  q('rój pszczół w kominie', ads('beekeeping_services', 'zdejmowanie'), { may: ads('beekeeping_services bees') }),
  q('przewiezienie krowy', ads('transport', 'transport zwierz'), { may: ads('transport') }),
  q('ziemia do ogrodu z przywozem', ads('transport', 'wywrotka'), { may: ads('transport') }),
  q('postawienie płotu', ads('fencing_building', 'ogrodzenie|plot'), {
    may: [ads('fencing_building'), ads('wicker', 'plotki')],
  }),
  q('ktoś kto zaprojektuje mi ogród', ads('garden_design', 'projekt|konsultacja'), {
    best: ads('garden_design', 'projekt'),
    may: ads('garden_design'),
  }),
  q('przycinanie jabłonek zimą', ads('orchard_care', 'zimowe|odmladzanie'), {
    best: ads('orchard_care', 'zimowe'),
    may: ads('orchard_care tree_care'),
  }),
  q('lekcja o pszczołach dla klasy', ads('beekeeping_services', 'warsztaty'), {
    may: [ads('beekeeping_services'), events('miodowe')],
  }),
];

const feedAndBedding = [
  q('ściółka dla kur', ads('wood_hay', '.*slom'), { best: ads('wood_hay', 'sloma pszenna'), may: ads('wood_hay') }),
];

export const unseenEverydayFarm: readonly JudgedQuery[] = [...plants, ...animals, ...services, ...feedAndBedding];
