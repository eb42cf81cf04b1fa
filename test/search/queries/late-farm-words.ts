import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const inflected = ofClass('inflection');
const typo = ofClass('typo');
const plain = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');

export const lateFarmInflection: readonly JudgedQuery[] = [
  inflected('kilka perliczek', ads('ornamental_poultry', 'perliczki'), {
    may: [ads('ornamental_poultry'), ads('poultry', 'perliczka')],
  }),
  inflected('indycząt', ads('chicks', 'indyczeta'), { may: [ads('chicks'), ads('poultry', '.*indyk')] }),
  inflected('źrebięciem', ads('horses_ponies', 'zreb|koniki polskie'), { may: ads('horses_ponies') }),
  inflected('karmę psu', ads('dog_food', 'karma'), { may: ads('dog_food') }),
  inflected('wynajmę łuparkę', ads('machine_rental', 'luparka'), { may: ads('machine_rental') }),
];

export const lateFarmTypo: readonly JudgedQuery[] = [
  typo('wycinka dżew', ads('tree_care', 'wycinka'), { may: ads('tree_care forestry orchard_care') }),
  typo('gołembie pocztowe', ads('pigeons', '.*pocztowe'), {
    may: [ads('pigeons'), ads('bird_feeders', 'golebnik')],
  }),
  typo('siano w kostakch', ads('wood_hay horse_feed', 'siano lakowe|siano dla koni'), {
    may: [ads('wood_hay'), ads('horse_feed', 'siano'), ads('rodent_food', 'siano'), facilities('hay_barn')],
  }),
  typo('rembak do gałęzi', ads('machine_rental', 'rebak'), {
    may: [ads('machine_rental tree_care'), ads('transport', 'wywoz')],
  }),
  typo('kotecki syberyjskie', ads('cats', '.*syberyjsk'), { may: ads('cats') }),
];

export const lateFarmNoDiacritics: readonly JudgedQuery[] = [
  plain('swinia zlotnicka', ads('pigs', '.*zlotnick'), { may: [ads('pigs'), ads('fresh_meat', '.*zlotnick')] }),
  plain('koziol', ads('goats', 'cap '), { may: [ads('goats'), ads('fresh_meat', 'kozlina')] }),
  plain('ges na zywo', ads('ducks_geese', '.*gesi'), { may: [ads('ducks_geese chicks'), ads('poultry', 'ges')] }),
];

export const lateFarmJoined: readonly JudgedQuery[] = [
  joined('glebo gryzarka', ads('machine_rental ploughing_sowing', '.*glebogryzark'), {
    may: ads('machine_rental ploughing_sowing'),
  }),
  joined('osioł', ads('horses_ponies', 'osiolek'), {
    may: [ads('horses_ponies'), facilities('animals', { title: 'zagroda nad bren' }), events('palucka')],
  }),
  joined('jamniczek', ads('dogs', 'jamnik'), { may: ads('dogs') }),
];

export const lateFarmRegional: readonly JudgedQuery[] = [
  regional('kobyła', ads('horses_ponies', 'klacz|kuc felinski|zrebica'), { may: ads('horses_ponies') }),
  regional('trusie', ads('rabbits'), { may: ads('rodent_food') }),
  regional('mućka', ads('cattle', 'krowa'), { may: ads('cattle') }),
  regional('kejter', ads('dogs'), { may: ads('dog_food beds_houses tack_leads pet_toys') }),
  regional('buhaj', ads('cattle', 'byk '), { may: ads('cattle') }),
  regional('maciora', ads('pigs', 'maciorka|mangalica|loszki'), { may: [ads('pigs'), ads('sheep', '.*maciorki')] }),
];
