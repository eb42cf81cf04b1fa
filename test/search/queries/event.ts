import type { JudgedQuery } from '../judged-query.ts';
import { events, ofClass } from '../judging.ts';

const q = ofClass('event');
const fairs = events(undefined, { anyTag: 'fair trade_fair' });
const festivals = events(undefined, { anyTag: 'festival harvest_festival fair' });
const concerts = events(undefined, { tags: 'concert' });
const christmas = events('.*gwiazdk|.*bozonarodz|.*wigili|choink|.*koled|mikolaj|.*adwent|slodki kierm');
const easter = events('.*wielkanoc|.*palmow|kroszonki|alleluja');

/** What is to come in the villages. */
export const event: readonly JudgedQuery[] = [
  q('dożynki', events('.*dozynk|zniwn'), { may: festivals }),
  q('dożynki gminne', events('.*dozynk|zniwn'), { may: festivals }),
  q('święto plonów', events(undefined, { tags: 'harvest_festival' }), { may: festivals }),
  q('jarmark bożonarodzeniowy', events('jarmark bozo|.*jarmark gwiazd|ostatni jarmark'), {
    best: events('jarmark bozo|.*jarmark gwiazd'),
    may: [christmas, fairs],
  }),
  q('jarmarki świąteczne', events('jarmark bozo|.*jarmark gwiazd|ostatni jarmark|jarmark wielk|jarmark palm'), {
    may: [christmas, easter, fairs],
  }),
  q('kiermasz', events('.*kiermasz'), { may: fairs }),
  q('jarmark wielkanocny', events('jarmark wielk|wielkanocny kierm|jarmark palm'), {
    best: events('jarmark wielk'),
    may: [easter, fairs],
  }),
  q('niedziela palmowa', events('.*palmowa|jarmark palm'), { best: events('.*niedziela palm'), may: easter }),
  q('targi rolnicze', events('.*techniki rolnicz|dni otwartych'), { best: events('.*techniki rolnicz'), may: fairs }),
  q('targi ogrodnicze', events('.*targi ogrod|zielony weekend|rozsady|gielda nasion'), {
    best: events('.*targi ogrod'),
    may: fairs,
  }),
  q('koncert', concerts, { may: events('.*kapel') }),
  q('koncert kolęd', events('koled', { tags: 'concert' }), { may: [concerts, christmas] }),
  q('kolędnicy', events('.*koled'), { best: events('.*koledn'), may: christmas }),
  q('festiwal sera', events('festiwal sera'), { may: festivals }),
  q('święto chleba', events('chleb nasz'), { may: festivals }),
  q('święto śliwki', events('.*sliwki'), { may: festivals }),
  q('święto ryby', events('.*ryby'), { may: festivals }),
  q('spotkanie pszczelarzy', events('.*pszczel'), { may: events('miodowe') }),
  q('targ koni', events('.*targ koni'), { may: fairs }),
  q('wystawa zwierząt hodowlanych', events('.*wystawa zwierz'), { may: fairs }),
  q('kulig', events('.*kulig|.*saniach'), { best: events('kulig'), may: festivals }),
  q('noc świętojańska', events('noc swieto'), { may: festivals }),
  q('andrzejki', events('andrzej'), { may: festivals }),
  q('barbórka', events('barbor'), { may: concerts }),
  q('mikołajki dla dzieci', events('mikolaj'), { may: christmas }),
  q('trzej królowie', events('trzej krol'), { may: christmas }),
  q('targ karpia', events('.*karpia'), { may: [christmas, fairs] }),
  q('majówka', events('majowka'), { may: festivals }),
  q('muzyka ludowa koncert', concerts, { may: festivals }),
  q('pączki tłusty czwartek', events('paczk'), { may: [events('podkoz'), fairs] }),
  q('giełda nasion', events('gielda nas'), { may: fairs }),
  q('imprezy regionalne', events()),
  q('szanty', events('szanty'), { may: concerts }),
];
