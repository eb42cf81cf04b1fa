import { expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { PERMISSIONS } from './permission-matrix.ts';
import { REFUSALS, ROLES, type World } from './permission-roles.ts';
import { testApp } from './test-app.ts';
import { aCaller, anEmptyWorld, aWorld } from './world.ts';

const app = testApp();

test('the matrix has exactly one row per endpoint', () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual(api.map(({ name }) => name).sort());
});

test.each(api.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s lets in whom it should',
  async (name, endpoint) => {
    const row = PERMISSIONS[name];
    let world: World | undefined;
    for (const role of ROLES) {
      world ??= row?.parts ? await aWorld(app, endpoint.feature) : await anEmptyWorld(app);
      const token = await aCaller(app, role, endpoint.feature, world);
      const client = token ? app.as(token) : app.api();
      const parts = row?.parts?.(world) ?? {};
      const outcome = await client.call(endpoint, parts as never).then(
        () => 'allowed',
        (error: unknown) => (isApiError(error) ? error.code : Promise.reject(error)),
      );
      // Other people's items are reported as not found; any other failure has nothing to do with permissions.
      const isPersonal = Object.values(row?.verdicts ?? {}).includes('notFound');
      const isRefusal = REFUSALS.includes(outcome) || (isPersonal && outcome === 'notFound');
      expect(isRefusal ? outcome : 'allowed', `${name} as ${role}: ${outcome}`).toBe(row?.verdicts[role]);
      // An admitted call may have changed or deleted what the next one needs.
      if (!isRefusal) world = undefined;
    }
  },
);
