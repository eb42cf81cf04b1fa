import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('everyday');

/** Things for the house, the garden and the yard, animals, and somebody to do the work. */
export const freshEverydayHome: readonly JudgedQuery[] = [
  q('zabawki dla dzieci', ads('wooden_toys'), { may: ads('crafts'), forbidden: ads('pet_toys') }),
  q('auto drewniane dla chłopca', ads('wooden_toys', 'traktor|woz'), { may: ads('wooden_toys') }),
  q('instrument dla dziecka', ads('musical_instruments', 'fujarka|okaryna'), { may: ads('musical_instruments') }),
  q(
    'koszyk na zakupy',
    [ads('wicker', 'kosz na grzyby|koszyk na rower|kosz kaszubski'), ads('embroidery_lace', '.*torbie')],
    {
      may: ads('wicker leather'),
    },
  ),
  q('koszyczek wielkanocny', ads('wicker', 'koszyczek'), { may: ads('wicker holiday_decorations') }),
  q('żywe drzewko na święta', ads('christmas_trees', undefined, { without: 'galazki' }), {
    may: ads('christmas_trees conifers'),
    forbidden: ads('fruit_trees'),
  }),
  q('stroik świąteczny', [ads('christmas_trees', 'galazki'), ads('wreaths_bouquets', 'wieniec adwentowy')], {
    may: ads('christmas_trees wreaths_bouquets holiday_decorations'),
  }),
  q('szopka', [ads('holiday_decorations', 'szopka'), ads('wood_carving', 'szopka')]),
  q('aniołek', [ads('wood_carving', 'aniol'), ads('holiday_decorations', '.*aniolki')], {
    may: ads('wood_carving holiday_decorations'),
  }),
  q('kubek do kawy', ads('pottery', 'kubek|krzywe kubki'), { may: ads('pottery'), forbidden: ads('cosmetics') }),
  q('gliniane garnki', ads('pottery', 'garnek|dwojaki|siwak|dzbanuszek'), { may: ads('pottery') }),
  q('obrus na stół', [ads('embroidery_lace', 'okragly obrus|biezn'), ads('weaving', 'obrus')], {
    best: [ads('embroidery_lace', 'okragly obrus'), ads('weaving', 'obrus')],
    may: ads('embroidery_lace weaving'),
  }),
  q('koc na kanapę', ads('weaving', 'koc|narzuta'), { may: ads('weaving') }),
  q('dywan do pokoju', ads('weaving', 'dywanik|chodnik|kilim'), { may: ads('weaving') }),
  q('kołderka dla dziecka', ads('weaving', 'koldra'), { may: ads('weaving') }),
  q('poduszka', [ads('weaving', 'poduszka'), ads('embroidery_lace', 'poszewka')], {
    may: [ads('beds_houses'), ads('bath', 'woreczki')],
  }),
  q('ciepłe buty po domu', ads('leather', 'kapcie'), { may: [ads('leather', 'kierpce'), ads('weaving', 'skarpety')] }),
  q('świeczki zapachowe', ads('candles'), { best: ads('candles', 'swieca (sojowa|rzepak)|swieczki|swiece|podgrz') }),
  q('korale', ads('jewellery', 'czerwone korale|sznur bursztynow'), {
    may: ads('jewellery folk_costumes'),
    forbidden: ads('mushrooms_forest'),
  }),
  q('kolczyki na prezent', ads('jewellery', '.*kolczyki'), { may: ads('jewellery') }),
  q('obraz na ścianę', ads('glass_painting', 'janosik|matka boska|swiety florian|szklo z para'), {
    may: ads('glass_painting paper_cuts weaving wood_carving'),
  }),
  q('nóż myśliwski', ads('blacksmithing', 'noz'), { may: ads('blacksmithing'), forbidden: ads('dogs') }),
  q('kwiaty do wazonu', [ads('cut_flowers', undefined, { without: 'platki' }), ads('wreaths_bouquets', '.*bukiet')], {
    may: ads('cut_flowers wreaths_bouquets'),
  }),
  q('kwiaty na cmentarz', [ads('potted_plants', 'stokrotki'), ads('cut_flowers', undefined, { without: 'platki' })], {
    may: ads('cut_flowers wreaths_bouquets potted_plants christmas_trees'),
  }),
  q('kwiaty na balkon', ads('potted_plants', 'pelargonie|komplet|fuksje|stokrotki'), {
    may: [ads('potted_plants potted_herbs perennials'), ads('garden_design', 'nasadzenia na balkon')],
  }),
  q('kwiaty do ogródka co same rosną', ads('perennials'), { may: ads('seeds_bulbs ornamental_shrubs potted_plants') }),
  q('kwiaty do cienia', ads('perennials', 'funkie'), {
    may: ads('perennials potted_plants ornamental_shrubs seeds_bulbs'),
  }),
  q(
    'coś na żywopłot',
    [ads('conifers', 'tuja|cis|swierk serbski'), ads('ornamental_shrubs', 'roza pomarszczona|bukszpan')],
    {
      may: ads('conifers ornamental_shrubs'),
      forbidden: ads('fish'),
    },
  ),
  q('drzewko owocowe', ads('fruit_trees'), { may: ads('berry_bushes orchard_care') }),
  q('krzaczki z owocami do ogródka', ads('berry_bushes'), { may: ads('fruit_trees ornamental_shrubs') }),
  q('sadzonki truskawek', ads('berry_bushes', 'truskawka'), {
    may: ads('berry_bushes'),
    forbidden: ads('preserves juices_syrups'),
  }),
  q(
    'coś do posadzenia w ogrodzie na wiosnę',
    ads(
      'fruit_trees berry_bushes ornamental_shrubs perennials seeds_bulbs vegetable_seedlings conifers potted_plants potted_herbs',
    ),
    { may: ads('plants garden_design gardening_jobs'), forbidden: ads('food cosmetics') },
  ),
  q('coś na ślimaki w ogrodzie', ads('ducks_geese', 'kaczki biegusy'), { may: ads('ducks_geese') }),
  q('kurki nioski młode', ads('laying_hens', undefined, { without: 'kury po pierwszym' }), {
    may: ads('laying_hens farm_feed chicks'),
    forbidden: ads('mushrooms_forest'),
  }),
  q('kurczaki do odchowu', ads('chicks', 'kurczeta|piskleta'), {
    may: ads('chicks farm_feed'),
    forbidden: ads('poultry'),
  }),
  q('małe kaczki', ads('chicks', 'kaczuszki'), { may: ads('ducks_geese chicks'), forbidden: ads('poultry') }),
  q('szczeniaczek dla rodziny', ads('dogs', 'owczarki|polski|border|golden retr|jamnik szorst|gonczy'), {
    may: ads('dogs'),
  }),
  q('piesek do adopcji', ads('dogs', 'bunia|kundelek|staruszek|tosia'), { may: ads('dogs cats') }),
  q('pies do pilnowania owiec', ads('dogs', 'owczarki|suczka podhal|border'), { may: ads('dogs') }),
  q('rasowe koty', ads('cats', 'kocieta|norwe|maine|kot syb|kocurek bryt'), {
    may: ads('cats'),
    forbidden: ads('dogs'),
  }),
  q('kot na myszy', ads('cats', 'kot do stajni'), { may: ads('cats'), forbidden: ads('pet_toys') }),
  q('króliczek dla dziecka', ads('rabbits', 'baranki'), { may: ads('rabbits'), forbidden: ads('fresh_meat cat_food') }),
  q('świnka na chów', ads('pigs', 'prosieta|warchlaki|mangalice, prosieta|loszki'), {
    may: ads('pigs'),
    forbidden: ads('rodent_food beds_houses pet_toys'),
  }),
  q('koza dojna', ads('goats', 'koza saan|kozka mleczna'), {
    may: ads('goats'),
    forbidden: ads('musical_instruments'),
  }),
  q('owce do wykaszania trawy', ads('sheep', 'owieczki|owce kamer'), {
    best: ads('sheep', 'owieczki'),
    may: ads('sheep mowing goats'),
    forbidden: ads('jobs'),
  }),
  q('kucyk dla córki', ads('horses_ponies', 'kuc\\b'), { may: ads('horses_ponies') }),
  q('spokojny koń do jazdy', ads('horses_ponies', 'klacz|walach|wierzchowiec|kuc\\b'), { may: ads('horses_ponies') }),
  q('ryby do oczka wodnego', ads('fish_fry', 'szczupak|lin|karas'), { may: ads('fish_fry'), forbidden: ads('fish') }),
  q('domek dla kotka', [ads('beds_houses', undefined, { tags: 'for_cats' }), ads('beds_houses', 'budki dla bezdom')], {
    may: ads('beds_houses'),
    forbidden: facilities(),
  }),
  q('domek dla ptaszków', ads('bird_feeders', 'budka|skrzynka|budki'), {
    may: ads('bird_feeders'),
    forbidden: facilities(),
  }),
  q('smaczki dla pieska', ads('dog_food', undefined, { without: 'karma gotowana' }), {
    may: [ads('dog_food'), ads('pet_toys', 'labirynt')],
  }),
  q('jedzenie dla kur', ads('farm_feed', 'pasza dla niosek|owies|kukurydza|mieszanka|pasza starter'), {
    best: ads('farm_feed', 'pasza dla niosek|owies|pasza starter'),
    may: [ads('farm_feed'), ads('bread', 'resztki')],
    forbidden: ads('cured_meats'),
  }),
  q(
    'coś dla chomika',
    ads('rodent_food pet_toys', undefined, { tags: 'for_rodent', text: '.*(chomik|szynszyl|gryz)' }),
    {
      best: [ads('rodent_food', 'mieszanka ziaren'), ads('pet_toys', 'tunel')],
      may: ads('rodent_food pet_toys beds_houses', undefined, { tags: 'for_rodent' }),
    },
  ),
  q('słoma na ściółkę', ads('wood_hay', 'slom|bele'), { may: ads('wood_hay'), forbidden: ads('eggs') }),
  q('drewno na zimę do pieca', ads('wood_hay', 'drewno|brzoza|brykiet|drzewo|walki'), {
    forbidden: ads('wood_carving wooden_toys bread'),
  }),
  q('pan do koszenia trawy', ads('mowing', 'koszenie trawnikow|reczne kosz|koszenie lak|wykaszanie'), {
    may: ads('mowing gardening_jobs'),
  }),
  q('ktoś do wycięcia drzewa przy domu', ads('tree_care', 'wycinka|podnosnik'), { may: ads('tree_care orchard_care') }),
  q('podcięcie jabłonki', ads('orchard_care', 'zimowe|odmladzanie'), { may: ads('orchard_care tree_care') }),
  q('pan z koparką', ads('machine_rental', 'minikoparka'), {
    may: ads('machine_rental transport machine_operators orchard_care'),
  }),
  q('przekopać działkę', ads('ploughing_sowing', 'przygotowanie dzialki|orka'), {
    best: ads('ploughing_sowing', 'przygotowanie dzialki'),
    may: ads('ploughing_sowing machine_rental'),
  }),
  q('ziemia do ogródka z przywozem', ads('transport', 'wywrotka'), { may: ads('transport') }),
  q('wywóz gałęzi', ads('transport', 'wywoz galezi'), { may: [ads('transport'), ads('machine_rental', 'rebak')] }),
  q('przewóz konia', ads('transport', 'transport zwierzat'), { may: ads('transport horses_ponies') }),
  q('kowal do konia', ads('shearing_hoof_care', 'kucie|werkowanie'), { may: ads('shearing_hoof_care') }),
  q('naostrzyć kosę', ads('blacksmithing', 'ostrzenie'), { may: [ads('mowing', 'reczne'), ads('blacksmithing')] }),
  q('płot z desek', ads('fencing_building', 'plot|ogrodzenie ze sztachet'), {
    may: ads('fencing_building'),
    forbidden: ads('fish'),
  }),
  q('rój pszczół na drzewie', ads('beekeeping_services', 'zdejmowanie'), { may: [ads('beekeeping_services bees')] }),
  q('kto zaplanuje mi ogród', ads('garden_design', undefined, { without: 'laka kwietna' }), {
    may: ads('garden_design gardening_jobs'),
  }),
  q('gdzie kupić pszczoły', ads('bees'), { may: ads('beekeeping_services'), forbidden: ads('honey candles') }),
  q('gdzie kupić żywego karpia', [ads('fish', 'karp krolewski'), ads('fish_fry', 'karp handlowka|kroczek')], {
    best: ads('fish', 'karp krolewski'),
    may: [ads('fish', 'karp'), { kind: 'event', title: 'wigilijny targ karpia' }],
    kind: 'ad',
  }),
  q('ross 308', ads('chicks', 'kurczeta'), { may: ads('chicks') }),
  q('matki buckfast', ads('bees', '.*buckfast'), { may: ads('bees') }),
  q('pszczoły dadant', ads('bees', '.*dadant'), { may: ads('bees') }),
  q('lohmann brown', ads('laying_hens', '.*(lohmann|kury po pierwszym)'), {
    best: ads('laying_hens', '.*lohmann'),
    may: ads('laying_hens'),
  }),
];
