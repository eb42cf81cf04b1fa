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
const job = ofClass('job');
const combined = ofClass('combined');

/** Live animals, as a family, a smallholder and a horse owner ask for them. */
export const FURTHER_ANIMALS: readonly JudgedQuery[] = [
  everyday('biały pies pasterski do zagrody', ads('dogs', 'owczarki podhalanskie|suczka podhalanska'), {
    may: ads('dogs'),
  }),
  everyday('przygarnę kotka ze schroniska', ads('cats', '', { seller: 'fundacja' }), { may: ads('cats') }),
  everyday('piesek dla rodziny z małymi dziećmi', ads('dogs', 'golden|polski owczarek nizinny'), { may: ads('dogs') }),
  everyday('kurki żeby mieć własne jajka', ads('laying_hens'), { may: ads('chicks ornamental_poultry') }),
  everyday('co zjada ślimaki w ogrodzie', ads('ducks_geese', 'kaczki biegusy')),
  everyday(
    'spokojny koń do nauki jazdy dla dziecka',
    ads('horses_ponies', 'kuc szetlandzki|wierzchowiec huculski|kuc felinski'),
    { may: ads('horses_ponies') },
  ),
  everyday('małe kózki do zagrody dla gości', ads('goats', 'kozki karlowate'), { may: ads('goats') }),
  everyday('żywe rybki do oczka wodnego', ads('fish_fry', 'karas|szczupak|lin '), {
    may: ads('fish_fry'),
    forbidden: ads('fish'),
  }),
  everyday('owce zamiast kosiarki', ads('sheep', 'owieczki wrzosowki|owce kamerunskie'), { may: ads('sheep') }),
  everyday('pszczoły na start, pierwsza pasieka', ads('bees', 'odklady|silne rodziny|pakiety'), {
    may: ads('bees beekeeping_services'),
  }),
  everyday('krowa dla małego gospodarstwa na mleko', ads('cattle', 'krowa'), { may: ads('cattle') }),
  everyday('cielaki do tuczu', ads('cattle', 'odsadki|cieleta|byczki'), { may: ads('cattle') }),
  inflection('jamniczków', ads('dogs', 'jamnik')),
  inflection('króliczki do głaskania', ads('rabbits', 'baranki miniaturki'), { may: ads('rabbits') }),
  inflection('prosiaczków do chowu', ads('pigs', 'prosieta|warchlaki|mangalice|mangalica'), { may: ads('pigs') }),
  inflection('pawi do parku', ads('ornamental_poultry', 'pawie'), { may: ads('ornamental_poultry') }),
  typo('zieleononóżki młode', ads('laying_hens', 'zielononozki'), { may: ads('eggs', 'jajka wylegowe') }),
  typo('golden retriver', ads('dogs', 'golden')),
  typo('kóń huculski', ads('horses_ponies', 'klacz huculska|zrebak huculski|wierzchowiec huculski')),
  typo('odkaldy pszczele', ads('bees', 'odklady')),
  noDiacritics('gesi na rozplod', ads('ducks_geese', 'gesi garbonose|mlode gesi'), {
    best: ads('ducks_geese', 'gesi garbonose'),
    may: ads('chicks', 'gasieta'),
  }),
  place('konie na sprzedaż lubelskie', ads('horses_ponies', '', { voivodeships: ['lubelskie'] })),
  place('króliki opolskie', ads('rabbits', '', { voivodeships: ['opolskie'] }), {
    may: ads('rodent_food', '', { voivodeships: ['opolskie'] }),
  }),
  price('pies do 1000 zł', ads('dogs', '', upTo(1000))),
  price('koń do 6000 zł', ads('horses_ponies', '', { without: 'osiolek', ...upTo(6000) }), {
    may: ads('horses_ponies', '', upTo(6000)),
  }),
  feature('kury nioski z wolnego wybiegu', ads('laying_hens', '', { tags: 'freerange' }), {
    may: ads('ornamental_poultry', '', { tags: 'freerange' }),
  }),
  exclusion('szczeniaki oprócz owczarków', ads('dogs', 'border|golden retriever|jamnik szorst|gonczy'), {
    may: ads('dogs', '', { without: 'owczarki|polski owczarek' }),
    forbidden: ads('dogs', 'owczarki podhalanskie|polski owczarek'),
  }),
  colour('rude kocięta', ads('cats', 'kocieta syberyjskie')),
  colour('czarny kot', ads('cats', 'trzy czarne|maine coon')),
  colour('białe gołębie na wesele', ads('pigeons', 'pawiki'), { may: ads('pigeons', 'krymki') }),
  joined('mainecoon kociak', ads('cats', 'maine coon')),
  regional('świniok na zabicie', ads('pigs', 'tuczniki'), { may: ads('pigs', 'prosieta|warchlaki') }),
  regional('trusie na chów', ads('rabbits'), { may: ads('fresh_meat rodent_food') }),
  combined(
    'kury nioski do 60 zł wielkopolska',
    ads('laying_hens', '', { voivodeships: ['wielkopolskie'], ...upTo(60) }),
    {
      chips: ['place', 'price'],
    },
  ),
  combined('szczeniak z rodowodem małopolska', ads('dogs', 'owczarki', { voivodeships: ['małopolskie'] }), {
    may: ads('dogs', '', { voivodeships: ['małopolskie'] }),
    chips: ['place'],
  }),
];

