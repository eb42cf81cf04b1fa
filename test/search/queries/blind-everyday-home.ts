import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const garden = [
  q('krzaczki malin', ads('berry_bushes', 'malina|sadzonki malin'), { may: ads('berry_bushes') }),
  q('cos na cmentarz', [ads('potted_plants', 'stokrotki'), ads('christmas_trees', 'galazki')], {
    may: ads('potted_plants wreaths_bouquets cut_flowers christmas_trees candles'),
  }),
  q('rosliny na zywoplot', [ads('conifers', 'tuja|cis|swierk'), ads('ornamental_shrubs', 'roza pom|bukszpan')], {
    may: [ads('conifers ornamental_shrubs'), ads('mowing', 'wysiegnik')],
  }),
  q('sposób na ślimaki', ads('ducks_geese', 'kaczki biegusy'), { may: ads('ducks_geese chicks') }),
  q('cebulki do sadzenia jesienia', ads('seeds_bulbs', 'cebulki|czosnek'), {
    may: [ads('seeds_bulbs perennials'), ads('gardening_jobs', 'sadzenie')],
  }),
  q('róże do ogródka', ads('ornamental_shrubs', 'roza|roze'), { may: ads('ornamental_shrubs cut_flowers perennials') }),
  q('sadzonki pomidorow', ads('vegetable_seedlings', 'rozsada pom'), {
    may: [ads('vegetable_seedlings'), ads('seeds_bulbs', 'kolekcja'), events('rozsady')],
  }),
  q(
    'nasiona do warzywniaka',
    ads('seeds_bulbs', 'nasiona|kolekcja|fasola|dymka|czosnek', { without: 'nasiona malw' }),
    {
      may: [ads('seeds_bulbs vegetable_seedlings'), events('gielda')],
    },
  ),
  q(
    'rosliny ktore lubia pszczoly',
    [
      ads('seeds_bulbs', 'laka'),
      ads('perennials', 'lawenda|jezowka'),
      ads('potted_herbs', 'szalwia'),
      ads('garden_design', 'laka'),
    ],
    { may: ads('perennials seeds_bulbs ornamental_shrubs potted_herbs beekeeping_services') },
  ),
  q('ziola na parapet', ads('potted_herbs'), { may: ads('potted_plants') }),
  q('ziemia do ogródka i piasek', ads('transport', 'wywrotka'), { may: [ads('transport'), events('zielony')] }),
  q('choinka żywa', ads('christmas_trees', 'jodla|jodly|swierk|swierki|choinka'), {
    may: [ads('christmas_trees conifers'), events('choinkowy')],
    forbidden: ads('holiday_decorations'),
  }),
  q('mała choineczka do mieszkania', ads('christmas_trees', 'jodly|choinka w|jodla kor'), {
    may: ads('christmas_trees'),
  }),
];

const handsAndTools = [
  q('pan do koszenia', ads('mowing', 'koszenie traw|reczne|wykaszanie|koszenie lak'), {
    may: [ads('mowing'), ads('gardening_jobs', 'ktos')],
  }),
  q('kto przytnie jabłonki', ads('orchard_care', 'zimowe|odmladzanie'), { may: ads('orchard_care tree_care') }),
  q('ściąć drzewo koło domu', ads('tree_care', 'wycinka|podnosnik'), { may: ads('tree_care forestry') }),
  q('usuniecie pniaka', ads('tree_care', 'frezowanie'), {
    may: [ads('tree_care'), ads('orchard_care', 'karczowanie')],
  }),
  q('deski z własnego drzewa', ads('machine_rental', 'trak'), { may: ads('machine_rental wood_hay') }),
  q('postawic kurnik', ads('fencing_building', 'wiaty'), { may: ads('fencing_building') }),
  q('płot drewniany', ads('fencing_building', 'plot|ogrodzenie ze'), {
    may: [ads('fencing_building'), ads('wicker', 'plotki')],
  }),
  q('kopareczka do wynajecia', ads('machine_rental', 'minikoparka'), { may: ads('machine_rental machine_operators') }),
  q('opał na zimę', ads('wood_hay', 'drewno|brzoza|brykiet|drzewo|walki'), {
    may: ads('wood_hay machine_rental', '.*drew|luparka|rebak'),
  }),
  q('drzewo do pieca', ads('wood_hay', 'drewno|brzoza|brykiet|drzewo|walki'), {
    forbidden: ads('fruit_trees christmas_trees'),
  }),
  q('kto zaorze pole', ads('ploughing_sowing', 'orka'), { may: ads('ploughing_sowing') }),
  q('roj pszczol w kominie', ads('beekeeping_services', 'zdejmowanie'), { may: ads('beekeeping_services bees') }),
];

