import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('joined');

/** One word typed as two, two as one, and hyphens that come and go. */
export const joined: readonly JudgedQuery[] = [
  q('miódlipowy', ads('honey', 'lipow'), { may: ads('honey') }),
  q('miódgryczany', ads('honey', 'grycz'), { may: ads('honey') }),
  q('wielo kwiatowy miód', ads('honey', '.*wielokw'), { may: ads('honey') }),
  q('pod płomyki', ads('bread', 'podplom'), { may: ads('bread') }),
  q('pod grzybki suszone', ads('mushrooms_forest', 'podgrz'), {
    may: ads('mushrooms_forest pickles', 'borow|grzybki'),
  }),
  q('cebulakizmakiem', ads('bread', 'cebulaki'), { may: ads('bread seeds_bulbs', 'dymka|cebul') }),
  q('zielono nóżki', [ads('laying_hens', 'zielonon'), ads('eggs', '.*zielonon')]),
  q('pół gęsek', ads('cured_meats', 'polges'), { may: ads('cured_meats poultry') }),
  q('serpodpuszczkowy', ads('cheese', 'ser podp'), { may: ads('cheese') }),
  q('kaszagryczana', ads('flour_groats', 'kasza grycz'), { may: ads('flour_groats') }),
  q('olejlniany', ads('oils', 'olej lnian'), { may: ads('oils horse_feed') }),
  q('sokmalinowy', ads('juices_syrups', 'sok malin'), { may: ads('juices_syrups') }),
  q('małosolneogórki', ads('pickles', 'ogorki malo'), { may: ads('pickles') }),
  q('obraz naszkle', ads('glass_painting', 'janosik|matka boska|swiety|szklo'), { may: ads('glass_painting') }),
  q('mydłolawendowe', ads('soaps', 'mydlo lawen'), { may: ads('soaps') }),
  q('szampon wkostce', ads('hair_care', 'szampon'), { may: ads('hair_care') }),
  q('słonecznikiozdobne', ads('cut_flowers', 'slonecz'), { may: ads('nuts_seeds', 'slonecz') }),
  q('koso drzewina', ads('conifers', 'kosodrz'), { may: ads('conifers') }),
  q('jagoda-kamczacka', ads('berry_bushes', 'jagoda kam'), { may: ads('berry_bushes') }),
  q('mainecoon', ads('cats', 'maine'), { may: ads('cats') }),
  q('bordercollie', ads('dogs', 'border'), { may: ads('dogs') }),
  q('goldenretriever', ads('dogs', 'golden'), { may: ads('dogs') }),
  q('kucszetlandzki', ads('horses_ponies', 'kuc szet'), { may: ads('horses_ponies', 'kuc') }),
  q('siano kiszonka', ads('horse_feed farm_feed', 'sianokisz'), { may: ads('wood_hay', 'siano') }),
  q('glebo gryzarka wynajem', ads('machine_rental', 'glebogr'), {
    may: ads('ploughing_sowing machine_rental', '.*glebogr'),
  }),
  q('mini koparka', ads('machine_rental', 'minikop'), { may: ads('machine_operators machine_rental', '.*kopar') }),
  q('karmadlapsa', ads('dog_food'), { forbidden: ads('cat_food') }),
  q('agro turystyka', facilities(), { may: ads('agritourism_staff') }),
  q('agro-turystyka z końmi', facilities('horse_riding'), { may: facilities('animals') }),
  q('pokój z wi-fi', facilities('guest_rooms internet'), { may: facilities('internet') }),
  q('noclegi wifi', facilities('internet')),
  q('domekdlakota', ads('beds_houses', 'domek zim|filcowa'), { may: ads('beds_houses') }),
  q('jarmark bożo narodzeniowy', events('jarmark bozo|.*gwiazdk'), {
    best: events('jarmark bozo|.*jarmark gwiazd'),
    may: events('.*jarmark|.*kiermasz|.*wigil|choink'),
  }),
  q('bożonarodzeniowyjarmark', events('jarmark bozo|.*gwiazdk'), {
    best: events('jarmark bozo|.*jarmark gwiazd'),
    may: events('.*jarmark|.*kiermasz|.*wigil|choink'),
  }),
  q('wianekz lawendy', ads('wreaths_bouquets', 'wianek'), { may: ads('wreaths_bouquets') }),
];
