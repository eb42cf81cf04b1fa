import type { JudgedQuery } from '../judged-query.ts';
import { from, ofClass } from '../judging.ts';

const q = ofClass('seller');

/** Sellers as people remember their names. */
export const freshSeller: readonly JudgedQuery[] = [
  q('pani bartnik miody', from('zofia bartnik', { categories: 'honey bee_products' }), {
    kind: 'ad',
    may: from('zofia bartnik'),
  }),
  q('makowianki pierogi', from('kgw makowianki', { title: '.*pierogi' }), { kind: 'ad', may: from('kgw makowianki') }),
  q('kosior drewno', from('jan kosior', { categories: 'wood_hay' }), {
    kind: 'ad',
    may: [from('jan kosior'), { categories: 'wood_hay' }],
  }),
  q('wędliny od stachury', from('masarnia', { categories: 'cured_meats' }), {
    kind: 'ad',
    may: [from('masarnia'), { categories: 'cured_meats' }],
  }),
  q('kubiczek gołębie', from('ryszard kubiczek', { categories: 'pigeons' }), {
    kind: 'ad',
    may: [from('ryszard kubiczek'), { categories: 'pigeons' }],
  }),
  q('zogroń istebna', from('izba u zogroniow'), { kind: 'any' }),
  q('pszczeli dotyk kosmetyki', from('manufaktura pszczeli dotyk', { categories: 'cosmetics' }), {
    kind: 'ad',
    may: from('manufaktura'),
  }),
  q('rancho rudy szkot', from('ranczo rudy szkot'), { kind: 'any' }),
  q('hajduk bracia', from('bracia hajduk'), { kind: 'any' }),
  q('fundacja przystan dla lap koty', from('fundacja przystan', { categories: 'cats' }), {
    kind: 'ad',
    may: [from('fundacja przystan'), { categories: 'cats' }],
  }),
];
