import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, near, ofClass, upTo, within } from '../judging.ts';

const everyday = ofClass('everyday');
const inflection = ofClass('inflection');
const typo = ofClass('typo');
const noDiacritics = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');
const place = ofClass('place', ['place']);
const price = ofClass('price', ['price']);
const pack = ofClass('amount', ['amount']);
const feature = ofClass('feature', ['feature']);
const exclusion = ofClass('exclusion', ['not']);
const colour = ofClass('colour');
const combined = ofClass('combined');

/** Crafts: presents, household and festive things. */
export const FURTHER_CRAFTS: readonly JudgedQuery[] = [
  everyday(
    'pamiątka na ślub z imionami i datą',
    ads('glass_painting blacksmithing', 'szklo z para|podkowa na szczescie'),
    { may: ads('crafts', '', { text: 'imi|slub|dat[aey]' }) },
  ),
  everyday('drewniana zabawka dla dwulatka', ads('wooden_toys'), {
    best: ads('wooden_toys', 'klepok|klocki|traktor'),
    may: ads('wood_carving'),
  }),
  everyday('ciepłe bambosze po domu', ads('leather', 'kapcie'), { may: ads('weaving leather') }),
  everyday('nóż dla myśliwego na prezent', ads('blacksmithing', 'noz kuty')),
  everyday('obrus na świąteczny stół', ads('weaving embroidery_lace', 'obrus|okragly obrus'), {
    may: ads('weaving embroidery_lace'),
  }),
  everyday('kosz do lasu na prawdziwki', ads('wicker', 'kosz na grzyby'), { may: ads('wicker') }),
  everyday('ręcznie robione ozdoby na choinkę', ads('holiday_decorations', 'slomiane gwiazdki|bombki'), {
    may: ads('holiday_decorations paper_cuts christmas_trees candles'),
  }),
  everyday('kubek do kawy handmade', ads('pottery', 'kubek|krzywe kubki'), { may: ads('pottery') }),
  everyday('kartki z kogutkiem zapraszające na ślub', ads('paper_cuts', 'zaproszenia'), { may: ads('paper_cuts') }),
  everyday('prezent na chrzest: świeca', ads('candles', 'gromnica'), { may: ads('candles') }),
  everyday('instrument dla początkującego dziecka', ads('musical_instruments', 'fujarka|okaryna'), {
    may: ads('musical_instruments'),
  }),
  inflection('serwetek na szydełku', ads('embroidery_lace', 'koronka koniakowska|serwetki szydelkowe')),
  inflection('świeczki z pszczelim woskiem', ads('candles', '', { without: 'swieca sojowa|swieca rzepakowa' }), {
    may: ads('bee_products', 'wosk pszczeli'),
  }),
  inflection('aniołka z drewna', ads('wood_carving', 'aniol')),
  typo('bużuteria z bursztynu', ads('jewellery', '', { seller: 'bursztynowa' }), { may: ads('jewellery') }),
  typo('wiklnowy kosz na drewno', ads('wicker', 'mocny kosz na drewno')),
  typo('skrapety wełniane', ads('weaving', 'skarpety')),
  noDiacritics('lyzki drewniane do kuchni', ads('wood_carving', 'lyznik')),
  noDiacritics('stroj ludowy dla dziewczynki', ads('folk_costumes', 'stroj kaszubski'), {
    may: ads('folk_costumes jewellery', 'wianek|lowicka|czerwone korale'),
  }),
  noDiacritics('swiety obrazek malowany na szkle', ads('glass_painting', 'matka boska|swiety florian'), {
    may: ads('glass_painting'),
  }),
  place('kubki z Bolesławca', ads('pottery', 'kubek|krzywe kubki', near('Bolesławiec, dolnośląskie')), {
    may: ads('pottery'),
    chips: [],
  }),
  place('rękodzieło z Kaszub', ads('crafts', '', within(region('kaszuby'))), {
    may: ads('crafts', '', { text: 'kaszub' }),
  }),
  price('coś z bursztynu do 200 zł', ads('jewellery', '', { seller: 'bursztynowa', ...upTo(200) })),
  pack('sto drewnianych klocków', ads('wooden_toys', 'klocki', amount('pieces', 100)), {
    may: ads('wooden_toys', 'klocki'),
    chips: [],
  }),
  feature('ekologiczne zabawki dla dziecka', ads('wooden_toys', '', { tags: 'eco' }), {
    may: ads('wooden_toys'),
  }),
  exclusion(
    'biżuteria oprócz bursztynu',
    ads('jewellery', 'czerwone korale|kolczyki|goralska spinka|srebrne kolczyki'),
    {
      may: ads('jewellery', 'pierscionek'),
      forbidden: ads('jewellery', 'bursztyn'),
    },
  ),
  exclusion('świeca bez parafiny i bez wosku pszczelego', ads('candles', 'swieca sojowa|swieca rzepakowa'), {
    may: ads('candles'),
  }),
  colour('czarny dzbanek gliniany', ads('pottery', 'siwak')),
  colour('zielona wycinanka', ads('paper_cuts', 'leluja')),
  colour('szary koc', ads('weaving', 'koc')),
  joined('świecasojowa', ads('candles', 'swieca sojowa')),
  regional('zapaska w pasy', ads('weaving', 'fartuch burkowy'), { may: ads('weaving folk_costumes') }),
  regional('laczki z owczej skóry', ads('leather', 'kapcie')),
  regional('sagan na kiszone ogórki', ads('pottery', 'garnek kamionkowy')),
  combined('kolczyki na prezent do 60 zł', ads('jewellery', 'kolczyki', upTo(60)), { chips: ['price'] }),
];

