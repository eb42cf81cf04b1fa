import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('regional');

/** Diminutives, dialect and what people call a thing at home. */
export const regional: readonly JudgedQuery[] = [
  q('grule', ads('vegetables', 'ziemn|pyry'), { forbidden: ads('jobs services fruit') }),
  q('pyry', ads('vegetables', 'ziemn|pyry'), { forbidden: ads('jobs services') }),
  q('kartofle', ads('vegetables', 'ziemn|pyry'), { may: ads('flour_groats ready_meals', '.*ziemnia') }),
  q('ziemniaczki', ads('vegetables', 'ziemn|pyry'), { may: ads('flour_groats ready_meals', '.*ziemnia') }),
  q('borówki', ads('fruit mushrooms_forest', 'borowka|czarne jag'), {
    best: ads('fruit', 'borow'),
    may: ads('preserves berry_bushes', '.*borow'),
    forbidden: ads('seasonal_harvest'),
  }),
  q('jagódki', ads('mushrooms_forest', 'czarne jag'), { may: ads('fruit berry_bushes', 'borow|jagoda') }),
  q('prawdziwki', ads('mushrooms_forest', 'borowik'), { may: ads('mushrooms_forest pickles', 'podgrz|grzyb') }),
  q('kobyłka', ads('horses_ponies', 'klacz|.*klacz'), { may: ads('horses_ponies') }),
  q('koniki', ads('horses_ponies'), { may: ads('wooden_toys', '.*koni'), forbidden: ads('jobs') }),
  q('krówka mleczna', ads('cattle', 'krowa'), { may: ads('cattle'), forbidden: ads('sweets') }),
  q('kurki nioski', ads('laying_hens'), {
    may: ads('ornamental_poultry'),
    forbidden: ads('mushrooms_forest eggs farm_feed'),
  }),
  q('kaczuszki', ads('chicks ducks_geese', 'kacz'), { best: ads('chicks', 'kacz'), may: ads('poultry', 'kacz') }),
  q('gąski', ads('ducks_geese chicks', '.*gesi|gasie'), { may: ads('poultry', 'ges') }),
  q('owieczka', ads('sheep'), { forbidden: ads('services cheese') }),
  q('kózka', ads('goats', 'koza|kozy|kozk|kozl'), { may: ads('goats') }),
  q('świnka', ads('pigs'), { may: ads('rodent_food beds_houses', '.*swinek') }),
  q('piesek', ads('dogs'), { may: ads('dog_food tack_leads') }),
  q('kotek', ads('cats'), { may: ads('cat_food beds_houses tack_leads'), forbidden: ads('goats') }),
  q('kociaki', ads('cats', 'kocie'), { may: ads('cats') }),
  q('kundelek', ads('dogs', 'kundel'), { may: ads('dogs', '.*schron') }),
  q('pszczółki', ads('bees')),
  q('chlebek', ads('bread', 'chleb|bochen|razow|bulk|chalk|podplom|cebul'), {
    best: ads('bread', 'chleb|bochen|razow'),
  }),
  q('bułeczki', ads('bread', 'bulki'), { may: ads('bread') }),
  q('jajeczka', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('miodek', ads('honey'), { may: ads('bee_products') }),
  q('serek wiejski', ads('cheese dairy', '.*ser|bundz|rolada|twar'), { may: ads('cheese dairy') }),
  q('kiszka', ads('cured_meats', 'kaszan'), { may: ads('cured_meats') }),
  q('krupniok', ads('cured_meats', 'kaszan'), { may: ads('cured_meats') }),
  q('kiełbaska', ads('cured_meats', 'kielb|kaban'), {
    best: ads('cured_meats', 'kielb'),
    may: [ads('cured_meats ready_meals'), ads('fresh_meat', 'kielb')],
  }),
  q('rybka wędzona', ads('fish', undefined, { tags: 'smoked' }), { may: ads('fish') }),
  q('oscypek', ads('cheese', 'ser goral'), {
    may: ads('cheese wood_carving'),
    best: ads('cheese wood_carving', 'ser goral|forma do osc'),
  }),
  q('gzik', ads('dairy', 'twar'), { may: ads('cheese', 'bialy ser') }),
  q('żurawinka', ads('preserves mushrooms_forest', 'zuraw')),
  q('koszyczek', ads('wicker', 'kosz|.*kosz'), { best: ads('wicker', 'kosz') }),
  q('laczki góralskie', ads('leather', 'kierp|kapcie'), { may: ads('leather') }),
  q('choineczka', ads('christmas_trees'), { may: ads('holiday_decorations conifers') }),
  q('drewniane zabaweczki', ads('wooden_toys'), { may: ads('crafts') }),
  q('mydełko', ads('soaps'), { best: ads('soaps') }),
  q('masełko', ads('dairy', 'maslo'), { may: ads('lip_care creams dairy', '.*mas[le]') }),
  q('maść żywokostowa na stawy', ads('ointments', 'zywok'), {
    may: ads('ointments'),
    forbidden: ads('fish_fry farm_work'),
  }),
  q('muszkatelka pelargonia', ads('potted_plants', 'pelarg|angin'), { may: ads('potted_plants') }),
  q('iglaczek', ads('conifers'), { may: ads('christmas_trees') }),
  q('opał', ads('wood_hay', 'brzoza|drewno|drzewo|brykiet|walki'), {
    best: ads('wood_hay', 'brzoza|drewno|drzewo|brykiet'),
  }),
];
