import { expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { SCOPES } from '#contract/programs/scopes.ts';
import { anAccount, aSession } from './factories.ts';
import { PERMISSIONS, TOKEN_ROWS } from './permission-matrix.ts';
import { REFUSALS } from './permission-roles.ts';
import { anAccessToken } from './program-factories.ts';
import { testApp } from './test-app.ts';
import { NOTHING } from './world.ts';

const app = testApp();

test.each(api.filter(({ confirmsPassword }) => confirmsPassword).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s asks for the password',
  async (name, endpoint) => {
    const id = await anAccount(app);
    if (endpoint.access === 'admin') {
      await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
    }
    const token = await aSession(app, id, { isStrong: true, confirmed: false });
    const parts = PERMISSIONS[name]?.parts?.(NOTHING) ?? {};
    await expect(app.as(token).call(endpoint, parts as never)).rejects.toMatchObject({
      code: 'passwordConfirmationRequired',
    });
  },
);

test.each(
  api.filter(({ access }) => access === 'moderator' || access === 'admin').map((each) => [each.name, each] as const),
)('%s asks for a second factor', async (name, endpoint) => {
  const id = await anAccount(app);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
  const client = app.as(await aSession(app, id, { isStrong: false }));
  const parts = PERMISSIONS[name]?.parts?.(NOTHING) ?? {};
  await expect(client.call(endpoint, parts as never)).rejects.toMatchObject({ code: 'strongSignInRequired' });
});

/** The scope that the matrix has for an endpoint. */
function scopeInMatrix(name: string): string | undefined {
  return Object.entries(TOKEN_ROWS).find(([, names]) => names.includes(name))?.[0];
}

test('the matrix names every endpoint that a scope opens, and no other', () => {
  const opened = api.filter(({ scope }) => scope).map(({ name, scope }) => [name, scope]);
  expect(Object.fromEntries(opened)).toEqual(
    Object.fromEntries(Object.entries(TOKEN_ROWS).flatMap(([scope, names]) => names.map((name) => [name, scope]))),
  );
});

test('access tokens open the endpoints of their scopes and nothing else', async () => {
  const accountId = await anAccount(app);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', accountId).execute();
  const tokens = await Promise.all(
    SCOPES.map(async (scope) => ({ scope, ...(await anAccessToken(app, accountId, [scope])) })),
  );
  for (const endpoint of api.filter(({ access }) => access !== 'public')) {
    const needed = scopeInMatrix(endpoint.name);
    for (const { scope, secret } of tokens) {
      const outcome = await app
        .as(secret)
        .call(endpoint, (PERMISSIONS[endpoint.name]?.parts?.(NOTHING) ?? {}) as never)
        .then(
          () => 'allowed',
          (error: unknown) => (isApiError(error) ? error.code : Promise.reject(error)),
        );
      const expected =
        needed === undefined ? 'tokenNotAllowed' : needed === scope || needed === 'any' ? 'in' : 'scopeMissing';
      const isRefusal = [...REFUSALS, 'tokenNotAllowed', 'scopeMissing'].includes(outcome);
      expect(isRefusal ? outcome : 'in', `${endpoint.name} with ${scope}: ${outcome}`).toBe(expected);
      await app.client.db.deleteFrom('rate_limit').execute();
    }
  }
});
