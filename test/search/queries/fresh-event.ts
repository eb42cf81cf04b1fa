import type { JudgedQuery } from '../judged-query.ts';
import { events, ofClass } from '../judging.ts';

const q = ofClass('event');

/** The fairs of the demo market that begin or go on upon a Saturday. */
const SATURDAY_FAIRS =
  'jarmark bozonar|kaszubski jarmark gw|choinkowy|wigilijny targ|wigilia na|jarmark wielkanocny|wielkanocny kiermasz|rozsady|wiklinowe|jarmark nad zalewem';

/** Where something is going on: by type, day, season or theme. */
export const freshEvent: readonly JudgedQuery[] = [
  q('jarmark w sobotę', events(SATURDAY_FAIRS), { may: events('', { tags: 'fair' }) }),
  q(
    'co robić w grudniu',
    events(
      'barborka|jarmark bozonar|mikolaj|kaszubski jarmark gw|choinkowy|slodki|gwiazdka|wigili|ostatni|koledy (pod|trzech)',
    ),
  ),
  q(
    'gdzie kupię choinkę prosto z lasu',
    [events('choinkowy'), { kind: 'ad', categories: 'christmas_trees', without: 'galazki' }],
    {
      may: { kind: 'ad', categories: 'christmas_trees' },
    },
  ),
  q('kiermasz wielkanocny', events('wielkanocny|jarmark (wielk|palm)|kroszonki'), { may: events('.*palm') }),
  q('zlot pszczelarzy', events('lubuskie spotkania'), { may: events('miodowe') }),
  q('wystawa zwierząt', events('palucka'), { may: events('wiosenny targ koni|kroszonki') }),
  q('dozynki gdzie i kiedy', events('', { tags: 'harvest_festival' })),
  q('pokaz kucia żelaza', events('iskry')),
  q('noc kupały wianki', events('noc swietoj')),
  q('ostatki zabawa', events('podkoziolek|pogrzeb basa|paczkowy'), { may: events('kulig') }),
  q('winobranie impreza', events('.*winobranie'), { may: events('', { tags: 'harvest_festival' }) }),
  q('festyn w majówkę', events('mieszanie|majowka|jarmark pod zamkiem')),
];
