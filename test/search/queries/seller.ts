import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, from, ofClass } from '../judging.ts';

const q = ofClass('seller');
const ad = { kind: 'ad' } as const;

/** People look for whom they know; everything that this seller offers is right. */
export const seller: readonly JudgedQuery[] = [
  q('Masarnia u Stachury', from('masarnia u st', ad), { may: from('masarnia u st') }),
  q('masarnia stachura', from('masarnia u st', ad), { may: from('masarnia u st') }),
  q('Zofia Bartnik', from('zofia bart', ad), { may: from('zofia bart') }),
  q('pasieka Zofii Bartnik', from('zofia bart', ad), { may: from('zofia bart') }),
  q('Bartnik miód', from('zofia bart', { ...ad, categories: 'honey bee_products' }), {
    best: from('zofia bart', { categories: 'honey' }),
    may: from('zofia bart'),
  }),
  q('Kozia Połonina', from('kozia pol', ad), { may: from('kozia pol') }),
  q('kozia polonina', from('kozia pol', ad), { may: from('kozia pol') }),
  q('Kuźnia Pod Kasztanem', from('kuznia pod', ad), { may: from('kuznia pod') }),
  q('Stadnina Pod Grabem', from('stadnina pod', ad), { may: from('stadnina pod') }),
  q('Ogrody Tymona', from('ogrody tym', ad), { may: from('ogrody tym') }),
  q('Tymon ogrody koszenie', from('ogrody tym', { ...ad, categories: 'mowing' }), { may: from('ogrody tym') }),
  q('Stawy pod Groblą', from('stawy pod', ad), { may: from('stawy pod') }),
  q('Tłocznia Złota Kropla', from('tlocznia', ad), { may: from('tlocznia') }),
  q('złota kropla oleje', from('tlocznia', { ...ad, categories: 'oils' }), { may: [from('tlocznia'), ads('oils')] }),
  q('Śliwkowa Dolina', from('sliwkowa dol', ad), { may: from('sliwkowa dol') }),
  q('Rybakówka Trzy Jeziora', from('rybakowka', ad), { may: from('rybakowka') }),
  q('Lawendowa Miedza', from('lawendowa m', ad), { may: from('lawendowa m') }),
  q('lawendowa miedza mydła', from('lawendowa m', { ...ad, categories: 'soaps' }), {
    may: [from('lawendowa m'), ads('soaps')],
  }),
  q('Psi Smak i Koci Mruk', from('psi smak', ad), { may: from('psi smak') }),
  q('psi smak', from('psi smak', ad), { may: [from('psi smak'), ads('dog_food')] }),
  q('Bursztynowa Kramnica', from('bursztynowa', ad), { may: from('bursztynowa') }),
  q('Agro Usługi Kordas', from('agro-uslugi k', ad), { may: from('agro-uslugi k') }),
  q('kordas', from('agro-uslugi k', ad), { may: from('agro-uslugi k') }),
  q('KGW Makowianki', from('kgw mak', ad), { may: from('kgw mak') }),
  q('koło gospodyń makowianki', from('kgw mak', ad), { may: [from('kgw mak'), facilities('', { title: 'makowka' })] }),
  q('Nasiona Babci Czesi', from('nasiona babci', ad), { may: from('nasiona babci') }),
  q('Ceramika na Kole', from('ceramika na', ad), { may: from('ceramika na') }),
  q('Złoty Kłos piekarnia', from('mlyn i piek', ad), { may: from('mlyn i piek') }),
  q('Gospodarstwo Zalewskich', from('gospodarstwo zal', ad), { may: from('gospodarstwo zal') }),
  q('Gęsie Podwórko', from('gesie pod', ad), { may: from('gesie pod') }),
  q('Szkółka Różany Gaj', from('szkolka roz', ad), { may: from('szkolka roz') }),
  q('Stanisław Świerkosz', from('stanislaw sw', ad), { may: from('stanislaw sw') }),
];
