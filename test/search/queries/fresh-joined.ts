import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('joined');

/** A space too few or too many. */
export const freshJoined: readonly JudgedQuery[] = [
  q('miodgryczany', ads('honey', 'gryczany'), { may: ads('honey') }),
  q('agro turystyka z końmi', facilities('horse_riding'), { may: facilities('animals') }),
  q('kapustakiszona', ads('pickles', 'kapusta'), { may: [ads('pickles'), ads('ready_meals', 'pierogi z kap')] }),
  q('kon ik polski', ads('horses_ponies', 'koniki'), { may: ads('horses_ponies') }),
  q('jarmarkbożonarodzeniowy', events('jarmark bozonar|kaszubski jarmark gw|ostatni jarmark'), {
    best: events('jarmark bozonar'),
    may: events(),
  }),
  q('sad zonki malin', ads('berry_bushes', '.*malin'), { may: ads('berry_bushes') }),
  q('drewnokominkowe', ads('wood_hay', 'drewno|brzoza|brykiet'), {
    best: ads('wood_hay', 'drewno bukowe'),
    may: ads('wood_hay wicker blacksmithing'),
  }),
  q('ziel ono nóżki', ads('laying_hens', 'zielononozki'), {
    may: [ads('laying_hens'), ads('eggs', '.*zielon'), ads('poultry', 'koguty')],
  }),
  q('kozieser', [ads('cheese', '.*(kozi|koziego|kozia)\\b'), ads('dairy', 'twarozek kozi')], {
    may: ads('cheese dairy'),
  }),
];
