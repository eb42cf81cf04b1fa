import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DomainEvents, EventName } from '#server/events.ts';
import type { TestApp } from './test-app.ts';

const CHANNEL = 'jarmark_event';

/** What is told of while something is done: all of it, for a mark that is sent last has come through. */
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
  await test.client.listen(CHANNEL, take, () => {});
  await during();
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ name: mark, payload: {} })})`.execute(test.client.db);
  await isOver;
  return events;
}
