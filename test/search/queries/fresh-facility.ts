import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('facility');

/** A place to sleep, by what it has or lies at. */
export const freshFacility: readonly JudgedQuery[] = [
  q('domek nad jeziorem z psem', facilities('holiday_cottage lake allowed_pets'), {
    may: facilities('lake allowed_pets'),
    forbidden: ads('beds_houses'),
  }),
  q('gdzie dzieci pojeżdżą na koniu z noclegiem', facilities('horse_riding'), {
    may: facilities('animals'),
    forbidden: ads('wooden_toys'),
  }),
  q('balia w górach', facilities('hot_tub mountains'), { may: facilities('hot_tub') }),
  q('z sauną nad jeziorem', facilities('sauna lake'), { may: facilities('sauna') }),
  q('spływ kajakowy nocleg', facilities('kayaks'), { may: facilities('lake') }),
  q('na ryby na weekend', facilities('fishing'), { may: facilities('lake'), forbidden: ads('fish_fry') }),
  q('agroturystyka gdzie jest co jeść', facilities('', { anyTag: 'full_board half_board' }), {
    may: facilities('', { anyTag: 'breakfast regional_cuisine' }),
  }),
  q('pensjonat dla osoby na wózku', facilities('step_free')),
  q('pokój z łazienką i śniadaniem', facilities('rooms_with_bathrooms breakfast'), {
    may: facilities('', { anyTag: 'breakfast full_board half_board' }),
  }),
  q('warsztaty z gotowania z noclegiem', facilities('culinary_workshops')),
  q('wesele w plenerze', facilities('special_events'), { forbidden: ads('paper_cuts') }),
  q('wyjazd integracyjny', facilities('integration_events')),
  q('gospodarstwo ze zwierzętami do głaskania', facilities('animals'), { kind: 'agritourism' }),
  q('wigilia poza domem nocleg', facilities('holiday_events'), {
    may: facilities('', { anyTag: 'special_events full_board' }),
  }),
  q('pole namiotowe z psem', facilities('campsite allowed_pets'), { may: facilities('campsite') }),
  q('ferie z dziećmi w górach', facilities('mountains', { anyTag: 'playground bed_for_child' }), {
    may: facilities('mountains'),
  }),
];
