import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, ofClass } from '../judging.ts';

const q = ofClass('amount');
const grams = (least: number, most = least) => amount('weightG', least, most);
const millilitres = (least: number, most = least) => amount('volumeMl', least, most);
const pieces = (least: number, most = least) => amount('pieces', least, most);

/** An amount prefers what fits; what comes in another amount is right too, but not first. */
export const amounts: readonly JudgedQuery[] = [
  q('mleko 5 litrów', ads('dairy', 'mleko'), { best: ads('dairy', 'mleko', millilitres(5000)), may: ads('dairy') }),
  q('miód 1 kg', ads('honey'), { best: ads('honey', undefined, grams(900, 1200)), may: ads('bee_products') }),
  q('miód 400g', ads('honey'), { best: ads('honey', undefined, grams(400)), may: ads('bee_products') }),
  q('miód litr', ads('honey'), { best: ads('honey', undefined, millilitres(1000)), may: ads('bee_products') }),
  q('jajka 30 szt', ads('eggs'), { best: ads('eggs', undefined, pieces(30)), forbidden: ads('holiday_decorations') }),
  q('10 jajek', ads('eggs'), { best: ads('eggs', undefined, pieces(4, 36)), forbidden: ads('holiday_decorations') }),
  q('wytłaczanka jaj 30 sztuk', ads('eggs'), {
    best: ads('eggs', undefined, pieces(30)),
    forbidden: ads('holiday_decorations'),
  }),
  q('ziemniaki 10 kg', ads('vegetables', 'ziemn|pyry'), {
    best: ads('vegetables', 'ziemn|pyry', grams(10000)),
    forbidden: ads('jobs services'),
  }),
  q('ziemniaki worek 15kg', ads('vegetables', 'ziemn|pyry'), { forbidden: ads('jobs services') }),
  q('kapusta kiszona 3 kg', ads('pickles', 'kapusta'), {
    best: ads('pickles', 'kapusta', grams(3000)),
    may: ads('pickles'),
  }),
  q('mąka żytnia 5 kg', ads('flour_groats', 'maka zyt'), { may: ads('flour_groats') }),
  q('sok jabłkowy 5l', ads('juices_syrups', 'sok jabl'), { may: ads('juices_syrups') }),
  q('olej lniany pół litra', ads('oils', 'olej lnian'), {
    best: ads('oils', 'olej lnian', millilitres(500)),
    may: ads('oils horse_feed'),
  }),
  q('olej lniany 250 ml', ads('oils', 'olej lnian'), {
    best: ads('oils', 'olej lnian', millilitres(250)),
    may: ads('oils horse_feed'),
  }),
  q('jabłka 15 kg', ads('fruit', 'jablk'), { best: ads('fruit', 'jablk', grams(15000)), may: ads('fruit') }),
  q('orzechy włoskie 3 kg', ads('nuts_seeds', '.*orzechy wlosk'), {
    best: ads('nuts_seeds', '.*orzechy', grams(3000)),
    may: ads('nuts_seeds'),
  }),
  q('kurki 0,5 kg', ads('mushrooms_forest', 'kurki'), {
    best: ads('mushrooms_forest', 'kurki', grams(500)),
    forbidden: ads('laying_hens'),
  }),
  q('karp 2 kg', ads('fish', 'karp'), { best: ads('fish', 'karp', grams(2000)), may: ads('fish_fry fish', '.*karp') }),
  q('wołowina 5kg', ads('fresh_meat', 'wolow'), {
    best: ads('fresh_meat', 'wolow', grams(5000)),
    may: ads('fresh_meat'),
  }),
  q('pierogi 30 sztuk', ads('ready_meals', 'pierog'), { best: ads('ready_meals', 'pierog', pieces(30)) }),
  q('tulipany 50 szt', ads('cut_flowers seeds_bulbs', '.*tulipan'), {
    best: ads('cut_flowers seeds_bulbs', '.*tulipan', pieces(50)),
  }),
  q('6 pelargonii na balkon', ads('potted_plants', 'pelarg'), {
    best: ads('potted_plants', 'pelarg', pieces(6)),
    may: ads('potted_plants'),
  }),
  q('maliny sadzonki 10 szt.', ads('berry_bushes', 'malin'), {
    best: ads('berry_bushes', 'malin', pieces(10)),
    may: ads('berry_bushes'),
  }),
  q('świece z węzy 10 sztuk', ads('candles', 'swiece zwij'), {
    best: ads('candles', 'swiece zwij', pieces(10)),
    may: ads('candles'),
  }),
  q('5 kur zielononóżek', ads('laying_hens', 'zielonon'), {
    best: ads('laying_hens', 'zielonon', pieces(5)),
    may: ads('laying_hens'),
  }),
  q('pasza dla niosek 25 kg', ads('farm_feed', 'pasza dla nios'), {
    best: ads('farm_feed', 'pasza', grams(25000)),
    may: ads('farm_feed'),
  }),
  q('klocki drewniane 100 elementów', ads('wooden_toys', 'klocki'), {
    best: ads('wooden_toys', 'klocki', pieces(100)),
    may: ads('wooden_toys'),
  }),
  q('słoma 10 bel', ads('wood_hay', '.*slom'), {
    best: ads('wood_hay', '.*slom', pieces(10)),
    may: ads('harvesting transport', '.*slom'),
  }),
  q('krówki 800 g', ads('sweets', 'krowki'), { best: ads('sweets', 'krowki', grams(800)), forbidden: ads('cattle') }),
  q('hydrolat 200ml', ads('hydrolats', 'hydrolat'), {
    best: ads('hydrolats', 'hydrolat', millilitres(200)),
    may: ads('hydrolats'),
  }),
  q('kozy 3 sztuki', ads('goats'), { best: ads('goats', undefined, pieces(3)), forbidden: ads('cheese dairy') }),
];
