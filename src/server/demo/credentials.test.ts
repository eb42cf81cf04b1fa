import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CredentialState } from '#contract/credentials/states.ts';
import { untilDone } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';
import { presentCredential } from '../credentials/present.ts';
import { findCredential } from '../credentials/repository.ts';
import { layMarket } from './lay-market.ts';

const app = testApp();

test('the demo market has credentials in all states, some with documents that wait', async () => {
  await layMarket(app.client, app.app.jobs, Date.now(), 1);
  await untilDone(app, ['demo.documents']);
  const ids = await app.client.db.selectFrom('credential').select(['id', 'document_key']).execute();
  const states = new Set<CredentialState>();
  for (const { id } of ids.slice(0, 200)) {
    const row = await findCredential(app.client.db, id);
    if (row) states.add(presentCredential(row).state);
  }
  expect([...states].sort()).toEqual(['expired', 'seen', 'stated']);
  expect(ids.filter(({ document_key: key }) => key !== null).length).toBeGreaterThan(0);
  const { rows } = await sql<{ checked: number }>`
    select count(*)::int as checked from listing where checked_until > now()`.execute(app.client.db);
  expect(rows[0]?.checked).toBeGreaterThan(0);
});
