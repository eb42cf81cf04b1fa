import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const inflected = ofClass('inflection');
const typo = ofClass('typo');
const plain = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');

export const lateHomeInflection: readonly JudgedQuery[] = [
  inflected('bombek szydełkowych', ads('holiday_decorations', 'bombki'), {
    may: [ads('holiday_decorations'), ads('embroidery_lace', '.*szydelk')],
  }),
  inflected('szamponu z pokrzywy', ads('hair_care', 'szampon'), { may: ads('hair_care') }),
  inflected('kierpców', ads('leather', 'kierpce'), { may: ads('leather') }),
  inflected('bukietem piwonii', ads('cut_flowers', 'piwonie'), {
    may: [ads('cut_flowers wreaths_bouquets'), ads('perennials', 'karpy piwonii')],
  }),
  inflected('skarpetami wełnianymi', ads('weaving', 'skarpety'), { may: ads('weaving') }),
  inflected('sadzonkę hortensji', ads('ornamental_shrubs', 'hortensja'), { may: ads('ornamental_shrubs') }),
];

export const lateHomeTypo: readonly JudgedQuery[] = [
  typo('hydrolad różany', ads('hydrolats', 'hydrolat rozany'), { may: [ads('hydrolats'), ads('creams', 'rozany')] }),
  typo('pisnaki', ads('holiday_decorations', 'pisanki'), {
    may: [ads('holiday_decorations', 'kroszonki|jajo strusie'), ads('eggs', '.*pisanki')],
  }),
  typo('wycianka łowicka', ads('paper_cuts', 'gwiozda lowicka|kodra lowicka'), {
    may: [ads('paper_cuts'), ads('holiday_decorations', 'pajak lowicki')],
  }),
  typo('wisorek z bursztynu', ads('jewellery', 'wisior'), { may: ads('jewellery') }),
  typo('lawęda sadzonka', ads('perennials', 'lawenda'), { may: ads('perennials') }),
  typo('chortensja', ads('ornamental_shrubs', 'hortensja'), { may: ads('ornamental_shrubs') }),
  typo('skurzany pasek', ads('leather', 'pasek'), { may: [ads('leather'), ads('tack_leads')] }),
];

export const lateHomeNoDiacritics: readonly JudgedQuery[] = [
  plain('mydlo z weglem', ads('soaps', 'czarne mydlo'), { may: ads('soaps') }),
  plain('roza pnaca', ads('ornamental_shrubs', 'roza pnaca'), { may: ads('ornamental_shrubs', 'roz') }),
  plain('wieniec dozynkowy', ads('wreaths_bouquets', 'wieniec dozynkowy'), {
    may: [ads('wreaths_bouquets'), ads('bread', 'chleb dozynkowy')],
  }),
];

export const lateHomeJoined: readonly JudgedQuery[] = [
  joined('krem dorąk', ads('creams', 'krem do rak'), { may: [ads('creams'), ads('ointments', '.*dloni')] }),
  joined('drewnianeklocki', ads('wooden_toys', 'klocki'), { may: ads('wooden_toys') }),
  joined('świe cznik', ads('blacksmithing', 'swiecznik'), { may: [ads('blacksmithing'), ads('candles')] }),
  joined('podusia z pierza', ads('weaving', 'poduszka'), { may: [ads('weaving'), ads('embroidery_lace', 'poszewka')] }),
  joined('koszyczek na grzybki', ads('wicker', 'kosz na grzyby'), { may: ads('wicker') }),
];

export const lateHomeRegional: readonly JudgedQuery[] = [
  regional('flance kapusty', ads('vegetable_seedlings', 'kapusta'), { may: ads('vegetable_seedlings') }),
  regional('zapaska', ads('weaving', 'fartuch'), { may: [ads('folk_costumes'), ads('weaving', 'narzuta')] }),
  regional('muszkaty', ads('potted_plants', '.*pelargoni'), { may: ads('potted_plants') }),
  regional('bańki na choinkę', ads('holiday_decorations', 'bombki'), {
    may: [ads('holiday_decorations'), ads('christmas_trees')],
  }),
  regional('heklowane deczki', ads('embroidery_lace', 'koronka koniakowska|serwetki szydelkowe'), {
    may: [ads('embroidery_lace'), ads('jewellery', '.*heklowane')],
  }),
];
