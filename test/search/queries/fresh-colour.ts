import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('colour');

/** Words of praise and circumstance around the thing itself. */
export const freshColour: readonly JudgedQuery[] = [
  q('świeżutkie jajeczka od szczęśliwych kurek', ads('eggs', undefined, { without: 'wydmuszka|jajka wyleg' }), {
    may: ads('eggs'),
    forbidden: ads('mushrooms_forest holiday_decorations'),
  }),
  q('swojskie wyroby od rolnika', ads('food'), { may: ads('crafts cosmetics'), forbidden: ads('jobs services') }),
  q('babcine przetwory', ads('preserves pickles'), {
    may: ads('ready_meals juices_syrups'),
    forbidden: ads('seeds_bulbs'),
  }),
  q('zdrowy olej na zimno', ads('oils'), { may: ads('face_oils horse_feed') }),
  q('ładna gęsta choinka do salonu', ads('christmas_trees', undefined, { without: 'galazki|jodla koreanska' }), {
    may: ads('christmas_trees'),
  }),
  q('pyszny domowy smalczyk', [ads('ready_meals', 'smalec'), ads('cured_meats', 'smalec')], {
    may: ads('cured_meats fresh_meat'),
  }),
  q('prawdziwy wiejski kurczak', ads('poultry', 'kurczak'), { may: ads('poultry'), forbidden: ads('cat_food') }),
  q('tradycyjne ciasto drożdżowe jak u babci', ads('cakes', 'ciasto drozdzowe|drozdzowki|kolacz'), {
    best: ads('cakes', 'ciasto drozdzowe|drozdzowki'),
    may: ads('cakes bread'),
  }),
  q('oryginalna ręcznie robiona ceramika', ads('pottery'), { may: ads('glass_painting crafts') }),
  q('dobry tani płot', ads('fencing_building', 'plot|ogrodzenie|pastuch'), { may: ads('fencing_building') }),
  q('ciche miejsce na wypoczynek', facilities()),
  q('fajna agroturystyka dla rodziny', facilities(), {
    best: facilities('', { anyTag: 'playground bed_for_child animals' }),
  }),
  q('pewny dobry miód od sprawdzonego pszczelarza', ads('honey'), { may: ads('bee_products beekeeping_services') }),
];