/** Natural cosmetics, by the use that a buyer has in mind. */
export const FURTHER_COSMETICS: readonly JudgedQuery[] = [
  everyday('na spierzchnięte usta zimą', ads('lip_care'), { may: ads('ointments creams') }),
  everyday('na popękane dłonie od roboty', ads('creams ointments', 'krem do rak|masc z propolisem|masc zywiczna'), {
    may: ads('creams ointments'),
  }),
  everyday('prezent dla brodacza', ads('hair_care', 'balsam do brody')),
  everyday('czym smarować buzię dziecka na sanki', ads('ointments', 'masc na mroz')),
  everyday('na przetłuszczające się włosy', ads('hair_care', 'szampon'), { may: ads('hair_care herbs_teas') }),
  everyday('żeby mole nie zjadły swetrów', ads('bath', 'woreczki lawendowe')),
  inflection('olejku na suche końcówki', ads('hair_care', 'olejek lopianowy')),
  typo('hydrolat rumiankwy', ads('hydrolats', 'hydrolat rumiankowy')),
  typo('mydełlko lawendowe', ads('soaps', 'mydlo lawendowe')),
  noDiacritics('masc na popekane piety', ads('ointments', 'masc nagietkowa'), { may: ads('ointments creams') }),
  price('balsamik do ust do 20 zł', ads('lip_care', '', upTo(20)), { may: ads('lip_care') }),
  pack('hydrolat 100 ml', ads('hydrolats', '', amount('volumeMl', 100)), { may: ads('hydrolats') }),
  feature('wegańskie kosmetyki do włosów', ads('hair_care', '', { tags: 'vegan' }), {
    may: ads('cosmetics', '', { tags: 'vegan' }),
  }),
  exclusion('pomadka bez wosku pszczelego', ads('lip_care', 'pomadka|maselko|czekoladowa', { tags: 'vegan' }), {
    may: ads('lip_care', '', { tags: 'vegan' }),
    forbidden: ads('lip_care', 'balsam do ust z miodem'),
  }),
  joined('szamponwkostce', ads('hair_care', 'szampon w kostce')),
  combined('wegańskie mydło z Warmii', ads('soaps', '', { tags: 'vegan', ...within(region('warmia')) }), {
    chips: ['feature', 'place'],
  }),
];