/** Goods for animals: dogs, cats, horses, rodents, birds and the barn. */
export const FURTHER_PET_GOODS: readonly JudgedQuery[] = [
  everyday('naturalny gryzak dla dużego psa', ads('dog_food', 'uszy|skora z jelenia|przelyki|zwacze'), {
    may: ads('dog_food pet_toys', '', { tags: 'for_dogs' }),
  }),
  everyday('sianko dla królika', ads('rodent_food', 'sianko|otawa'), { may: ads('rodent_food wood_hay horse_feed') }),
  everyday('domek dla psa na dwór na mrozy', ads('beds_houses', 'buda'), { may: ads('beds_houses') }),
  everyday('co dać kurom żeby się niosły', ads('farm_feed', 'pasza dla niosek'), { may: ads('farm_feed') }),
  everyday('karmniczek dla sikorek', ads('bird_feeders', 'karmnik'), { may: ads('bird_feeders') }),
  everyday('na psie łapy od soli na chodniku', ads('ointments', 'maselko na lapy')),
  typo('kantra dla konia', ads('tack_leads', 'kantar|oglowie'), {
    best: ads('tack_leads', 'kantar'),
    may: ads('tack_leads', '', { tags: 'for_horse' }),
  }),
  noDiacritics('klatka dla swinki morskiej', ads('beds_houses', 'dwupoziomowa zagroda')),
  pack('pasza 25 kg dla drobiu', ads('farm_feed', 'pasza', amount('weightG', 25000)), { may: ads('farm_feed') }),
  feature('karma bez GMO dla kur', ads('farm_feed', 'pasza|owies i ziemniaki', { tags: 'gmofree' }), {
    best: ads('farm_feed', 'pasza dla niosek'),
    may: ads('farm_feed', '', { tags: 'gmofree' }),
  }),
  feature('ekologiczne chrupki dla kota', ads('cat_food', '', { tags: 'organic' }), {
    may: ads('cat_food', '', { anyTag: 'eco dried' }),
  }),
  exclusion('karma dla psa bez wołowiny', ads('dog_food', 'karma|ciasteczka|skora z jelenia|przelyki'), {
    may: ads('dog_food', '', { without: 'uszy wolowe|przysmaki treningowe|zwacze' }),
    forbidden: ads('dog_food', 'uszy wolowe|przysmaki treningowe|zwacze'),
  }),
  combined(
    'ekologiczna pasza 25 kg wielkopolska',
    ads('farm_feed', '', { tags: 'organic', voivodeships: ['wielkopolskie'], ...amount('weightG', 25000) }),
    { may: ads('farm_feed', '', { voivodeships: ['wielkopolskie'] }), chips: ['feature', 'amount', 'place'] },
  ),
];

/** Services of farms and craftsmen, as a client describes the work. */
export const FURTHER_SERVICES: readonly JudgedQuery[] = [
  everyday('kto zetnie drzewo przy domu', ads('tree_care', 'wycinka|podnosnik'), { may: ads('tree_care') }),
  everyday('skosić zarośniętą działkę', ads('mowing', 'wykaszanie|reczne koszenie|koszenie'), {
    best: ads('mowing', 'wykaszanie|reczne koszenie'),
    may: ads('mowing'),
  }),
  everyday('drzewo do palenia w kozie', ads('wood_hay', 'drewno|brzoza i olcha|drzewo opalowe|brykiet|walki'), {
    may: ads('machine_rental'),
  }),
  everyday('podkuwacz do konia', ads('shearing_hoof_care', 'kucie|werkowanie'), {
    best: ads('shearing_hoof_care', 'kucie'),
    may: ads('shearing_hoof_care'),
  }),
  everyday('przywóz ziemi pod trawnik', ads('transport', 'wywrotka'), { may: ads('transport') }),
  everyday('rój pszczół na czereśni, zabierzcie', ads('beekeeping_services', 'zdejmowanie rojow'), {
    may: ads('beekeeping_services'),
  }),
  everyday('przewiezienie konia przyczepą', ads('transport', 'transport zwierzat'), { may: ads('transport') }),
  everyday('płot drewniany z montażem', ads('fencing_building', 'plot|ogrodzenie ze sztachet'), {
    may: ads('fencing_building'),
  }),
  everyday(
    'przekopanie ogródka maszyną',
    [ads('ploughing_sowing', 'przygotowanie dzialki'), ads('machine_rental', 'glebogryzarka')],
    { may: ads('ploughing_sowing machine_rental') },
  ),
  everyday('kto zaorze pole pod pszenicę', ads('ploughing_sowing', 'orka'), { may: ads('ploughing_sowing') }),
  everyday('zaprojektować ogródek przy domu', ads('garden_design', 'projekt ogrodu|projektowanie rabat|konsultacja'), {
    best: ads('garden_design', 'projekt'),
    may: ads('garden_design'),
  }),
  inflection('wynajmę łuparkę do drzewa', ads('machine_rental', 'luparka'), { may: ads('machine_rental') }),
  typo('kombajn do zborza', ads('harvesting', 'koszenie zboz'), {
    may: ads('harvesting machine_operators', 'zbior kukurydzy|kombajnista'),
  }),
  noDiacritics('wywoz galezi z ogrodu', ads('transport', 'wywoz galezi')),
  noDiacritics('przyciecie starych jabloni', ads('orchard_care', 'zimowe ciecie|odmladzanie'), {
    best: ads('orchard_care', 'odmladzanie'),
    may: ads('tree_care orchard_care'),
  }),
  joined('mini koparka wynajem', ads('machine_rental', 'minikoparka'), { may: ads('machine_rental') }),
  joined('drewnobukowe', ads('wood_hay', 'drewno bukowe')),
  place('strzyżenie owiec koło Nowego Targu', ads('shearing_hoof_care', 'strzyzenie owiec', near('Nowy Targ')), {
    may: ads('shearing_hoof_care'),
  }),
  place('drewno kominkowe Bieszczady', ads('wood_hay', 'drewno|brykiet', within(region('bieszczady'))), {
    best: ads('wood_hay', 'drewno bukowe'),
    may: ads('wood_hay', '', within(region('bieszczady'))),
  }),
  price('siano w kostkach do 20 zł', ads('wood_hay', 'siano', upTo(20)), { may: ads('rodent_food', '', upTo(20)) }),
];

