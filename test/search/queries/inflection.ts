import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('inflection');
const HEN = 'gesi|kacz|przepior|strus';

/** Plurals, cases and adjectives as they come out of a sentence. */
export const inflection: readonly JudgedQuery[] = [
  q('miodu lipowego', ads('honey', 'lipow'), { may: ads('honey'), forbidden: ads('jobs services cosmetics') }),
  q('miody', ads('honey'), { may: ads('bee_products'), forbidden: ads('jobs animals') }),
  q('z miodem gryczanym', ads('honey', 'grycz'), { may: ads('honey sweets bee_products', 'miod|grycz') }),
  q('serów', ads('cheese'), { may: ads('dairy'), forbidden: ads('wood_carving embroidery_lace face_oils') }),
  q('jajek', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('jaj przepiórczych', ads('eggs', 'przepior'), { may: ads('eggs') }),
  q('gęsie jaja', ads('eggs', 'jaja gesi'), { may: ads('eggs'), forbidden: ads('holiday_decorations') }),
  q('kurze jajko', ads('eggs', undefined, { without: HEN }), { may: ads('eggs'), forbidden: ads('poultry') }),
  q('chleba', ads('bread', 'chleb|bochen|razow|bulk|chalk|podplom|cebul'), {
    best: ads('bread', 'chleb|bochen|razow'),
    forbidden: ads('jobs'),
  }),
  q('chleby na zakwasie', ads('bread', 'chleb.*zakwas'), { may: ads('bread') }),
  q('pierogów', ads('ready_meals', 'pierog'), { may: ads('ready_meals') }),
  q('pierogami ruskimi', ads('ready_meals', 'pierogi rusk'), { may: ads('ready_meals', 'pierog') }),
  q('kiełbas', ads('cured_meats', 'kielb|kaban'), { best: ads('', 'kielb'), may: ads('cured_meats ready_meals') }),
  q('szynkę wędzoną', ads('cured_meats', 'szynk'), { may: ads('cured_meats', undefined, { tags: 'smoked' }) }),
  q('ryb', ads('fish'), { may: ads('fish_fry'), forbidden: ads('jobs cosmetics') }),
  q('karpia', ads('fish', 'karp'), { may: ads('fish_fry', 'kroczek karp'), forbidden: ads('sheep perennials') }),
  q('pstrągów wędzonych', ads('fish', 'pstrag wedz|.*pstraga wedz|.*wedzonego pstr'), {
    may: ads('fish'),
    forbidden: ads('fish_fry'),
  }),
  q('ogórków kiszonych', ads('pickles', 'ogorki kisz'), {
    may: ads('pickles'),
    forbidden: ads('jobs vegetable_seedlings'),
  }),
  q('kapusty kiszonej', ads('pickles', 'kapust'), { may: ads('pickles'), forbidden: ads('jobs') }),
  q('powideł śliwkowych', ads('preserves', 'powidl'), { may: ads('preserves'), forbidden: ads('jobs') }),
  q('dżemy truskawkowe', ads('preserves', 'dzem trusk'), { may: ads('preserves') }),
  q('soku malinowego', ads('juices_syrups', 'sok malin'), { may: ads('juices_syrups') }),
  q('soki', ads('juices_syrups', 'sok|oskol'), { may: ads('juices_syrups') }),
  q('ziemniaków', ads('vegetables', 'ziemn|pyry'), { forbidden: ads('jobs services') }),
  q('jabłek', ads('fruit', 'jabl'), { best: ads('fruit', 'jablk'), may: ads('preserves fruit_trees') }),
  q('suszonymi borowikami', ads('mushrooms_forest', 'borowik'), { may: ads('mushrooms_forest') }),
  q('mąki orkiszowej', ads('flour_groats', 'maka orkisz'), { may: ads('flour_groats bread') }),
  q('kaszę gryczaną', ads('flour_groats', 'kasza grycz'), { may: ads('flour_groats', 'grycz|gryk|kasz') }),
  q('oleju lnianego', ads('oils', 'olej lnian'), {
    may: ads('oils horse_feed'),
    forbidden: ads('face_oils hair_care embroidery_lace'),
  }),
  q('orzechów włoskich', ads('nuts_seeds', '.*orzechy wlosk'), { may: ads('nuts_seeds fruit_trees') }),
  q('koszy wiklinowych', ads('wicker', 'kosz|.*kosz|kufer wiklin'), {
    best: ads('wicker', 'kosz|.*kosz'),
    may: ads('wicker beds_houses'),
    forbidden: ads('jobs services'),
  }),
  q('haftowane serwety', ads('embroidery_lace', 'serweta'), { may: ads('embroidery_lace') }),
  q('kubków ceramicznych', ads('pottery', 'kubek'), { may: ads('pottery') }),
  q('drewnianymi zabawkami', ads('wooden_toys'), { forbidden: ads('pet_goods') }),
  q('korali', ads('jewellery', '.*koral'), { may: ads('jewellery'), forbidden: ads('ornamental_shrubs') }),
  q('kolczyków', ads('jewellery', '.*kolczyki'), { may: ads('jewellery'), forbidden: ads('animals') }),
  q('świec z wosku pszczelego', ads('candles', 'swiec|podgrzew', { without: '.*soj|.*rzepak' }), {
    may: ads('candles'),
  }),
  q('mydeł', ads('soaps')),
  q('kremu do rąk', ads('creams', 'krem do rak'), { may: ads('creams ointments') }),
  q('sadzonek malin', ads('berry_bushes', 'malin'), { may: ads('berry_bushes'), forbidden: ads('creams lip_care') }),
  q('tulipanów', ads('cut_flowers seeds_bulbs', '.*tulipan'), { forbidden: ads('pottery') }),
  q('choinkę', ads('christmas_trees'), { best: ads('christmas_trees', '.*choink|jodla|swierk') }),
  q('kur niosek', ads('laying_hens'), { may: ads('ornamental_poultry'), forbidden: ads('farm_feed poultry eggs') }),
  q('kaczek', ads('ducks_geese chicks poultry', 'kacz'), { forbidden: ads('cat_food pigs') }),
  q('królików', ads('rabbits'), { may: ads('fresh_meat', '.*krolik'), forbidden: ads('cat_food') }),
  q('szczeniąt', ads('dogs', '.*szczen|.*suczki|.*piesek'), { may: ads('dogs'), forbidden: ads('jobs') }),
  q('kociąt', ads('cats', 'kocie'), { may: ads('cats'), forbidden: ads('goats cat_food') }),
  q('rodzin pszczelich', ads('bees', '.*rodzin|pakiet|odklad'), { best: ads('bees', '.*rodzin'), may: ads('bees') }),
  q('budę dla psa', ads('beds_houses', 'buda'), { may: ads('beds_houses'), forbidden: ads('bird_feeders') }),
  q('karmników', ads('bird_feeders', 'karmnik'), { may: ads('bird_feeders') }),
  q('koszenia trawników', ads('mowing', 'koszenie traw'), { may: ads('mowing gardening_jobs') }),
];
