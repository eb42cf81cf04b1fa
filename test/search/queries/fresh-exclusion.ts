import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('exclusion', ['not']);

/** What is not wanted must not come back. */
export const freshExclusion: readonly JudgedQuery[] = [
  q('ser ale nie kozi', ads('cheese', undefined, { without: '.*(kozi|koziego|kozia)\\b' }), {
    may: ads('dairy', undefined, { without: '.*kozi' }),
    forbidden: ads('cheese', '.*(kozi|koziego|kozia)\\b'),
  }),
  q('miód bez rzepakowego', ads('honey', undefined, { without: '.*rzepak' }), {
    may: ads('bee_products'),
    forbidden: ads('honey', '.*rzepakowy'),
  }),
  q('jajka tylko nie klatkowe', ads('eggs', undefined, { without: '.*klatkow|wydmuszka|jajka wyleg' }), {
    may: ads('eggs', undefined, { without: '.*klatkow' }),
    forbidden: ads('eggs', '.*klatkow'),
  }),
  q('ryby oprócz karpia', ads('fish', undefined, { without: 'karp' }), { forbidden: ads('fish', 'karp') }),
  q('pierogi nie ruskie', ads('ready_meals', '.*pierogi', { without: 'pierogi ruskie' }), {
    may: ads('ready_meals', undefined, { without: 'pierogi ruskie' }),
    forbidden: ads('ready_meals', 'pierogi ruskie'),
  }),
  q('sok bez jabłka', ads('juices_syrups', 'sok\\b', { without: '.*jabl' }), {
    may: ads('juices_syrups', undefined, { without: '.*jabl' }),
    forbidden: ads('juices_syrups', 'sok jabl'),
  }),
  q('choinka ale nie świerk', ads('christmas_trees', 'jodla|jodly'), {
    may: ads('christmas_trees', 'galazki'),
    forbidden: ads('christmas_trees', 'swierk'),
  }),
  q('mydło bez lawendy', ads('soaps', undefined, { without: '.*lawend' }), { forbidden: ads('soaps', '.*lawend') }),
  q('mięso oprócz wieprzowiny', ads('fresh_meat', undefined, { without: 'schab|karkowka w|zeberka|slonink' }), {
    may: ads('poultry'),
    forbidden: ads('fresh_meat', 'schab|zeberka|slonink'),
  }),
  q('drewno kominkowe bez sosny', ads('wood_hay', 'drewno bukowe|brzoza|brykiet'), {
    may: ads('wood_hay', 'walki'),
    forbidden: ads('wood_hay', 'drzewo opalowe'),
  }),
  q('dżem bez truskawek', ads('preserves', undefined, { without: '.*trusk|ogorki|galaretka|sok' }), {
    may: ads('preserves', undefined, { without: '.*trusk' }),
    forbidden: ads('preserves', '.*trusk'),
  }),
  q('domek bez psów', facilities('holiday_cottage', { noTags: 'allowed_pets' }), {
    may: facilities('', { noTags: 'allowed_pets' }),
    chips: [],
  }),
];