/** Work, as those who look for it write. */
export const FURTHER_JOBS: readonly JudgedQuery[] = [
  job('robota w lesie z noclegiem', ads('forestry'), { may: ads('gardening_jobs') }),
  job('praca przy zrywaniu owoców latem', ads('seasonal_harvest', 'osoba do zbioru truskawek|zbieraczki'), {
    may: ads('seasonal_harvest'),
  }),
  job(
    'szukam zajęcia przy koniach',
    [
      ads('animal_care', 'opiekun|praca w stajni'),
      ads('agritourism_staff', 'osoba do prowadzenia rajdow'),
      ads('forestry', 'woznica'),
    ],
    { may: ads('animal_care') },
  ),
  job('praca dla kucharki z mieszkaniem', ads('agritourism_staff', 'kucharz|osoba do kuchni'), {
    may: ads('agritourism_staff food_processing'),
  }),
  job(
    'dorywczo w soboty i niedziele przy zwierzętach',
    ads('jobs', 'dojenie w zastepstwie|praca w stajni w weekendy'),
    { may: ads('animal_care farm_work') },
  ),
  job('wakacyjna praca z dziećmi', ads('agritourism_staff', 'animator'), { may: ads('agritourism_staff') }),
  job('mam kategorię T, szukam roboty na ciągniku', ads('machine_operators', 'operator/operatorka ciagnika|kierowca'), {
    best: ads('machine_operators', 'operator/operatorka ciagnika'),
    may: ads('machine_operators'),
  }),
  job('nocki w piekarni', ads('food_processing', 'piekarz'), { may: ads('food_processing') }),
  job('chałupnictwo dla krawcowej', ads('crafts_jobs', 'krawiec'), { may: ads('crafts_jobs') }),
  job('sprzątanie w pensjonacie praca', ads('agritourism_staff', 'osoba do sprzatania'), {
    may: ads('agritourism_staff'),
  }),
  job('mechanik od ciągników praca', ads('machine_operators', 'mechanik'), { may: ads('machine_operators') }),
  job('praca w ogrodach pod Wrocławiem', ads('gardening_jobs', '', near('Wrocław', 40)), {
    may: ads('jobs garden_design'),
    chips: ['place'],
  }),
  job('praca w oborze przy dojeniu', ads('farm_work', 'pracownik/pracowniczka gospodarstwa mlecznego|dojenie'), {
    may: ads('jobs', '', { text: 'doj|krow|bydl|koz' }),
  }),
  job('dorobić w grudniu przy choinkach', ads('gardening_jobs', 'sprzedaz choinek'), {
    may: ads('gardening_jobs forestry'),
  }),
  job('rzeźnik wędliniarz etat', ads('food_processing', 'rozbieracz'), { may: ads('food_processing') }),
  job('przyuczenie do zawodu kowala', ads('crafts_jobs', 'pomocnik/pomocnica kowala'), { may: ads('crafts_jobs') }),
  price('praca od 7500 zł', ads('jobs', '', { priceFromMinor: 750_000 })),
  combined('praca w stajni lubelskie', ads('animal_care', '', { voivodeships: ['lubelskie'] }), {
    chips: ['place'],
  }),
];