const animals = [
  q('karma dla kur', ads('farm_feed', 'pasza|owies|mieszanka|kukurydza'), {
    may: [ads('farm_feed'), ads('bread', 'resztki')],
  }),
  q('krolik dla dziecka', ads('rabbits', 'baranki|kroliki mie'), {
    best: ads('rabbits', 'baranki'),
    may: ads('rabbits'),
    forbidden: ads('fresh_meat cat_food'),
  }),
  q('koza do dojenia', ads('goats', 'koza saa|kozka mlecz'), {
    best: ads('goats', 'koza saa|kozka mlecz'),
    may: ads('goats'),
    forbidden: ads('jobs cosmetics'),
  }),
  q('byk do krycia krowy', ads('cattle', 'byk'), { may: ads('cattle') }),
  q('baran do stada', ads('sheep', 'tryk|barany'), { may: ads('sheep') }),
  q('krowa dająca dużo mleka', ads('cattle', 'jalowka|krowa'), { may: ads('cattle') }),
  q('siano dla konia', [ads('horse_feed', 'siano'), ads('wood_hay', 'siano')], {
    best: ads('horse_feed wood_hay', 'siano '),
    may: ads('horse_feed farm_feed wood_hay'),
  }),
  q('obroza dla duzego psa', ads('tack_leads', 'obroza'), { may: ads('tack_leads') }),
  q('ogrodzenie dla koni na łące', ads('fencing_building', 'pastuch'), { may: ads('fencing_building') }),
  q('prezent dla kota', ads('pet_toys beds_houses', undefined, { tags: 'for_cats' }), {
    may: ads('pet_goods', undefined, { tags: 'for_cats' }),
  }),
  q('konik dla początkującej', ads('horses_ponies', 'wierzchowiec|kuc|klacz hu'), {
    best: ads('horses_ponies', 'wierzchowiec|kuc|klacz hu'),
    may: [ads('horses_ponies'), facilities('horse_riding')],
    forbidden: ads('wooden_toys'),
  }),
  q('zaczynam z pszczolami co kupic', ads('bees', 'odklady|silne|pakiety'), {
    may: [ads('bees beekeeping_services'), events('lubuskie')],
  }),
];

