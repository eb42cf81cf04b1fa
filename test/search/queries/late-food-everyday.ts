import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const MUSHROOMS = ads('mushrooms_forest', undefined, { without: '.*jagod|zurawina|owoce|grzybnia' });

export const lateFoodEveryday: readonly JudgedQuery[] = [
  // Bread and cakes.
  q('pieczywo', ads('bread'), { may: ads('cakes flour_groats') }),
  q('krakersy', ads('bread', 'podplomyki'), { may: ads('bread cakes sweets') }),
  q('chleb na powitanie młodej pary', ads('bread', 'chleb dozynkowy'), { may: ads('bread cakes') }),
  q('czerstwy chleb dla zwierząt', ads('bread', 'resztki'), { may: ads('bread farm_feed') }),
  q('jabłecznik', ads('cakes', 'szarlotka'), { may: ads('cakes') }),
  q('strucla', ads('cakes', 'makowiec'), { may: ads('cakes') }),
  q('do kawy', ads('cakes'), { may: ads('sweets preserves bread') }),
  q('ciastka', ads('cakes', 'pierniki|rogaliki|orzeszki'), {
    may: [ads('cakes sweets'), ads('dog_food', 'ciasteczka')],
  }),
  // Dairy and cheese.
  q('nabiał', [ads('dairy'), ads('cheese')], { may: ads('eggs') }),
  q('ghee', ads('dairy', 'maslo klarowane'), { may: ads('dairy', 'maslo') }),
  q('coś na chłodnik', ads('dairy', 'kefir|jogurt kozi|maslanka'), {
    may: [ads('dairy'), ads('vegetables pickles', '.*burak|zakwas|jarmuz')],
  }),
  q('twardy ser do tarcia', ads('cheese', 'ser kozi dlugo|dojrzewajacy'), { may: ads('cheese') }),
  q('serek do smarowania', ads('dairy cheese', 'ser twarogowy|twarozek|rolada kozia'), {
    may: [ads('dairy cheese'), ads('fish', 'pasta')],
  }),
  // Meat and poultry.
  q('wędliny', ads('cured_meats', undefined, { without: 'smalec' }), {
    may: [ads('cured_meats fresh_meat'), ads('poultry', 'wedzone'), ads('ready_meals', 'smalec')],
  }),
  q('mięso na kotlety', ads('fresh_meat', 'schab|cielecina'), { may: ads('fresh_meat poultry') }),
  q('na ruszt', [ads('fresh_meat', 'karkowka w zalewie|kielbaski|burgery'), ads('poultry', 'przepiorki')], {
    may: [ads('fresh_meat poultry fish cured_meats cheese'), ads('mushrooms_forest', 'pieczarki|boczniaki')],
  }),
  q('mięso gulaszowe', ads('fresh_meat', 'wolowina|sarnina'), { may: ads('fresh_meat') }),
  q('baranina', ads('fresh_meat', 'jagniecina|kielbaski jagniece'), { may: ads('fresh_meat sheep') }),
  q('dziczyzna', [ads('fresh_meat', 'sarnina|kielbasa z dzika'), ads('cured_meats', 'pasztet z zajaca')], {
    may: ads('fresh_meat cured_meats'),
  }),
  q('coś na rosół', [ads('poultry', 'stara kura|koguty'), ads('fresh_meat', 'wolowina')], {
    may: [
      ads('poultry fresh_meat'),
      ads('vegetables', 'marchew|pietruszka|paczka'),
      ads('herbs_teas potted_herbs', 'lubczyk'),
      ads('vinegars_spices', 'sol'),
    ],
  }),
  q('sucha kiełbasa', ads('cured_meats', 'kabanosy|kielbasa jalowcowa'), {
    may: [ads('cured_meats'), ads('fresh_meat', 'kielbasa')],
  }),
  q('drób na świąteczny obiad', ads('poultry', 'ges owsiana|gesie udka|kaczka|perliczka'), { may: ads('poultry') }),
  // Fish.
  q('ryby', ads('fish'), { may: [ads('ready_meals', 'zupa rybna'), ads('fish_fry')] }),
  q('ryba bez ości', ads('fish', 'jesiotr|filety'), { may: ads('fish') }),
  q('ryby morskie', ads('fish', 'fladra|szproty|sledzie|sledz'), { may: ads('fish') }),
  q('ryby w zalewie octowej', ads('fish', 'sledzie opiekane|plotki i leszcze'), { may: ads('fish') }),
  // Fruit and vegetables.
  q('owoce na kompot', ads('fruit', 'wisnie|gruszki suszone|sliwka suszona'), {
    may: [ads('fruit'), ads('juices_syrups', 'kompot'), ads('mushrooms_forest', '.*jagod')],
  }),
  q('susz na wigilię', [ads('fruit', 'gruszki suszone|sliwka suszona'), ads('juices_syrups', 'kompot')], {
    best: ads('fruit', 'gruszki suszone|sliwka suszona'),
    may: [ads('fruit'), MUSHROOMS],
  }),
  q('owoce leśne', ads('mushrooms_forest', 'czarne jagody|jagody mrozone|zurawina'), {
    may: [ads('mushrooms_forest', 'owoce'), ads('fruit', 'borowka'), ads('preserves', '.*borowk|zurawina')],
  }),
  q('bakalie', [ads('nuts_seeds', 'orzechy|luskane'), ads('fruit', 'sliwka suszona|gruszki suszone')], {
    may: [ads('nuts_seeds'), ads('fruit', 'chipsy'), ads('cakes', 'bakaliowe'), ads('sweets')],
  }),
  q('kartofle do piwnicy', ads('vegetables', 'ziemniaki|pyry'), { may: ads('vegetables') }),
  q('zielenina', [ads('vegetables', 'jarmuz|mloda kapusta'), ads('herbs_teas', 'lubczyk')], {
    may: ads('vegetables potted_herbs'),
  }),
  q('barszcz czerwony', [ads('pickles', 'zakwas'), ads('vegetables', 'buraki')], {
    best: ads('pickles', 'zakwas buraczany'),
    may: [ads('pickles', 'buraczki'), ads('vinegars_spices', 'zakwas'), ads('ready_meals')],
  }),
  // Honey, preserves and pickles.
  q('ciemny miód', ads('honey', 'gryczany|miod spadziowy|miod lesny'), { may: ads('honey') }),
  q('kit pszczeli', ads('bee_products', 'propolis'), { may: ads('bee_products') }),
  q('przetwory', [ads('preserves'), ads('pickles', undefined, { without: 'kapusta kiszona' })], {
    may: [ads('pickles ready_meals honey'), ads('mushrooms_forest', 'grzyby w|rydze'), ads('fish', 'plotki|sledz')],
  }),
  q('nadzienie do pączków', ads('preserves', 'marmolada|konfitura z platkow'), {
    may: [ads('preserves'), ads('cakes', 'paczki')],
  }),
  q('do deski serów', ads('preserves', 'galaretka|zurawina'), {
    may: ads('preserves honey bee_products cheese nuts_seeds fruit'),
  }),
  q('sałatka do obiadu', ads('pickles', 'salatka|buraczki'), { may: ads('pickles') }),
  q('jajka wiejskie', ads('eggs', 'jajka swojskie|jajka od|wytlaczanka'), {
    may: ads('eggs', undefined, { noTags: 'cagedhens' }),
  }),
  q('jajka do inkubatora', ads('eggs', 'jajka wylegowe'), { may: ads('eggs') }),
  q('owsianka', ads('flour_groats', 'platki'), { may: ads('flour_groats nuts_seeds') }),
  q('na kutię', ads('nuts_seeds', 'mak '), { may: ads('nuts_seeds honey flour_groats') }),
  q(
    'tłuszcz do smażenia',
    [ads('dairy', 'maslo klarowane'), ads('cured_meats', 'smalec'), ads('fresh_meat', 'sloninka')],
    {
      may: [ads('oils'), ads('ready_meals', 'smalec'), ads('dairy', 'maslo'), ads('cured_meats', 'slonina|boczek')],
    },
  ),
  q('octy owocowe', ads('vinegars_spices', 'ocet jablkowy|ocet malinowy|ocet sliwkowy'), {
    may: ads('vinegars_spices', 'ocet'),
  }),
  q('jedzenie na komunię', ads('ready_meals', 'catering'), { may: ads('ready_meals cakes sweets cured_meats') }),
  q('pyzy z mięsem', ads('ready_meals', 'kartacze'), { may: ads('ready_meals') }),
  q('napoje', ads('juices_syrups'), { may: [ads('dairy herbs_teas'), ads('pickles vinegars_spices', 'zakwas')] }),
  q('woda brzozowa', ads('juices_syrups', 'oskola'), { may: ads('juices_syrups') }),
  q('sok na lemoniadę', ads('juices_syrups', 'syrop z kwiatow|sok malinowy|syrop truskawkowy'), {
    may: ads('juices_syrups'),
  }),
  q('zioła na trawienie', ads('herbs_teas', 'herbatka|mieta'), {
    may: [ads('herbs_teas'), ads('oils', 'olej z ostropestu')],
  }),
  q('czekoladki', ads('sweets', 'sliwki w czekoladzie|jablka w czekoladzie'), { may: ads('sweets') }),
];
