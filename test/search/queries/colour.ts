import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('colour');

/** Words that praise or say why somebody types: they raise, they never exclude. */
export const colour: readonly JudgedQuery[] = [
  q('wiejskie jajka', ads('eggs'), { forbidden: ads('sweets holiday_decorations') }),
  q('swojski chleb', ads('bread', 'chleb|bochen|razow|bulk|chalk|podplom|cebul'), {
    forbidden: ads('cured_meats jobs'),
  }),
  q('swojska kiełbasa', ads('cured_meats', 'kielb|kaban'), {
    best: ads('cured_meats', 'kielb'),
    may: [ads('cured_meats ready_meals'), ads('fresh_meat', 'kielb')],
  }),
  q('swojskie wędliny', ads('cured_meats'), { may: ads('poultry', '.*wedz') }),
  q('prawdziwy miód', ads('honey'), { may: ads('bee_products'), forbidden: ads('cheese mushrooms_forest') }),
  q('dobry ser', ads('cheese'), { may: ads('dairy') }),
  q('pyszne ciasto domowe', ads('cakes'), { may: ads('bread sweets') }),
  q('domowe pierogi', ads('ready_meals', 'pierog'), { may: ads('ready_meals') }),
  q('domowy rosół kura', ads('poultry', '.*kura na'), { may: ads('poultry fresh_meat', '.*rosol|kurcz') }),
  q('świeże mleko kozie', ads('dairy', 'mleko kozie'), { may: ads('dairy'), forbidden: ads('bath soaps cattle') }),
  q('świeże ryby', ads('fish', undefined, { tags: 'fresh' }), { may: ads('fish'), forbidden: ads('fish_fry') }),
  q('świeży chleb', ads('bread', 'chleb|bochen|razow|bulk|chalk|podplom|cebul'), { may: ads('bread') }),
  q('kupię miód', ads('honey'), { may: ads('bee_products'), forbidden: ads('jobs services') }),
  q('kupię kury nioski', ads('laying_hens'), {
    may: ads('ornamental_poultry'),
    forbidden: ads('farm_feed eggs poultry'),
  }),
  q('szukam kota', ads('cats'), { forbidden: ads('goats jobs') }),
  q('szukam szczeniaka', ads('dogs', '.*szczen|.*suczki|.*piesek'), { may: ads('dogs'), forbidden: ads('jobs cats') }),
  q('sprzedam kozę', ads('goats', 'koza|kozy|kozki|kozl'), {
    may: ads('goats'),
    forbidden: ads('musical_instruments jobs'),
  }),
  q('sprzedam konia', ads('horses_ponies'), { forbidden: ads('jobs') }),
  q('oddam siano', ads('wood_hay', 'siano'), { may: ads('wood_hay rodent_food horse_feed') }),
  q('szukam pracy w gospodarstwie', ads('farm_work'), { may: ads('jobs'), forbidden: ads('services') }),
  q('poszukuję noclegu z sauną', facilities('sauna'), { may: facilities('hot_tub') }),
  q('ładna choinka', ads('christmas_trees'), { may: ads('conifers holiday_decorations', 'swierk|.*choink') }),
  q('najlepszy olej rzepakowy', ads('oils', '.*rzepak'), { may: ads('oils') }),
  q('tradycyjny sękacz', ads('cakes', 'sekacz'), { may: ads('cakes') }),
  q('babcine powidła', ads('preserves', 'powidl'), { may: ads('preserves') }),
  q('naturalne mydło', ads('soaps')),
  q('ręcznie robiony kosz', ads('wicker', 'kosz|.*kosz'), { may: ads('wicker') }),
  q('oryginalny prezent z drewna', ads('wood_carving wooden_toys'), { may: ads('crafts bird_feeders') }),
  q('ekstra smaczne ogórki', ads('pickles', 'ogorki'), { may: ads('vegetable_seedlings pickles', '.*ogor') }),
  q('fajna zabawka dla psa', ads('pet_toys', undefined, { tags: 'for_dogs' }), {
    may: ads('dog_food', 'uszy|przysm'),
    forbidden: ads('wooden_toys'),
  }),
  q('piękny obrus', ads('embroidery_lace weaving', '.*obrus'), { may: ads('embroidery_lace weaving') }),
  q('prawdziwe kwiaty cięte na bukiet', ads('cut_flowers'), { may: ads('wreaths_bouquets') }),
  q('polecam dobre jabłka', ads('fruit', 'jablk'), { may: ads('fruit preserves fruit_trees juices_syrups') }),
  q('fajny jarmark', events('.*jarmark'), { may: events(undefined, { anyTag: 'fair' }) }),
  q('zdrowa karma dla kota', ads('cat_food'), { forbidden: ads('dog_food cats') }),
  q('wiejskie masło', ads('dairy', 'maslo'), {
    best: ads('dairy', 'maslo'),
    may: ads('dairy'),
    forbidden: ads('creams lip_care'),
  }),
];