const house = [
  q('mydełko domowej roboty', ads('soaps'), { may: ads('bath hair_care') }),
  q('krem na suche dłonie', [ads('creams', 'krem do rak'), ads('ointments', 'masc z prop|masc nag')], {
    best: [ads('creams', 'krem do rak'), ads('ointments', 'masc z prop')],
    may: ads('creams ointments'),
  }),
  q('cos na popekane piety', ads('ointments', 'masc nag'), { may: ads('ointments creams') }),
  q('masc na bolace nogi', ads('ointments', 'zywokost|chlodzaca'), { may: ads('ointments') }),
  q('na wypadanie włosów', [ads('hair_care', 'szampon|olejek|plukanka'), ads('herbs_teas', 'pokrzywa')], {
    may: ads('hair_care'),
  }),
  q('wosk do robienia kremow', ads('bee_products', 'wosk pszcz'), {
    may: [ads('bee_products face_oils creams'), ads('beekeeping_services', 'wytop')],
  }),
  q('cos na mole do szafy', ads('bath', 'woreczki'), { may: [ads('bath'), ads('wreaths_bouquets', '.*lawend')] }),
  q('świeczki z pszczelego wosku', ads('candles', 'swiece zw|swieca odl|gromnica|podgrzew|sowy|swiece lane|wielka'), {
    may: ads('candles'),
  }),
  q(
    'prezent dla faceta pod choinkę',
    [
      ads('leather', 'portfel|pasek|torba|notes'),
      ads('hair_care', 'balsam do br'),
      ads('soaps', 'mydlo do g'),
      ads('blacksmithing', 'noz'),
    ],
    { may: ads('crafts sweets honey cured_meats') },
  ),
  q(
    'cos na prezent',
    [ads('', undefined, { text: 'prezent|degustac|na probe' }), ads('crafts'), ads('sweets', 'pudelko')],
    {
      may: ads('food cosmetics wreaths_bouquets'),
      kind: 'ad',
    },
  ),
  q('zabawka dla dwulatka', ads('wooden_toys'), { forbidden: ads('pet_toys') }),
  q('coś do pokoju dziecka', [ads('holiday_decorations', 'pajak low'), ads('weaving', 'koldra'), ads('wooden_toys')], {
    may: [ads('crafts')],
  }),
  q('ciepłe na nogi', [ads('weaving', 'skarpety'), ads('leather', 'kapcie')], { may: ads('weaving leather') }),
  q('bukiet na ślub z polnych kwiatów', ads('wreaths_bouquets', 'polny'), {
    may: ads('wreaths_bouquets cut_flowers potted_plants'),
  }),
  q('zaproszenia na wesele', ads('paper_cuts', 'zaproszenia'), { may: ads('paper_cuts glass_painting') }),
  q('miska na sałatkę', ads('pottery', 'misa|komplet misek'), { may: ads('pottery') }),
  q('w czym ukisić kapustę', ads('pottery', 'garnek'), { may: ads('pottery pickles vegetables') }),
  q('dla brodacza', ads('hair_care', 'balsam do br'), { may: [ads('hair_care'), ads('soaps', 'mydlo do g')] }),
  q('coś do wanny na relaks', ads('bath', undefined, { without: 'woreczki' }), {
    may: ads('bath hydrolats soaps cut_flowers candles'),
  }),
  q('szampon bez plastiku', ads('hair_care', 'szampon'), { may: ads('hair_care soaps') }),
  q('bransoletka albo wisiorek dla żony', ads('jewellery', 'bransoletka|wisior'), { may: ads('jewellery') }),
  q('koc albo kołdra z wełny', ads('weaving', 'koc|koldra'), { may: ads('weaving') }),
  q('dywan na podłogę', ads('weaving', 'dywanik|chodnik|kilim'), { may: ads('weaving') }),
  q('garnki z gliny', ads('pottery', 'garnek|dwojaki|siwak'), { may: ads('pottery') }),
  q('kubeczek do kawy', ads('pottery', 'kubek|krzywe'), { may: ads('pottery') }),
  q('ozdoby na choinke', ads('holiday_decorations', 'slomiane|bombki'), {
    may: ads('holiday_decorations candles paper_cuts'),
  }),
  q('bizuteria z bursztynu', ads('jewellery', 'wisior|sznur bur|bransoletka|pierscionek'), { may: ads('jewellery') }),
  q('dekoracja na drzwi', ads('wreaths_bouquets', 'wianek|wieniec adw'), {
    may: [ads('wreaths_bouquets holiday_decorations'), ads('blacksmithing', 'podkowa')],
  }),
];

/** Everyday queries for the house, the yard and animals, judged from the listings alone. */
export const blindEverydayHome: readonly JudgedQuery[] = [...garden, ...handsAndTools, ...animals, ...house];
