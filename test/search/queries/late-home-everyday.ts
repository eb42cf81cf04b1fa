import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('everyday');

export const lateHomeEveryday: readonly JudgedQuery[] = [
  // Pottery, glass, wicker
  q('słój na kiszonki', ads('pottery', 'garnek kamionkowy'), { may: [ads('pottery'), ads('pickles')] }),
  q('dzbanek na kompot', [ads('glass_painting', 'karafka'), ads('pottery', 'siwak')], {
    may: [ads('pottery'), ads('glass_painting', 'szklanki'), ads('juices_syrups', 'kompot')],
  }),
  q('zastawa stołowa', ads('pottery', 'talerze|komplet misek|kubek|misa|krzywe kubki'), {
    may: [ads('pottery'), ads('glass_painting', 'szklanki|karafka')],
  }),
  q('salaterka', ads('pottery', 'misa|komplet misek'), { may: ads('pottery') }),
  q('skrzynia na pościel', ads('wicker', 'kufer'), { may: ads('wicker') }),
  q('koszyk rozrostowy', ads('wicker', 'slomianka'), { may: ads('wicker') }),
  q('obrzeże do warzywnika', ads('wicker', 'plotki'), { may: [ads('wicker'), ads('fencing_building garden_design')] }),
  // Wood, toys, iron, leather
  q('drewniane sztućce', ads('wood_carving', 'lyznik'), { may: ads('wood_carving') }),
  q('figurka na kominek', ads('wood_carving', 'aniol|chrystus'), {
    may: [ads('wood_carving'), ads('blacksmithing', 'zestaw kominkowy'), ads('candles')],
  }),
  q('autko drewniane', ads('wooden_toys', 'traktor'), { may: ads('wooden_toys') }),
  q('zabawki dla dziecka', ads('wooden_toys'), {
    may: [ads('musical_instruments', 'fujarka|okaryna'), ads('holiday_decorations', 'pajak lowicki')],
  }),
  q('wieszak na ubrania', ads('blacksmithing', 'kute haki'), { may: ads('blacksmithing') }),
  q(
    'do kominka',
    [ads('blacksmithing', 'zestaw kominkowy'), ads('wicker', 'mocny kosz'), ads('wood_hay', '.*do kominka')],
    { may: [ads('wood_hay', 'brykiet|brzoza|drzewo|walki'), ads('machine_rental', 'luparka')] },
  ),
  q('lichtarz', ads('blacksmithing', 'swiecznik'), { may: [ads('blacksmithing'), ads('candles')] }),
  q('okucia do drzwi', ads('blacksmithing', 'zawiasy|gwozdzie'), { may: ads('blacksmithing') }),
  q('nóż do lasu', ads('blacksmithing', 'noz kuty'), { may: ads('blacksmithing') }),
  q('galanteria skórzana', ads('leather', 'notes|pasek|portfel|torba|pas bacowski'), { may: ads('leather') }),
  q('portmonetka', ads('leather', 'portfel'), { may: ads('leather') }),
  q('zeszyt na przepisy', ads('leather', 'notes'), { may: ads('leather') }),
  // Textiles, costumes, jewellery
  q('bambosze', ads('leather', 'kapcie'), { may: [ads('leather', 'kierpce'), ads('weaving', 'skarpety')] }),
  q('coś ciepłego na nogi', [ads('weaving', 'skarpety'), ads('leather', 'kapcie')], {
    may: [ads('leather weaving'), ads('ointments', 'zywokostowa')],
  }),
  q('narzuta na łóżko', ads('weaving', 'narzuta|koc'), { may: ads('weaving') }),
  q('pierzyna', ads('weaving', 'koldra'), { may: ads('weaving') }),
  q('serweta na ławę', ads('embroidery_lace', 'biezni|serwet|koronka koniakowska'), {
    may: ads('embroidery_lace weaving'),
  }),
  q('wianek na głowę dla dziewczynki', ads('folk_costumes', 'wianek'), {
    may: [ads('folk_costumes'), ads('wreaths_bouquets')],
  }),
  q('przebranie krakowianki', [ads('folk_costumes', 'gorset'), ads('jewellery', 'czerwone korale')], {
    may: [ads('folk_costumes'), ads('jewellery')],
  }),
  q('spódnica w pasy', ads('folk_costumes', 'lowicka kiecka'), {
    may: [ads('folk_costumes'), ads('weaving', 'fartuch')],
  }),
  q('szal na ramiona', ads('folk_costumes', 'chusta'), { may: [ads('folk_costumes'), ads('weaving', 'koc')] }),
  q('naszyjnik', ads('jewellery', 'sznur|wisior|czerwone korale'), { may: ads('jewellery') }),
  q('jantar', ads('jewellery', 'bransoletka|sznur bursztynow|wisior'), {
    may: ads('jewellery', 'pierscionek'),
  }),
  q('pierścionek zaręczynowy', ads('jewellery', 'pierscionek'), { may: ads('jewellery') }),
  q('upominek dla nowożeńców', [ads('glass_painting', 'szklo z para'), ads('blacksmithing', 'podkowa')], {
    may: [ads('crafts'), ads('wreaths_bouquets potted_plants', '.*slubn'), ads('cut_flowers', 'platki')],
  }),
  q('kartki na wesele', ads('paper_cuts', 'zaproszenia'), {
    may: [ads('paper_cuts'), ads('glass_painting', 'szklo z para')],
  }),
  q('flecik', ads('musical_instruments', 'fujarka|okaryna'), { may: ads('musical_instruments') }),
  q('ozdoby na drzewko', ads('holiday_decorations', 'bombki|slomiane'), {
    may: [ads('holiday_decorations'), ads('christmas_trees'), ads('paper_cuts', 'kurpiowska gwiazda')],
  }),
  q('stajenka betlejemska', [ads('holiday_decorations', 'szopka'), ads('wood_carving', 'szopka')], {
    may: [ads('holiday_decorations'), ads('wood_carving')],
  }),
  q('dekoracje wielkanocne', ads('holiday_decorations', 'pisanki|kroszonki|palma|jajo strusie'), {
    may: [
      ads('holiday_decorations'),
      ads('wicker', 'koszyczek'),
      ads('eggs', 'jaja gesie|wydmuszka'),
      ads('paper_cuts'),
    ],
  }),
  q('świeczka do chrztu', ads('candles', 'gromnica'), { may: ads('candles') }),
  q('tealighty', ads('candles', 'podgrzewacze'), { may: ads('candles') }),
  q('świeca zapachowa', ads('candles', 'swieca sojowa|swieca rzepakowa'), { may: ads('candles') }),
  // Cosmetics
  q('krem na zimę', [ads('creams', 'krem z rokitnikiem|krem na kozim'), ads('ointments', 'masc na mroz')], {
    may: [ads('creams'), ads('ointments'), ads('lip_care')],
  }),
  q('tonik', ads('hydrolats', undefined, { without: 'mietowa' }), { may: ads('hydrolats') }),
  q('scrub do ciała', ads('bath', 'peeling'), { may: [ads('lip_care', 'sliwkowy peeling'), ads('bath creams')] }),
  q('szminka', ads('lip_care', 'pomadka|czekoladowa pomadka'), {
    best: ads('lip_care', 'pomadka malinowa'),
    may: ads('lip_care'),
  }),
  q('bomby do kąpieli', ads('bath', 'kule'), { may: ads('bath') }),
  q('na mole', ads('bath', 'woreczki lawendowe'), { may: ads('cosmetics plants', '.*lawend') }),
  q(
    'maść na spracowane ręce rolnika',
    [ads('ointments', 'masc z propolisem|masc zywiczna'), ads('creams', 'krem do rak')],
    {
      may: [ads('ointments'), ads('creams')],
    },
  ),
  q('zmywanie makijażu', ads('face_oils', 'olejek do demakijazu'), { may: [ads('face_oils'), ads('hydrolats')] }),
  q('pod oczy', [ads('hydrolats', '.*okolic oczu'), ads('face_oils', '.*sliwek')], {
    may: [ads('creams face_oils hydrolats')],
  }),
  q('na obolałe nogi', ads('ointments', 'zywokostowa|chlodzaca'), { may: ads('ointments') }),
  q('balsam do ciała', ads('creams', 'balsam w kostce|ubijane maslo'), {
    may: [ads('creams'), ads('bath', 'peeling')],
  }),
  // Plants and seeds
  q('iglaki', ads('conifers'), { may: ads('christmas_trees') }),
  q('rośliny na ogrodzenie', [ads('conifers', 'tuja|cis'), ads('ornamental_shrubs', 'roza pomarszczona')], {
    may: [ads('conifers ornamental_shrubs'), ads('perennials', 'malwy')],
  }),
  q('sukulenty', ads('potted_plants', 'grubosz'), { may: ads('potted_plants') }),
  q('na balkon', ads('potted_plants', 'pelargonie|komplet szesciu|fuksje|stokrotki'), {
    may: [
      ads('potted_plants potted_herbs'),
      ads('garden_design', '.*balkon'),
      ads('christmas_trees', 'jodla koreanska'),
    ],
  }),
  q('wiązanka do ślubu', ads('wreaths_bouquets', 'polny bukiet slubny'), {
    may: [ads('wreaths_bouquets cut_flowers'), ads('potted_plants', 'mirt')],
  }),
  q('drzewka do sadu', ads('fruit_trees'), { may: [ads('berry_bushes'), ads('orchard_care', 'szczepienie')] }),
  q('krzaki owocowe', ads('berry_bushes', undefined, { without: 'truskawka' }), {
    may: [ads('berry_bushes'), ads('fruit_trees')],
  }),
  q(
    'rośliny miododajne',
    [ads('seeds_bulbs', 'laka kwietna'), ads('perennials', 'lawenda|jezowka'), ads('potted_herbs', 'szalwia')],
    { may: [ads('perennials potted_herbs seeds_bulbs ornamental_shrubs berry_bushes'), ads('garden_design', 'laka')] },
  ),
  q('bylinki do cienia', ads('perennials', 'funkie'), { may: [ads('perennials'), ads('potted_plants', 'fuksje')] }),
  q('drzewko na święta', ads('christmas_trees', undefined, { without: 'galazki' }), { may: ads('christmas_trees') }),
  q('zioła na okno', ads('potted_herbs', 'skrzynka|bazylia|szczypiorek|rozmaryn|trzy miety'), {
    may: ads('potted_herbs'),
  }),
  q('kwiaty pod płot jak u babci', [ads('perennials', 'malwy'), ads('seeds_bulbs', 'nasiona malw')], {
    may: [ads('perennials seeds_bulbs ornamental_shrubs'), ads('garden_design', 'projekt')],
  }),
];
