import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const things = [
  q('strój ludowy', ads('folk_costumes'), { may: ads('leather jewellery crafts_jobs') }),
  q('strój krakowski damski', ads('folk_costumes', 'gorset krak'), { may: ads('folk_costumes jewellery') }),
  q('spodnie góralskie', ads('folk_costumes', 'portki'), { may: ads('folk_costumes leather') }),
  q('chusta w kwiaty', ads('folk_costumes', 'chusta'), { may: ads('folk_costumes') }),
  q('gdzie kupię kierpce?', ads('leather', 'kierpce'), { may: ads('leather folk_costumes') }),
  q('portfel skórzany', ads('leather', 'portfel'), { may: ads('leather') }),
  q('torebka ze skóry', ads('leather', 'torba'), { may: ads('leather') }),
  q('kilim', ads('weaving', 'kilim'), { may: ads('weaving') }),
  q('dywanik tkany', ads('weaving', 'chodnik|kilim|dywanik'), { may: ads('weaving') }),
  q('koc z wełny', ads('weaving', 'koc'), { may: ads('weaving') }),
  q('instrument ludowy', ads('musical_instruments'), { forbidden: ads('goats services') }),
  q('dudy', ads('musical_instruments', 'dudy'), { may: ads('musical_instruments') }),
  q('obrazek na szkle', ads('glass_painting', 'janosik|matka boska|swiety|szklo'), { may: ads('glass_painting') }),
  q('koronki z Koniakowa', ads('embroidery_lace', 'koronka kon'), { may: ads('embroidery_lace') }),
  q('pisanki', ads('holiday_decorations', 'pisanki|kroszonki'), {
    may: ads('holiday_decorations eggs', '.*pisank|palma'),
  }),
  q('ozdoby na choinkę', ads('holiday_decorations', 'slomiane gw'), {
    may: ads('holiday_decorations christmas_trees', 'szopka|pajak|galazki'),
  }),
  q('szopka bożonarodzeniowa', ads('holiday_decorations wood_carving', 'szopka'), { may: ads('holiday_decorations') }),
  q('nóż ręcznie kuty', ads('blacksmithing', 'noz'), { may: ads('blacksmithing') }),
  q('podkowa', ads('blacksmithing', 'podkowa'), { may: ads('blacksmithing') }),
  q('kapliczka', ads('wood_carving', 'kapliczka'), { may: ads('wood_carving') }),
  q('sól do kąpieli', ads('bath', 'sol klod'), { may: ads('bath'), forbidden: ads('food') }),
  q('kule do kąpieli', ads('bath', 'kule'), { may: ads('bath') }),
  q('peeling do ciała', ads('bath', 'peeling'), { may: ads('lip_care bath', '.*peel') }),
  q('pomadka ochronna', ads('lip_care', '.*pomad'), { may: ads('lip_care') }),
  q('balsam do ust', ads('lip_care', '.*balsam|maselko'), { best: ads('lip_care', '.*balsam'), may: ads('lip_care') }),
  q('serum do twarzy', ads('face_oils', 'serum'), { may: ads('face_oils creams') }),
  q('olejek do demakijażu', ads('face_oils', '.*demakij'), { may: ads('face_oils') }),
  q('co na suche ręce', ads('creams ointments', 'krem do rak|.*dloni'), { may: ads('creams ointments') }),
  q('woda różana', ads('hydrolats', 'hydrolat roz'), { may: ads('hydrolats creams') }),
  q('byliny do cienia', ads('perennials', 'funki'), { may: ads('perennials') }),
  q('piwonie', ads('cut_flowers perennials', '.*piwon')),
  q('lawenda sadzonki', ads('perennials', 'lawenda'), { may: ads('perennials') }),
  q('hosty', ads('perennials', 'funki'), { may: ads('perennials') }),
  q('rozsada pomidorów', ads('vegetable_seedlings', '.*pomidor'), {
    may: ads('vegetable_seedlings'),
    forbidden: ads('ready_meals'),
  }),
  q('sadzonki papryki', ads('vegetable_seedlings', 'papryka'), { may: ads('vegetable_seedlings') }),
  q('nasiona kwiatów', ads('seeds_bulbs', 'nasiona|laka'), { may: ads('seeds_bulbs garden_design', '.*tulip|laka') }),
  q('czosnek do sadzenia', ads('seeds_bulbs', 'czosnek'), { may: ads('seeds_bulbs') }),
  q('bazylia w doniczce', ads('potted_herbs', 'bazylia'), { may: ads('potted_herbs') }),
  q('grusza drzewko', ads('fruit_trees', 'grusza'), { may: ads('fruit_trees'), forbidden: ads('fruit') }),
  q('lilak', ads('ornamental_shrubs', 'bez lil'), { forbidden: ads('juices_syrups musical_instruments') }),
  q('wieniec na drzwi', ads('wreaths_bouquets', 'wianek|wieniec adw'), { may: ads('wreaths_bouquets') }),
  q('bukiet ślubny', ads('wreaths_bouquets', '.*bukiet slub'), {
    may: ads('wreaths_bouquets potted_plants', '.*bukiet|mirt'),
  }),
  q('bażanty', ads('ornamental_poultry', 'bazan'), { may: ads('ornamental_poultry') }),
  q('paw', ads('ornamental_poultry', 'pawie'), { may: ads('ornamental_poultry'), forbidden: ads('jobs food') }),
  q('pisklęta brojlery', ads('chicks', '.*brojl'), { may: ads('chicks') }),
  q('małe indyki', ads('chicks', 'indycz'), { may: ads('chicks'), forbidden: ads('dog_food') }),
  q('jałówka', ads('cattle', 'jalow'), { may: ads('cattle'), forbidden: ads('conifers cured_meats') }),
  q('byczki na opas', ads('cattle', 'odsadki|cielet'), { best: ads('cattle', 'odsadki'), may: ads('cattle') }),
  q('prosiaki', ads('pigs', 'prosi|.*prosieta'), { may: ads('pigs') }),
  q('baran rozpłodowy', ads('sheep', 'tryk'), { may: ads('sheep') }),
  q('narybek', ads('fish_fry'), { forbidden: ads('fish') }),
  q('karpie do stawu', ads('fish_fry', 'kroczek'), { may: ads('fish_fry') }),
  q('matki pszczele', ads('bees', 'matki|mateczn'), { may: ads('bees') }),
  q('karma dla chomika', ads('rodent_food', 'mieszanka'), {
    may: ads('rodent_food'),
    forbidden: ads('dog_food cat_food'),
  }),
  q('siano dla świnki morskiej', ads('rodent_food', 'sianko'), { may: ads('rodent_food'), forbidden: ads('pigs') }),
  q('owies dla konia', ads('horse_feed', 'owies'), { may: ads('horse_feed'), forbidden: ads('horses_ponies') }),
  q('uprząż konna', ads('tack_leads', 'szorki|kantar'), {
    best: ads('tack_leads', 'szorki'),
    may: ads('tack_leads', undefined, { tags: 'for_horse' }),
  }),
  q('zabawka dla kota', ads('pet_toys', 'myszki|wedka'), { may: ads('pet_toys'), forbidden: ads('wooden_toys') }),
  q('legowisko', ads('beds_houses', '.*legow|filcowa'), {
    best: ads('beds_houses', '.*legow'),
    may: ads('beds_houses'),
  }),
  q('budka dla ptaków', ads('bird_feeders', 'bud|skrzynka'), {
    may: ads('bird_feeders'),
    forbidden: ads('beds_houses'),
  }),
  q('kto skosi łąkę', ads('mowing', 'koszenie lak|wykaszanie|reczne'), { may: ads('mowing harvesting') }),
  q('zbiór kukurydzy usługa', ads('harvesting', 'zbior kuk|sieczkarnia'), {
    may: ads('harvesting'),
    forbidden: ads('farm_feed'),
  }),
  q('usługi kombajnem', ads('harvesting', '.*kombajn'), { may: ads('harvesting machine_operators') }),
  q('projekt ogrodu', ads('garden_design', 'proj'), {
    best: ads('garden_design', 'projekt ogrodu'),
    may: ads('garden_design'),
  }),
  q('przycinanie drzew owocowych', ads('orchard_care', 'zimowe ciecie|odmlad'), { may: ads('orchard_care tree_care') }),
  q('oprysk sadu', ads('orchard_care', '.*oprysk'), { may: ads('orchard_care') }),
  q('wynajmę ciągnik', ads('machine_rental', '.*ciagnik'), {
    may: ads('machine_rental'),
    forbidden: ads('wooden_toys'),
  }),
  q('transport krów', ads('transport', 'transport zwierz'), { may: ads('transport'), forbidden: ads('cattle') }),
  q('piasek żwir z dowozem', ads('transport', 'wywrotka'), { may: ads('transport') }),
  q('kto zdejmie rój pszczół?', ads('beekeeping_services', 'zdejm'), {
    may: ads('beekeeping_services'),
    forbidden: ads('honey'),
  }),
  q('strzyżenie owiec', ads('shearing_hoof_care', 'strzyzenie owiec'), {
    may: ads('shearing_hoof_care'),
    forbidden: ads('cheese'),
  }),
  q('kowal podkuwacz werkowanie', ads('shearing_hoof_care', 'werkow'), {
    may: ads('shearing_hoof_care blacksmithing crafts_jobs', '.*'),
  }),
  q('ogrodzenie działki', ads('fencing_building', 'ogrodz|plot'), { may: ads('fencing_building') }),
  q('pastuch elektryczny', ads('fencing_building', 'pastuch')),
  q('orka pola', ads('ploughing_sowing', 'orka'), { may: ads('ploughing_sowing') }),
  q('pyłek pszczeli', ads('bee_products', 'pylek'), { may: ads('bee_products') }),
  q('mięso z królika', ads('fresh_meat', '.*krolika'), { may: ads('fresh_meat'), forbidden: ads('cat_food') }),
  q('jagnięcina', ads('fresh_meat', 'jagniec'), { may: ads('fresh_meat sheep') }),
  q('gęś na święta', ads('poultry', 'ges'), { may: ads('poultry ducks_geese', '.*ges') }),
  q('zakwas na żurek', ads('vinegars_spices', 'zakwas'), { may: ads('ready_meals pickles', 'zurek|zakwas') }),
  q('herbata ziołowa', ads('herbs_teas', 'herbata|mieszanka|lipa|mieta|rumianek|pokrzywa'), { may: ads('herbs_teas') }),
];

