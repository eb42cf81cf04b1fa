import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, ofClass } from '../judging.ts';

const everyday = ofClass('everyday');

/** Gifts, the house, the body, the garden and pets. */
export const NEWEST_HOME_EVERYDAY: readonly JudgedQuery[] = [
  everyday('pamiątka na rocznicę ślubu', [ads('glass_painting', 'szklo z para'), ads('blacksmithing', 'podkowa')], {
    may: ads('crafts'),
  }),
  everyday('coś dla panny młodej do włosów', ads('folk_costumes', 'wianek'), {
    may: [ads('wreaths_bouquets', 'polny bukiet|wianek'), ads('potted_plants', 'mirt'), ads('jewellery')],
  }),
  everyday('wiązanka ślubna', ads('wreaths_bouquets', 'polny bukiet'), { may: ads('cut_flowers wreaths_bouquets') }),
  everyday('kwiaty dla mamy', ads('cut_flowers', '', { without: 'platki|tulipany hurtowo' }), {
    may: ads('cut_flowers wreaths_bouquets potted_plants'),
  }),
  everyday('coś do sypania na parę młodą', ads('cut_flowers', 'platki roz')),
  everyday('na mole do szafy', ads('bath', 'woreczki lawendowe'), { may: ads('wreaths_bouquets', 'wianek z lawendy') }),
  everyday('coś na zmarznięte stopy', [ads('weaving', 'skarpety'), ads('leather', 'kapcie')]),
  everyday('pierzyna', ads('weaving', 'koldra|poduszka z gesiego'), { may: ads('weaving', 'koc') }),
  everyday('coś do okrycia na kanapę', ads('weaving', 'koc|narzuta'), { may: ads('weaving') }),
  everyday('pudło na pościel', ads('wicker', 'kufer')),
  everyday('do zbierania grzybów', ads('wicker', 'kosz na grzyby'), {
    may: [ads('wicker', 'kosz'), ads('forestry', 'zbieranie runa')],
  }),
  everyday('koszyk do święconki', ads('wicker', 'koszyczek na swieconke'), { may: ads('wicker', 'kosz|maly koszyk') }),
  everyday('miejsce na szczapy przy kominku', ads('wicker', 'mocny kosz'), { may: ads('services', 'wiata na drewno') }),
  everyday('gdzie wyrasta ciasto chlebowe', ads('wicker', 'slomianka')),
  everyday('naczynie do kiszenia kapusty', ads('pottery', 'garnek kamionkowy'), { may: ads('pottery') }),
  everyday('kubek do kawy', ads('pottery', 'kubek|krzywe kubki'), { may: ads('glass_painting', 'szklanki') }),
  everyday('dzbanek', ads('pottery', 'dzbanuszek|siwak'), { may: ads('glass_painting', 'karafka') }),
  everyday('kamień z bałtyku na szyję', ads('jewellery', 'wisior|sznur bursztynow'), {
    may: ads('jewellery', '.*bursztyn'),
  }),
  everyday('łóżeczko dla lalki', ads('wooden_toys', 'kolyska')),
  everyday('ozdoby na choinkę', ads('holiday_decorations', 'slomiane gwiazdki|bombki'), {
    may: [ads('holiday_decorations paper_cuts'), ads('candles', 'sowy')],
  }),
  everyday('dekoracja na wielkanoc', ads('holiday_decorations', 'pisanki|palma|kroszonki|jajo strusie'), {
    may: [ads('eggs', 'wydmuszka|jaja gesie'), ads('wicker', 'koszyczek'), ads('holiday_decorations')],
  }),
  everyday('stroik na drzwi', ads('wreaths_bouquets', 'wianek|wieniec adwentowy'), {
    may: [ads('christmas_trees', 'galazki'), ads('wreaths_bouquets')],
  }),
  everyday('żłobek betlejemski', [ads('wood_carving', 'szopka'), ads('holiday_decorations', 'szopka')]),
  everyday('świeczki do łazienki', ads('candles', '', { without: 'gromnica|wielka paka' }), {
    may: ads('candles'),
  }),
  everyday('do chrztu i na burzę świeca', ads('candles', 'gromnica'), { may: ads('candles') }),
  everyday('obraz na ścianę', ads('glass_painting', 'matka boska|swiety florian|janosik'), {
    may: ads('paper_cuts weaving glass_painting'),
  }),
  everyday('święty od strażaków', ads('glass_painting', 'swiety florian')),
  everyday('zaproszenia na wesele', ads('paper_cuts', 'zaproszenia')),
  everyday(
    'podarek dla faceta',
    [ads('leather', 'portfel|pas|pasek'), ads('blacksmithing', 'noz'), ads('hair_care', 'balsam do brody')],
    {
      may: [ads('leather blacksmithing'), ads('soaps', 'mydlo do golenia')],
    },
  ),
  everyday('torebka na ramię', ads('leather', 'torba'), { may: ads('embroidery_lace', 'haft kaszubski na torbie') }),
  everyday('zeszyt do pisania pamiętnika', ads('leather', 'notes')),
  everyday('coś na suche dłonie', [ads('ointments', 'masc z propolisem'), ads('creams', 'krem do rak')], {
    may: ads('creams ointments'),
  }),
  everyday('popękane pięty', ads('ointments', 'masc nagietkowa'), { may: ads('ointments creams') }),
  everyday('krem na zimę dla dziecka', ads('ointments', 'masc na mroz'), {
    may: ads('creams ointments', '', { without: 'maselko na lapy' }),
  }),
  everyday('na bolące nogi', ads('ointments', 'zywokostowa|chlodzaca'), {
    may: ads('ointments', '', { without: 'maselko na lapy' }),
  }),
  everyday('szampon', ads('hair_care', 'szampon'), { may: ads('hair_care') }),
  everyday('na kręcone włosy', ads('hair_care', 'zel lniany'), { may: ads('hair_care') }),
  everyday('do zmywania makijażu', ads('face_oils', 'olejek do demakijazu'), { may: ads('face_oils hydrolats soaps') }),
  everyday('spękane usta', ads('lip_care', 'balsam|mietowy balsam|maselko|zestaw|czekoladowa'), {
    may: ads('lip_care ointments'),
  }),
  everyday('tonik do twarzy', ads('hydrolats', '', { without: 'mietowa' }), { may: ads('hydrolats face_oils') }),
  everyday('kwiaty na balkon', ads('potted_plants', 'pelargonie|fuksje|komplet szesciu|stokrotki'), {
    may: [ads('potted_plants'), ads('garden_design', 'nasadzenia na balkon')],
  }),
  everyday('coś na żywopłot', [ads('conifers', 'tuja|swierk serbski'), ads('ornamental_shrubs', 'roza pomarszczona')], {
    best: [ads('conifers', 'tuja'), ads('ornamental_shrubs', 'roza pomarszczona')],
    may: [ads('conifers', 'cis'), ads('ornamental_shrubs', 'bukszpan'), ads('mowing', 'wysiegnik')],
  }),
  everyday('roślina do cienia', ads('perennials', 'funkie'), { may: [ads('perennials'), ads('conifers', 'cis')] }),
  everyday('sadzonki pomidorów', ads('vegetable_seedlings', '.*pomidor'), { may: ads('seeds_bulbs', 'kolekcja') }),
  everyday('drzewko na pieniądze', ads('potted_plants', 'grubosz')),
  everyday('krzak malin', ads('berry_bushes', 'malina|sadzonki malin')),
  everyday('choinka do mieszkania w bloku', ads('christmas_trees', 'jodl[ay] kaukask|choinka w donicy'), {
    best: ads('christmas_trees', 'jodly kaukaskie metrowe'),
    may: ads('christmas_trees'),
  }),
  everyday('smakołyki dla psa', ads('dog_food', '', { without: 'karma' }), {
    may: ads('dog_food'),
    forbidden: ads('cat_food horse_feed'),
  }),
  everyday('coś do gryzienia dla szczeniaka', ads('dog_food', 'przelyki|skora|uszy|zwacze'), {
    may: [ads('dog_food'), ads('pet_toys', '', { tags: 'for_dogs' })],
    forbidden: ads('rodent_food'),
  }),
  everyday('posłanie dla kota', ads('beds_houses', 'wiklinowe|filcowa'), {
    may: ads('beds_houses', '', { tags: 'for_cats' }),
    forbidden: ads('beds_houses', 'zagroda'),
  }),
  everyday('buda', ads('beds_houses', 'buda'), { may: ads('beds_houses') }),
  everyday('jedzenie dla świnki morskiej', ads('rodent_food', '', { without: 'mieszanka ziaren' }), {
    may: ads('rodent_food'),
    forbidden: ads('pigs'),
  }),
  everyday('dokarmianie ptaków zimą', ads('bird_feeders', 'karmnik'), {
    may: [ads('bird_feeders'), ads('nuts_seeds', 'slonecznik')],
  }),
  everyday('psie łapy zimą', ads('ointments', 'maselko na lapy')),
];

