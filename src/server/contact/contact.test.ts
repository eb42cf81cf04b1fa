import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const aMessage = {
  name: 'Halina',
  email: 'halina@example.pl',
  message: 'Dzień dobry, mam pytanie o ogłoszenie.',
  key: 'k-12345678',
};
const stored = () => app.client.db.selectFrom('contact_message').selectAll().execute();

test('a message is stored and mailed to the operators once, however often it is sent', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(await app.api().call(sendContactMessage, { body: aMessage })).toEqual({
      success: true,
      data: { received: true },
    });
  }
  expect(await stored()).toHaveLength(1);
  const outbox = join(app.dataDir, 'outbox');
  await vi.waitFor(() => expect(existsSync(outbox) && readdirSync(outbox)).toHaveLength(1), {
    timeout: 15_000,
    interval: 100,
  });
  // The file exists before its content does.
  await vi.waitFor(
    () =>
      expect(readFileSync(join(outbox, readdirSync(outbox)[0] as string), 'utf8')).toContain(
        'Reply-To: halina@example.pl',
      ),
    { timeout: 15_000, interval: 100 },
  );
});

test('concurrent submissions of one form are one message', async () => {
  await Promise.all(
    Array.from({ length: 4 }, () => app.api().call(sendContactMessage, { body: { ...aMessage, key: 'k-parallel' } })),
  );
  expect(await stored()).toHaveLength(1);
});

test('a message by a bot gets the usual response and is discarded', async () => {
  await app
    .api()
    .call(sendContactMessage, { body: { ...aMessage, key: 'k-robot-000', website: 'https://spam.example' } });
  expect(await stored()).toHaveLength(0);
});

test('every invalid field is named, and nothing is stored', async () => {
  const call = app
    .api('en')
    .call(sendContactMessage, { body: { name: '', email: 'nobody', message: 'short', key: 'k-12345678' } });
  await expect(call).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      name: ['Enter your name.'],
      email: ['Enter a valid e-mail address.'],
      message: ['This text is too short.'],
    },
  });
  expect(await stored()).toHaveLength(0);
});