const questions = [
  q('czy ktoś sprzedaje kozy?', ads('goats', 'koza|kozy|kozki|kozl'), { may: ads('goats'), forbidden: ads('jobs') }),
  q('ile kosztuje choinka', ads('christmas_trees'), { may: ads('conifers holiday_decorations', 'swierk|.*choink') }),
  q('gdzie kupić prawdziwy ser góralski?', ads('cheese', 'ser goral|bundz'), {
    best: ads('cheese', 'ser goral'),
    may: ads('cheese'),
    forbidden: ads('folk_costumes jewellery wood_carving'),
  }),
  q('Jak pozbyć się roju pszczół', ads('beekeeping_services', 'zdejm'), { may: ads('beekeeping_services bees') }),
  q('potrzebny ktoś do wycięcia drzewa', ads('tree_care', 'wycinka'), { may: ads('tree_care forestry') }),
  q('szukam kogoś do strzyżenia owiec', ads('shearing_hoof_care', 'strzyzenie owiec'), {
    may: ads('shearing_hoof_care'),
  }),
  q('kto wynajmie minikoparkę na weekend?', ads('machine_rental', 'minikop'), { may: ads('machine_rental') }),
  q('szukam sadzonek drzewek owocowych', ads('fruit_trees'), { may: ads('berry_bushes') }),
  q('gdzie na majówkę z dziećmi i psem', facilities('allowed_pets', { anyTag: 'playground bed_for_child' }), {
    may: facilities(),
    kind: 'agritourism',
  }),
  q('kto naprawi płot', ads('fencing_building', 'plot|ogrodz'), { may: ads('fencing_building') }),
];