const inflection = ofClass('inflection');

export const NEWEST_HOME_INFLECTION: readonly JudgedQuery[] = [
  inflection('bursztynami', ads('jewellery', '.*bursztyn')),
  inflection('serwetek szydełkowych', ads('embroidery_lace', 'serwetki szydelkowe|koronka koniakowska'), {
    may: ads('embroidery_lace'),
  }),
  inflection('aniołkowi', ads('wood_carving holiday_decorations', 'aniol|slomiane gwiazdki')),
  inflection('z tulipanami', [ads('cut_flowers', 'tulipany'), ads('seeds_bulbs', 'cebulki tulipanow')], {
    may: ads('pottery', '.*tulipan'),
  }),
];

const typo = ofClass('typo');

export const NEWEST_HOME_TYPO: readonly JudgedQuery[] = [
  typo('mydlo lawedowe', ads('soaps', 'mydlo lawendowe'), { may: ads('soaps') }),
  typo('pelergonie', ads('potted_plants', 'pelargonie|komplet szesciu')),
  typo('filcowa bódka dla kota', ads('beds_houses', 'filcowa'), { may: ads('beds_houses') }),
  typo('choiniki', ads('christmas_trees', '', { without: 'galazki' }), {
    may: [ads('christmas_trees holiday_decorations gardening_jobs'), events()],
  }),
];

