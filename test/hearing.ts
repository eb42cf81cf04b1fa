import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DomainEvents, EventName } from '#server/platform/events.ts';
import type { TestApp } from './test-app.ts';

const CHANNEL = 'jarmark_event';

/** All events emitted while an action runs; complete once a marker event, sent last, has arrived. */
export async function hearing<N extends EventName>(
  test: TestApp,
  name: N,
  during: () => Promise<unknown>,
): Promise<DomainEvents[N][]> {
  const events: DomainEvents[N][] = [];
  const mark = randomUUID();
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const take = (text: string) => {
    const told = JSON.parse(text) as { name: string; payload: never };
    if (told.name === mark) end();
    if (told.name === name) events.push(told.payload);
  };
  await test.client.listen(CHANNEL, { onPayload: take, onLost: () => {}, onReconnect: () => {} });
  await during();
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ name: mark, payload: {} })})`.execute(test.client.db);
  await isOver;
  return events;
}
