import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, from, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const PUPPIES = 'border collie|golden retriever|gonczy|jamnik szorst|owczarki podh|polski owczarek';

export const lateFarmEveryday: readonly JudgedQuery[] = [
  // Animals.
  q('konik dla córki', ads('horses_ponies', 'kuc '), { may: [ads('horses_ponies'), facilities('horse_riding')] }),
  q('pies do pilnowania podwórka', ads('dogs', '.*podhalan'), {
    may: [ads('dogs beds_houses'), ads('ornamental_poultry', 'perliczki'), ads('ducks_geese', 'gesi')],
  }),
  q('szczeniaki', ads('dogs', PUPPIES), {
    may: [ads('dogs'), ads('pet_toys', 'szarpak'), ads('animal_care', '.*szczenie')],
  }),
  q('dachowiec', ads('cats', 'kocurek trojlapek|kot do stajni|pani mruczek|seniorka|trzy czarne'), {
    may: ads('cats'),
  }),
  q('kundel', ads('dogs', 'bunia|kundelek|staruszek|tosia'), { may: ads('dogs') }),
  q('kot na myszy do stodoły', ads('cats', 'kot do stajni'), { may: [ads('cats'), ads('pet_toys', 'myszki')] }),
  q('adopcja zwierząt', from('fundacja', { kind: 'ad', categories: 'dogs cats' }), {
    may: [from('fundacja'), events('jarmark nad zalewem|mikolaj przyj')],
  }),
  q('kury które wysiadują', ads('ornamental_poultry', 'silki'), {
    may: ads('laying_hens ornamental_poultry chicks'),
  }),
  q('młode kurki', ads('laying_hens', 'kurki|leghorny|nioski|zielononozki kurop'), {
    may: [ads('laying_hens chicks ornamental_poultry'), ads('mushrooms_forest', 'kurki|grzyby w occie')],
  }),
  q('ptactwo ozdobne', ads('ornamental_poultry'), {
    may: [ads('pigeons bird_feeders laying_hens ducks_geese'), ads('chicks', 'pisklet')],
  }),
  q('świniaki', ads('pigs'), { may: ads('farm_feed', 'sruta|mieszanka') }),
  q('krowa dojna', ads('cattle', 'krowa'), { may: [ads('cattle'), ads('farm_work', 'dojenie|pracownik/')] }),
  q('zarybienie stawu', ads('fish_fry'), { may: ads('farm_work', '.*stawach') }),
  q('gołębie na rosół', ads('pigeons', 'kingi'), { may: [ads('pigeons'), ads('poultry', '.*rosol')] }),
  q('króliki na mięso', ads('rabbits', undefined, { without: 'baranki' }), {
    may: [ads('rabbits'), ads('fresh_meat', '.*krolik')],
  }),
  q('królowa pszczół', ads('bees', 'mateczniki|matki pszczele'), { may: ads('bees bee_products honey') }),
  q('pszczoły na start', ads('bees', 'odklady|pakiety|silne'), { may: ads('bees beekeeping_services') }),

  // Pets.
  q('łóżko dla psa', ads('beds_houses', 'lozko|wiklinowe'), {
    may: ads('beds_houses'),
  }),
  q('domek dla kota', ads('beds_houses', 'domek zimowy|filcowa|budki dla bezd'), { may: ads('beds_houses') }),
  q('coś do żucia dla psa', ads('dog_food', 'przelyki|skora|uszy|zwacze'), { may: ads('dog_food pet_toys') }),
  q('jedzenie dla kota', ads('cat_food'), { may: ads('cats') }),
  q('barf', ads('cat_food', 'mielony'), { may: ads('cat_food dog_food') }),
  q('na spacer z psem', ads('tack_leads', 'obroza|smycz'), { may: ads('tack_leads pet_toys dogs') }),
  q('uzda', ads('tack_leads', 'oglowie|kantar'), { may: ads('tack_leads') }),
  q('smakołyki dla konia', ads('horse_feed', 'suszone jabl'), {
    may: [ads('horse_feed'), ads('pet_toys', 'pilka'), ads('farm_feed', 'buraki')],
  }),
  q('zabawka dla chomika', ads('pet_toys', 'tunel'), { may: ads('pet_toys rodent_food') }),
  q('dokarmianie sikorek', ads('bird_feeders', 'karmnik'), {
    may: [ads('bird_feeders'), ads('nuts_seeds', 'slonecznik')],
  }),
  q('domek dla ptaków', ads('bird_feeders', 'budk|skrzynka'), { may: ads('bird_feeders') }),
  q('kiszonka dla krów', ads('farm_feed', 'sianokiszonka'), {
    may: [ads('farm_feed'), ads('horse_feed', 'siano'), ads('harvesting')],
  }),
  q('ściółka dla konia', ads('wood_hay', 'bele slomy|sloma'), { may: ads('wood_hay horse_feed') }),
  q('obcinanie racic', ads('shearing_hoof_care', 'korekcja|racice'), { may: ads('shearing_hoof_care') }),
  q('rój w kominie', ads('beekeeping_services', 'zdejmowanie'), { may: ads('beekeeping_services bees') }),
  q('skoszenie trawy koło domu', ads('mowing', 'koszenie trawnikow'), { may: ads('mowing') }),
  q('zarośnięta działka', ads('mowing', 'wykaszanie'), {
    may: [ads('mowing ploughing_sowing orchard_care'), ads('sheep', 'owieczki')],
  }),
  q('usunięcie pnia', ads('tree_care', 'frezowanie'), { may: [ads('tree_care'), ads('orchard_care', 'karczow')] }),
  q('koparka', ads('machine_rental', 'minikoparka'), {
    may: [ads('machine_rental'), ads('machine_operators', '.*koparki'), ads('orchard_care tree_care')],
  }),
  q('zaorać pole', ads('ploughing_sowing', 'orka'), { may: ads('ploughing_sowing') }),
  q('przewieźć krowę', ads('transport', 'transport zwierzat'), { may: ads('transport cattle') }),
  q('ogrodzenie dla krów', ads('fencing_building', 'pastuch|ogrodzenie z siatki'), {
    may: ads('fencing_building'),
  }),
  q('czarna ziemia z dowozem', ads('transport', 'wywrotka'), { may: ads('transport') }),
  q('przycinanie jabłonek', ads('orchard_care', 'zimowe|odmladzanie'), {
    may: [ads('orchard_care tree_care'), facilities('thematic_workshops', { title: 'ogrod pod sleza' })],
  }),
];
