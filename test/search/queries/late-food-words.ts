import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const inflected = ofClass('inflection');
const typo = ofClass('typo');
const plain = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');

export const lateFoodInflection: readonly JudgedQuery[] = [
  inflected('wędzonego karpia', ads('fish', 'karp wedzony'), { may: ads('fish') }),
  inflected('jagnięciny', ads('fresh_meat', 'jagniecina|kielbaski jagniece'), { may: ads('fresh_meat sheep') }),
  inflected('orzechami w miodzie', ads('sweets', 'sezamki'), { may: ads('sweets nuts_seeds honey') }),
  inflected('kasztanów', ads('nuts_seeds', 'kasztany'), { may: ads('nuts_seeds') }),
  inflected('serów kozich', ads('cheese', '.*kozi(?!erad)'), { may: [ads('cheese'), ads('dairy', '.*kozi(?!erad)')] }),
  inflected('gruszek na susz', ads('fruit', 'gruszki'), { may: [ads('fruit'), ads('juices_syrups', 'sok gruszkowy')] }),
];

export const lateFoodTypo: readonly JudgedQuery[] = [
  typo('kiełbsa jałwcowa', ads('cured_meats', 'kielbasa jalowcowa'), {
    may: [ads('cured_meats'), ads('fresh_meat', 'kielbas')],
  }),
  typo('makowjec', ads('cakes', 'makowiec'), { may: ads('cakes') }),
  typo('hrzan tarty', ads('vinegars_spices', 'chrzan'), { may: [ads('vegetables', 'chrzan'), ads('vinegars_spices')] }),
  typo('kasza jagalna', ads('flour_groats', 'kasza jaglana'), { may: ads('flour_groats') }),
  typo('szczpak filet', ads('fish', 'filety ze szczupaka'), { may: ads('fish') }),
  typo('oguórki malosone', ads('pickles', 'ogorki malosolne'), {
    may: [ads('pickles'), ads('preserves', 'ogorki'), ads('vegetable_seedlings', 'ogorek')],
  }),
];

export const lateFoodNoDiacritics: readonly JudgedQuery[] = [
  plain('maslo wiejskie', ads('dairy', 'maslo'), { best: ads('dairy', 'maslo oselkowe'), may: ads('dairy') }),
  plain('wisnie', ads('fruit', 'wisnie'), { may: ads('fruit') }),
];

export const lateFoodJoined: readonly JudgedQuery[] = [
  joined('chlebek żytni', ads('bread', 'chleb zytni|chleb codzienny'), {
    best: ads('bread', 'chleb zytni'),
    may: [ads('bread'), ads('flour_groats', 'maka zytnia')],
  }),
  joined('mało solne', ads('pickles', 'ogorki malosolne'), { may: ads('pickles') }),
  joined('serniczek', ads('cakes', 'sernik'), { may: [ads('cakes'), ads('dairy', 'twarog')] }),
  joined('olej zimno tłoczony', ads('oils', 'olej rzepakowy|olej lniany tloczony'), {
    may: [ads('oils'), ads('horse_feed', 'olej')],
  }),
  joined('sok jabłkowomarchwiowy', ads('juices_syrups', 'sok jablko-marchew'), { may: ads('juices_syrups') }),
  joined('śledzik', ads('fish', 'sledz'), { may: ads('fish') }),
];

export const lateFoodRegional: readonly JudgedQuery[] = [
  regional('haferfloki', ads('flour_groats', 'platki owsiane'), { may: ads('flour_groats') }),
  regional('bombony', ads('sweets', 'krowki|karmelki'), { may: ads('sweets') }),
  regional('hreczka', ads('flour_groats', 'kasza gryczana'), {
    may: [ads('flour_groats'), ads('honey', 'gryczany'), ads('bread', 'chleb gryczany'), ads('ready_meals', 'bliny')],
  }),
  regional('brusznice', ads('preserves', 'konfitura z czerwonej borowki'), {
    may: [ads('preserves'), ads('herbs_teas', 'lisc borowki'), ads('mushrooms_forest', 'zurawina')],
  }),
];
