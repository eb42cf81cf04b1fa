import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('job');
const OPERATORS = ads('machine_operators', 'operator|kierow|kombajn|osoba do obs');

/** Work looked for by the person who does it and by what is done. */
export const job: readonly JudgedQuery[] = [
  q('traktorzysta', ads('machine_operators', 'operator.*ciagn|kierow'), {
    may: ads('machine_operators farm_work'),
    forbidden: ads('wooden_toys'),
  }),
  q('praca dla traktorzysty', ads('machine_operators', 'operator.*ciagn|kierow'), {
    may: ads('machine_operators farm_work'),
  }),
  q('kierowca ciągnika', ads('machine_operators', 'operator.*ciagn|kierow'), {
    may: ads('machine_operators'),
    forbidden: ads('wooden_toys machine_rental'),
  }),
  q('kombajnista', ads('machine_operators', 'kombajn'), { may: ads('machine_operators') }),
  q('operator koparki praca', ads('machine_operators', '.*kopark'), {
    may: ads('machine_operators'),
    forbidden: ads('machine_rental'),
  }),
  q('operator maszyn', OPERATORS, { may: ads('machine_operators') }),
  q('mechanik maszyn rolniczych', ads('machine_operators', 'mechan'), { may: ads('machine_operators') }),
  q('sprzątaczka', ads('agritourism_staff', '.*sprzat'), { may: ads('agritourism_staff') }),
  q('praca przy sprzątaniu pokoi', ads('agritourism_staff', '.*sprzat'), { may: ads('agritourism_staff') }),
  q(
    'praca z końmi',
    [ads('animal_care', 'opiekun.*koni'), ads('agritourism_staff', '.*konn'), ads('forestry', 'wozn')],
    { may: ads('animal_care'), forbidden: ads('horses_ponies horse_feed') },
  ),
  q('stajenny', ads('animal_care', 'opiekun.*koni|praca w stajni'), { may: ads('animal_care') }),
  q('instruktor jazdy konnej', ads('agritourism_staff', '.*konn'), { may: ads('animal_care', '.*koni') }),
  q('kucharka', ads('agritourism_staff', 'kucharz'), { may: ads('agritourism_staff food_processing') }),
  q('praca w kuchni', ads('agritourism_staff', 'kucharz|osoba do kuchni|recepcja'), {
    best: ads('agritourism_staff', 'kucharz|osoba do kuchni'),
    may: ads('agritourism_staff food_processing'),
  }),
  q('recepcjonistka', ads('agritourism_staff', 'recep'), { may: ads('agritourism_staff') }),
  q('animatorka dla dzieci', ads('agritourism_staff', 'animat'), { may: ads('agritourism_staff') }),
  q('zbiór truskawek praca', ads('seasonal_harvest', '.*trusk'), {
    may: ads('seasonal_harvest'),
    forbidden: ads('fruit preserves berry_bushes'),
  }),
  q('zbieranie borówek', ads('seasonal_harvest', '.*borow'), {
    may: ads('seasonal_harvest'),
    forbidden: ads('preserves'),
  }),
  q('praca sezonowa zbiory jabłek', ads('seasonal_harvest', '.*jabl'), { may: ads('seasonal_harvest') }),
  q('praca sezonowa', ads('seasonal_harvest'), { may: ads('jobs') }),
  q('winobranie praca', ads('seasonal_harvest', '.*winogr'), { may: ads('seasonal_harvest') }),
  q('dojarz', [ads('farm_work', '.*mlecz'), ads('animal_care', '.*koz')], { may: ads('farm_work animal_care') }),
  q('praca przy krowach', ads('farm_work', '.*bydla|.*mlecz'), {
    may: ads('farm_work animal_care'),
    forbidden: ads('cattle'),
  }),
  q('zootechnik', ads('animal_care', 'zootech'), { may: ads('animal_care') }),
  q('opieka nad zwierzętami praca', ads('animal_care'), { may: ads('farm_work') }),
  q('masarz', ads('food_processing', 'rozbier'), { may: ads('food_processing'), forbidden: ads('ointments') }),
  q('rzeźnik praca', ads('food_processing', 'rozbier'), {
    may: ads('food_processing'),
    forbidden: ads('wood_carving'),
  }),
  q('piekarz', ads('food_processing', 'piek'), { may: ads('food_processing') }),
  q('praca w piekarni', ads('food_processing', 'piek|praca w mlynie'), {
    may: ads('food_processing'),
    forbidden: ads('bread cakes'),
  }),
  q('serowar', ads('food_processing', '.*serow'), { may: ads('food_processing') }),
  q('pilarz', ads('forestry', 'pilarz'), { may: ads('forestry') }),
  q('drwal praca w lesie', ads('forestry'), { best: ads('forestry', 'pilarz|.*lesn|.*lasu'), may: ads('tree_care') }),
  q('sadzenie lasu', ads('forestry', '.*sadzenia'), { may: ads('forestry') }),
  q('ogrodnik', ads('gardening_jobs', 'ogrod'), { may: ads('gardening_jobs garden_design') }),
  q('praca w ogrodnictwie', ads('gardening_jobs'), { forbidden: ads('plants') }),
  q('praca w szkółce drzew', ads('gardening_jobs', '.*szkolce'), { may: ads('gardening_jobs') }),
  q('krawcowa', ads('crafts_jobs', 'krawiec'), { may: ads('crafts_jobs') }),
  q('stolarz', ads('crafts_jobs', 'stolarz'), { may: ads('crafts_jobs') }),
  q('pomocnik kowala', ads('crafts_jobs', '.*kowala'), { may: ads('crafts_jobs'), forbidden: ads('blacksmithing') }),
  q('wikliniarz', ads('crafts_jobs', 'pleciok|plecion'), { may: ads('crafts_jobs wicker') }),
  q('ceramik praca w pracowni', ads('crafts_jobs', 'czeladnik'), { may: ads('crafts_jobs') }),
  q('praca na stawach rybnych', ads('farm_work', '.*staw'), { may: ads('farm_work'), forbidden: ads('fish_fry') }),
];
