import type { JudgedQuery } from '../judged-query.ts';
import { facilities, ofClass } from '../judging.ts';

const q = ofClass('facility');
const any = { may: facilities() };

/** Places to stay, by what they are and what they have. */
export const facility: readonly JudgedQuery[] = [
  q('agroturystyka', facilities()),
  q('noclegi na wsi', facilities()),
  q('wczasy pod gruszą', facilities()),
  q('pokoje gościnne', facilities('guest_rooms'), any),
  q('domek letniskowy', facilities('holiday_cottage'), any),
  q('domki do wynajęcia', facilities('holiday_cottage'), any),
  q('apartament na wsi', facilities('apartment'), any),
  q('pole namiotowe', facilities('campsite'), any),
  q('gdzie można rozbić namiot', facilities('campsite'), any),
  q('spanie na sianie', facilities('hay_barn'), { best: facilities('hay_barn', { title: '.*spanie na sianie' }) }),
  q('chata w górach', facilities('mountains'), { may: facilities('forest') }),
  q('schronisko górskie', facilities('mountain_hut'), { may: facilities('mountains') }),
  q('nocleg nad morzem', facilities('sea'), { may: facilities('lake') }),
  q('domek nad jeziorem', facilities('holiday_cottage lake'), { may: facilities('lake') }),
  q('agroturystyka w lesie', facilities('forest'), any),
  q('agroturystyka ze zwierzętami dla dzieci', facilities('animals'), { may: facilities('playground') }),
  q('noclegi z psem', facilities('allowed_pets'), any),
  q('przyjmują psy?', facilities('allowed_pets'), { may: facilities() }),
  q('noclegi z wyżywieniem', facilities('', { anyTag: 'full_board half_board breakfast' }), any),
  q('pełne wyżywienie', facilities('full_board'), { may: facilities('half_board') }),
  q('pokój ze śniadaniem', facilities('breakfast'), { may: facilities('guest_rooms') }),
  q('jazda konna pobyt', facilities('horse_riding'), { may: facilities('animals') }),
  q('stadnina noclegi', facilities('horse_riding'), {
    best: facilities('horse_riding', { title: 'stadnina' }),
    may: facilities('animals'),
  }),
  q('gospodarstwo z wędkowaniem', facilities('fishing'), { may: facilities('lake') }),
  q('kajaki nocleg', facilities('kayaks'), { may: facilities('lake') }),
  q('sauna i balia', facilities('sauna hot_tub'), { may: facilities('', { anyTag: 'sauna hot_tub' }) }),
  q('jacuzzi agroturystyka', facilities('hot_tub'), { may: facilities('sauna') }),
  q('agroturystyka z placem zabaw', facilities('playground'), any),
  q('rowery nocleg', facilities('bicycles'), any),
  q('warsztaty kulinarne', facilities('culinary_workshops'), { may: facilities('thematic_workshops') }),
  q('kuchnia wegetariańska pobyt', facilities('vegetarian_meals'), any),
  q('dostępne dla wózków inwalidzkich noclegi', facilities('step_free'), any),
  q('wesele na wsi', facilities('special_events'), {
    may: facilities('', { anyTag: 'integration_events holiday_events' }),
  }),
  q('wyjazd integracyjny firmowy', facilities('integration_events'), { may: facilities('special_events') }),
  q('święta w agroturystyce', facilities('holiday_events'), any),
  q('łóżeczko dla dziecka nocleg', facilities('bed_for_child'), any),
  q('leśniczówka', facilities('', { title: '.*lesniczowk' }), { may: facilities('forest') }),
  q('nocleg w młynie', facilities('', { title: '.*mlyn' }), any),
];