const noDiacritics = ofClass('noDiacritics');

export const NEWEST_HOME_NO_DIACRITICS: readonly JudgedQuery[] = [
  noDiacritics('swieca sojowa', ads('candles', 'swieca sojowa'), { may: ads('candles') }),
  noDiacritics('karmnik debowy', ads('bird_feeders', 'karmnik debowy'), { may: ads('bird_feeders') }),
  noDiacritics('roza pnaca', ads('ornamental_shrubs', 'roza pnaca'), { may: ads('ornamental_shrubs', 'roz') }),
];

const joined = ofClass('joined');

export const NEWEST_HOME_JOINED: readonly JudgedQuery[] = [
  joined('kosznagrzyby', ads('wicker', 'kosz na grzyby')),
  joined('pod grzewacze', ads('candles', 'podgrzewacze'), { may: ads('candles') }),
  joined('maść nagietkowa nasuche łokcie', ads('ointments', 'masc nagietkowa'), { may: ads('ointments') }),
];

const regional = ofClass('regional');

export const NEWEST_HOME_REGIONAL: readonly JudgedQuery[] = [
  regional('laczki', ads('leather', 'kapcie')),
  regional('zapaska', ads('weaving', 'fartuch'), { may: ads('folk_costumes') }),
];

const feature = ofClass('feature', ['feature']);

export const NEWEST_HOME_FEATURE: readonly JudgedQuery[] = [
  feature('wegańskie mydełka', ads('soaps', '', { tags: 'vegan' }), { forbidden: ads('soaps', '.*(kozi|miod)') }),
  feature('wegański balsam do ust', ads('lip_care', '', { tags: 'vegan' }), {
    forbidden: ads('lip_care', 'balsam do ust z miodem'),
  }),
  feature('ekologiczne zabawki', ads('wooden_toys', '', { tags: 'eco' }), {
    may: ads('wooden_toys pet_toys', '', { tags: 'eco' }),
  }),
  feature('zabawki dla kota', ads('pet_toys', '', { tags: 'for_cats' }), {
    may: ads('pet_toys', '', { noTags: 'for_horse for_rodent' }),
    chips: [],
  }),
];

const exclusion = ofClass('exclusion');

export const NEWEST_HOME_EXCLUSION: readonly JudgedQuery[] = [
  exclusion('świece nie sojowe', ads('candles', '', { without: 'swieca sojowa' }), {
    forbidden: ads('candles', 'swieca sojowa'),
    chips: ['not'],
  }),
  exclusion('mydło bez miodu', ads('soaps', '', { without: '.*miod' }), {
    forbidden: ads('soaps', '.*miod'),
    chips: ['not'],
  }),
  exclusion('choinka ale nie świerk', ads('christmas_trees', 'choinka|jodl', { without: 'swierk' }), {
    may: ads('christmas_trees', '', { without: 'swierk' }),
    forbidden: ads('christmas_trees', 'swierk'),
  }),
];

const colour = ofClass('colour');

export const NEWEST_HOME_COLOUR: readonly JudgedQuery[] = [
  colour('czerwone korale', ads('jewellery', 'czerwone korale'), { may: ads('jewellery') }),
  colour('niebieski kubek', ads('pottery', 'kubek'), { may: ads('pottery', 'krzywe kubki') }),
  colour('fioletowy krzew', ads('ornamental_shrubs', 'bez lilak'), { may: ads('ornamental_shrubs') }),
  colour('różowe piwonie', ads('perennials', 'karpy piwonii'), { may: ads('cut_flowers', 'piwonie') }),
  colour('czarne mydło', ads('soaps', 'czarne')),
  colour('biała wycinanka', ads('paper_cuts', 'kurpiowska gwiazda'), { may: ads('paper_cuts') }),
];