const sloppy = [
  q('MIÓD LIPOWY!!!', ads('honey', 'lipow'), { may: ads('honey') }),
  q('ser,owczy', ads('cheese', 'bundz|bryndza|ser goral|ser owcz'), { may: ads('cheese') }),
  q('Kiełbasa ???', ads('cured_meats', 'kielb|kaban'), {
    best: ads('cured_meats', 'kielb'),
    may: [ads('cured_meats ready_meals'), ads('fresh_meat', 'kielb')],
  }),
  q('jajka-wiejskie', ads('eggs'), { forbidden: ads('sweets holiday_decorations') }),
  q('chleb .żytni', ads('bread', 'chleb.*zytni'), { may: ads('bread'), forbidden: ads('wood_hay') }),
  q('"olej z czarnuszki"', ads('oils', '.*czarnuszki'), { may: ads('oils'), forbidden: ads('cheese') }),
  q('kury/kaczki/gęsi', ads('laying_hens ducks_geese'), { may: ads('chicks ornamental_poultry poultry') }),
  q('Szampon,odżywka', ads('hair_care', 'szampon|odzyw'), { may: ads('hair_care') }),
  q('   koce  wełniane ', ads('weaving', 'koc'), { may: ads('weaving') }),
];

/** The plain name of a thing, whole questions and careless punctuation, over categories that people ask for less often. */
export const everyday: readonly JudgedQuery[] = [...things, ...questions, ...sloppy];
