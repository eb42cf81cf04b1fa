import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as overview from '#contract/operator/overview.ts';
import * as people from '#contract/operator/people.ts';
import * as running from '#contract/operator/running.ts';
import { SELLS_AS } from '#kinds/sells-as.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the desk's options match the contract", () => {
  expect(bounds.OVERVIEW_DAYS).toEqual(overview.OVERVIEW_DAYS);
  expect(bounds.FIGURES).toEqual(overview.FIGURES);
  expect(bounds.ROLES).toEqual(people.ROLES);
  expect(bounds.PERSON_STATES).toEqual(people.PERSON_STATES);
  expect(bounds.SELLERS).toEqual([...SELLS_AS, 'none']);
  expect(bounds.MAIL_STATES).toEqual(running.MAIL_STATES);
  expect(bounds.QUERY_MAX_LENGTH).toBe(people.PEOPLE_QUERY_MAX_LENGTH);
});
