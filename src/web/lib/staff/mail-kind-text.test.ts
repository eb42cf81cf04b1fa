import { expect, test } from 'vitest';
import { readMessages } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/message-id.ts';
import { mailKindText } from './mail-kind-text.ts';

const messages = readMessages('pl');
const t: Translate = (id) => messages[id] ?? '';

/** The kinds of mails are those with a subject; several conversations are a form of the mail about one. */
const KINDS = Object.keys(messages)
  .map((id) => /^mail\.(\w+)\.subject$/.exec(id)?.[1])
  .filter((kind): kind is string => kind !== undefined && kind !== 'conversationsWaiting');

test.each(KINDS)('%s has a name on the desk', (kind) => {
  expect(mailKindText(kind, t)).not.toBe(kind);
  expect(mailKindText(kind, t)).not.toBe('');
});

test('an unknown kind is shown by its id', () => {
  expect(mailKindText('somethingOld', t)).toBe('somethingOld');
});
