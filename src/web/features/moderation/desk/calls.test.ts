import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as moderationDecisions from '#contract/moderation/deciding.ts';
import { APPEAL_DAYS, REPORT_TARGETS } from '#contract/moderation/reports.ts';
import { HOUSE_RULES } from '#contract/moderation/rule-grounds.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the desk's limits match the contract", () => {
  expect(bounds.EXPLANATION_MIN_LENGTH).toBe(moderationDecisions.EXPLANATION_MIN_LENGTH);
  expect(bounds.EXPLANATION_MAX_LENGTH).toBe(moderationDecisions.EXPLANATION_MAX_LENGTH);
  expect(bounds.SUSPENSION_DAYS).toEqual(moderationDecisions.SUSPENSION_DAYS);
  expect(bounds.APPEAL_DAYS).toBe(APPEAL_DAYS);
  expect(bounds.TARGETS).toEqual(REPORT_TARGETS);
});

test('every rule of the contract can be chosen, under its ground', () => {
  const offered = bounds.GROUNDS.flatMap((ground) => bounds.rulesOn(ground).map((rule) => [rule, ground]));
  expect(offered.sort()).toEqual(Object.entries(HOUSE_RULES).sort());
});