/** Plants: for a balcony, a garden, a vase and the holidays. */
export const FURTHER_PLANTS: readonly JudgedQuery[] = [
  everyday(
    'żywopłot żeby się odgrodzić od sąsiada',
    ads('conifers ornamental_shrubs', 'tuja|swierk serbski|roza pomarszczona'),
    { may: ads('conifers ornamental_shrubs fencing_building') },
  ),
  everyday('kwiatki wiszące na balkon', ads('potted_plants', 'pelargonie|fuksje|komplet szesciu pelargonii'), {
    may: ads('potted_plants garden_design'),
  }),
  everyday('co rośnie w cieniu pod drzewami', ads('perennials', 'funkie'), {
    may: ads('perennials conifers potted_plants ornamental_shrubs'),
  }),
  everyday('małe drzewko owocowe na działkę', ads('fruit_trees'), {
    best: ads('fruit_trees', 'jablonie ligol|grusza konferencja|czeresnia'),
    may: ads('berry_bushes'),
  }),
  everyday('zioła do kuchni na parapet', ads('potted_herbs'), {
    best: ads('potted_herbs', 'skrzynka ziol'),
    may: ads('herbs_teas seeds_bulbs'),
  }),
  everyday('pomidory do wsadzenia w tunelu', ads('vegetable_seedlings', 'rozsada pomidora'), {
    may: ads('vegetable_seedlings seeds_bulbs vegetables'),
  }),
  everyday('wiązanka dla panny młodej', ads('wreaths_bouquets', 'polny bukiet slubny'), {
    may: ads('wreaths_bouquets cut_flowers potted_plants'),
  }),
  everyday('kwiaty dla pszczół do ogrodu', ads('seeds_bulbs perennials', 'laka kwietna|jezowka'), {
    may: ads('seeds_bulbs perennials garden_design potted_herbs ornamental_shrubs'),
  }),
  everyday('ząbki czosnku do wsadzenia', ads('seeds_bulbs', 'czosnek'), { may: ads('vegetables', 'czosnek') }),
  everyday('wieniec ze świecami na adwent', ads('wreaths_bouquets', 'wieniec adwentowy'), {
    may: ads('wreaths_bouquets'),
  }),
  inflection('cebulek tulipanowych', ads('seeds_bulbs', 'cebulki tulipanow')),
  inflection('krzaczków porzeczki', ads('berry_bushes', 'porzeczka')),
  typo('lawęda sadzonki', ads('perennials', 'lawenda')),
  typo('choinak cięta', ads('christmas_trees', 'jodla kaukaska|jodly|swierk', { tags: 'fresh' }), {
    may: [ads('christmas_trees'), { kind: 'event', title: 'choinkowy' }],
  }),
  typo('pelaronie na balkon', ads('potted_plants', 'pelargonie|komplet szesciu')),
  noDiacritics('roza pnaca na altane', ads('ornamental_shrubs', 'roza pnaca'), {
    may: ads('ornamental_shrubs', 'roze z golym'),
  }),
  noDiacritics('drzewko czeresni', ads('fruit_trees', 'czeresnia')),
  place('sadzonki drzewek lubuskie', ads('fruit_trees', '', { voivodeships: ['lubuskie'] }), {
    may: ads('plants', '', { voivodeships: ['lubuskie'] }),
  }),
  price('drzewka owocowe do 50 zł', ads('fruit_trees', '', upTo(50))),
  price('choinka do 120 zł', ads('christmas_trees', '', { without: 'galazki', ...upTo(120) }), {
    may: ads('christmas_trees', '', upTo(120)),
  }),
  pack('sadzonki malin 10 sztuk', ads('berry_bushes', 'malina|sadzonki malin', amount('pieces', 10)), {
    may: ads('berry_bushes'),
  }),
  feature('rośliny z ekologicznym certyfikatem', ads('plants', '', { tags: 'organic' }), {
    may: ads('plants', '', { tags: 'eco' }),
  }),
  exclusion('choinka co nie gubi igieł', ads('christmas_trees', 'jodla kaukaska|jodly kaukaskie'), {
    may: ads('christmas_trees'),
    chips: [],
  }),
  colour('czarne malwy', ads('perennials', 'malwy czarne')),
  colour('białe kwiaty do wazonu', ads('cut_flowers', 'tulipany ciete|piwonie'), { may: ads('cut_flowers') }),
  joined('bukietślubny', ads('wreaths_bouquets', 'polny bukiet slubny')),
  regional('flance pomidorów', ads('vegetable_seedlings', 'rozsada pomidora'), {
    may: ads('vegetable_seedlings seeds_bulbs'),
  }),
  combined(
    'róże do ogrodu koło Puław do 50 zł',
    ads('ornamental_shrubs', 'roz[ae]', { ...near('Puławy'), ...upTo(50) }),
    { may: ads('cut_flowers', 'roze', near('Puławy')), chips: ['place', 'price'] },
  ),
];
