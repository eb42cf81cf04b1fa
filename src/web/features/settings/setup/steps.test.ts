import { expect, test } from 'vitest';
import { SETUP_STEPS } from '#contract/settings/setup.ts';
import { nextStep, STEPS } from './steps.ts';

test('the steps are those of the contract', () => {
  expect(STEPS).toEqual(SETUP_STEPS);
});

test('the set-up resumes at the first step without an answer', () => {
  expect(nextStep([])).toBe('market');
  expect(nextStep(['market', 'operator'])).toBe('colours');
  expect(nextStep(STEPS)).toBeNull();
});

test('after a step comes the next without an answer, and at the end those that were left out', () => {
  expect(nextStep(['market', 'operator'], 'operator')).toBe('languages');
  expect(nextStep(['operator', 'languages', 'mail', 'payments', 'demo'], 'demo')).toBe('market');
});
