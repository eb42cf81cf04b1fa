import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const care = [
  q(
    'krem na zmarszczki',
    [ads('creams', 'krem nagiet|rozany|krem z mlecz'), ads('face_oils', 'serum|olejek z pestek|olej ')],
    { may: ads('creams face_oils hydrolats') },
  ),
  q('popękane pięty', ads('ointments', 'masc nagiet'), { may: ads('ointments creams') }),
  q('suche dłonie po kopaniu w ogródku', [ads('creams', 'krem do rak'), ads('ointments', '.*dloni|masc zyw')], {
    best: ads('creams', 'krem do rak'),
    may: ads('creams ointments'),
  }),
  q('coś do wanny', ads('bath', undefined, { without: 'peeling|woreczki' }), {
    may: [ads('bath'), ads('cut_flowers', 'platki'), ads('herbs_teas', 'rumianek')],
  }),
  q('kosmetyk dla brodacza', ads('hair_care', 'balsam do brody'), { may: ads('soaps', 'mydlo do gol') }),
  q('ocet do płukania włosów', [ads('hair_care', 'plukanka'), ads('vinegars_spices', 'ocet jabl')], {
    best: ads('hair_care', 'plukanka'),
    may: [ads('hair_care vinegars_spices'), ads('herbs_teas', 'pokrzywa|rumianek')],
  }),
  q('bolące nogi po całym dniu stania', ads('ointments', 'zywokost|chlodzaca'), { may: ads('ointments bath') }),
  q('co na mole do szafy', ads('bath', 'woreczki'), {
    may: [ads('wreaths_bouquets perennials', '.*lawend')],
  }),
];

const table = [
  q('w czym kisić ogórki', ads('pottery', 'garnek'), { may: [ads('pottery'), ads('pickles', 'ogorki')] }),
  q('dzbanek na mleko', ads('pottery', 'siwak'), { may: [ads('pottery'), ads('glass_painting', 'karafka')] }),
  q('nóż', ads('blacksmithing', 'noz'), { may: ads('blacksmithing') }),
  q('świece na wigilijną kolację', ads('candles', undefined, { without: 'gromnica' }), {
    may: [ads('candles'), ads('blacksmithing', 'swiecznik'), ads('wreaths_bouquets', 'wieniec adw')],
  }),
  q('świeca do chrztu', ads('candles', 'gromnica'), { may: ads('candles') }),
];

const wardrobeAndRooms = [
  q('ciepłe skarpety na zimę', ads('weaving', 'skarpety'), { may: ads('leather', 'kapcie') }),
  q('pantofle po domu', ads('leather', 'kapcie'), { may: [ads('leather', 'kierpce'), ads('weaving', 'skarpety')] }),
  q('coś na łóżko z owczej wełny', ads('weaving', 'koldra|koc'), { may: ads('weaving') }),
  q('święty obrazek na ścianę', ads('glass_painting', 'matka|swiety'), {
    may: [ads('glass_painting'), ads('wood_carving', 'chrystus|anio|kapliczka')],
  }),
  q('koszyk do święconki', ads('wicker', 'koszyczek'), { may: ads('wicker holiday_decorations') }),
  q('ręcznie robione bombki', ads('holiday_decorations', 'bombki'), { may: ads('holiday_decorations') }),
];

const gifts = [
  q(
    'prezent dla babci',
    [
      ads('', undefined, { text: '(na|w pudelku na) prezent' }),
      ads('embroidery_lace jewellery candles cosmetics sweets honey wreaths_bouquets weaving pottery', undefined, {
        without: 'runo|maselko na lapy|balsam do brody|mydlo do gol',
      }),
    ],
    {
      best: ads('', undefined, { text: '(na|w pudelku na) prezent' }),
      may: ads('crafts cosmetics cakes preserves herbs_teas potted_plants cut_flowers'),
    },
  ),
  q('zabawka dla roczniaka', ads('wooden_toys', undefined, { without: 'karuzela|woz' }), {
    best: ads('wooden_toys', 'klocki'),
    may: ads('wooden_toys'),
  }),
  q('dla dziewczynki pod choinkę lalka albo coś do lalki', ads('wooden_toys', 'kolyska'), {
    may: ads('wooden_toys folk_costumes'),
  }),
  q('instrument dla dziecka na początek', ads('musical_instruments', 'fujarka|okaryna'), {
    may: ads('musical_instruments wooden_toys'),
  }),
  q('zaproszenia ślubne', ads('paper_cuts', 'zaproszenia'), { may: ads('paper_cuts') }),
  q('pamiątka dla młodej pary', [ads('glass_painting', 'szklo z para'), ads('blacksmithing', 'podkowa')], {
    best: ads('glass_painting', 'szklo z para'),
    may: [ads('paper_cuts', 'kodra|zaproszenia'), ads('glass_painting bread cakes')],
  }),
  q('nauka wyplatania koszy', ads('wicker', 'kurs'), {
    may: [ads('crafts_jobs', 'plecion'), events('wiklinowe'), ads('wicker')],
  }),
];

const pets = [
  q('mój kot nic nie chce jeść', ads('cat_food'), {
    best: ads('cat_food', 'suszona piers'),
    may: ads('pet_toys', undefined, { tags: 'for_cats' }),
  }),
  q('gryzak dla szczeniaka', [ads('dog_food', 'uszy|przelyki|skora'), ads('pet_toys', 'szarpak')], {
    may: [ads('dog_food'), ads('pet_toys', undefined, { tags: 'for_dogs' })],
  }),
  q('wyprawka dla nowego psa', ads('tack_leads beds_houses pet_toys dog_food', undefined, { tags: 'for_dogs' }), {
    may: [ads('ointments', 'maselko'), ads('dogs')],
  }),
  q('smarowidło na psie łapy zimą', ads('ointments', 'maselko')),
  q('co dać królikowi do jedzenia', ads('rodent_food', undefined, { without: 'mieszanka' }), {
    best: ads('rodent_food', 'otawa'),
    may: [ads('rodent_food farm_feed'), ads('vegetables', 'marchew')],
  }),
  q('czym zająć kota w mieszkaniu', ads('pet_toys', undefined, { tags: 'for_cats' }), {
    may: [ads('pet_toys'), ads('beds_houses cat_food tack_leads', undefined, { tags: 'for_cats' })],
  }),
];

export const unseenEverydayHome: readonly JudgedQuery[] = [...care, ...table, ...wardrobeAndRooms, ...gifts, ...pets];
