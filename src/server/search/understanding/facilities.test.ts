import { expect, test } from 'vitest';
import { traitsOf } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { takeFacilities } from './facilities.ts';
import { TypedText } from './typed-text.ts';

const tags = new Set(traitsOf(getKind('agritourism')));

test.each([
  ['przyjmują psy?', 'allowed_pets', '?'],
  ['gdzie nas wpuszczą z psem', 'allowed_pets', 'gdzie'],
  ['gospodarstwo z kotem', 'allowed_pets', 'gospodarstwo'],
  ['unterkunft mit hund', 'allowed_pets', 'unterkunft'],
  ['obóz jeździecki w górach', 'horse_riding', 'w górach'],
  ['lozeczko dla dziecka', 'bed_for_child', 'dla dziecka'],
  ['pokój bez barier', 'step_free', 'pokój'],
  ['wesele w stodole', 'special_events', ''],
  ['nocleg na sianie', 'hay_barn', ''],
  ['nocleg z pełnym wyżywieniem', 'full_board', 'nocleg z'],
  ['obiady domowe', 'half_board', ''],
  ['kuchnia regionalna', 'regional_cuisine', ''],
  ['domek z aneksem kuchennym', 'guest_kitchen', 'domek z'],
  ['trasy rowerowe', 'bicycles', ''],
  ['darmowy parking', 'parking', ''],
  ['байдарки', 'kayaks', ''],
] as const)('"%s" asks for %s and leaves "%s"', (typed, tag, rest) => {
  const text = new TypedText(typed);
  expect(takeFacilities(text, tags).map((each) => each.tags[0])).toEqual([tag]);
  expect(text.rest.trim().replace(/\s+/g, ' ')).toBe(rest);
});

test.each(['rower górski', 'święta katarzyna', 'cicha zagroda', 'konie huculskie'])(
  '"%s" asks for no facility',
  (typed) => {
    expect(takeFacilities(new TypedText(typed), tags)).toEqual([]);
  },
);

test('no facility is read if the kind has none of the tags', () => {
  expect(takeFacilities(new TypedText('przyczepka na rower z psem'), new Set(['eco', 'swap']))).toEqual([]);
});
