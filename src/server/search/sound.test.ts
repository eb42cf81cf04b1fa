import { expect, test } from 'vitest';
import { soundOf, soundsOf } from './sound.ts';

test.each([
  ['miut', 'miód'],
  ['hleb', 'chleb'],
  ['borufka', 'borówka'],
  ['gżyb', 'grzyb'],
  ['żepa', 'rzepa'],
  ['kiełbassa', 'kiełbasa'],
  ['iagoda', 'jagoda'],
  ['kavior', 'kawior'],
  ['drzem', 'dżem'],
])('"%s" sounds like "%s"', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

test('a missing diacritic does not change the sound', () => {
  expect(soundsOf('mjod')).toContain(soundOf('miód'));
});

test.each([
  ['kura', 'kora'],
  ['ser', 'sen'],
  ['kosz', 'koszt'],
])('"%s" does not sound like "%s"', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
