import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReplyAddress, replyAddress } from './reply-address.ts';
import { markedLine, replyTextOf } from './reply-text.ts';

const MARK = markedLine('Napisz odpowiedź nad tą linią');
const OWN = 'Tak, jest jeszcze.\n\nZapraszam w sobotę.';

test.each([
  ['nothing else', OWN],
  ['our mark, quoted', `${OWN}\n\n> ${MARK}\n> Czeka na ciebie wiadomość`],
  ['our mark without quotes', `${OWN}\n\n${MARK}\nCzeka na ciebie wiadomość`],
  ['Gmail in Polish', `${OWN}\n\npon., 23 lis 2026 o 10:12 Jarmark <jarmark@example.org> napisał(a):\n\n> Czeka`],
  ['Gmail in two lines', `${OWN}\n\nOn Mon, Nov 23, 2026 at 10:12 AM Jarmark <jarmark@example.org>\nwrote:\n\n> Hi`],
  ['Thunderbird', `${OWN}\n\nW dniu 23.11.2026 o 10:12, Jarmark pisze:\n> Czeka`],
  ['German', `${OWN}\n\nAm 23.11.2026 um 10:12 schrieb Jarmark:\n> Hallo`],
  ['Spanish', `${OWN}\n\nEl lun, 23 nov 2026 a las 10:12, Jarmark escribió:\n> Hola`],
  ['Italian', `${OWN}\n\nIl giorno lun 23 nov 2026 alle ore 10:12 Jarmark ha scritto:\n> Ciao`],
  ['Ukrainian', `${OWN}\n\nпн, 23 лист. 2026 р. о 10:12 Jarmark <jarmark@example.org> пише:\n> Вітаємо`],
  ['Outlook', `${OWN}\n\n________________________________\nOd: Jarmark <jarmark@example.org>\nWysłano: poniedziałek`],
  ['Outlook without a line', `${OWN}\n\nFrom: Jarmark <jarmark@example.org>\nSent: Monday`],
  ['an original', `${OWN}\n\n-----Wiadomość oryginalna-----\nCzeka`],
  ['a signature', `${OWN}\n\n-- \nJan Kowalski\ntel. 600 700 800`],
  ['a phone’s signature', `${OWN}\n\nWysłane z iPhone'a`],
  ['Windows lines', `${OWN.replaceAll('\n', '\r\n')}\r\n\r\n> Czeka`],
])('a reply ends before %s', (_name, text) => {
  expect(replyTextOf(text)).toBe(OWN);
});

test.each([
  'Od: poniedziałku do piątku',
  'Cena -- jak w ogłoszeniu',
  '> Ile kosztuje?\n40 zł',
  'Mama pisze, że weźmie dwa',
  'W sobotę pisze Pan o 10: czy może o 11?',
])('"%s" is all a reply', (text) => {
  expect(replyTextOf(text)).toBe(text);
});

test('a mail of quotes only has no reply text', () => {
  expect(replyTextOf('> Czeka na ciebie wiadomość\n>\n> Odpisz')).toBe('');
});

const key = Buffer.alloc(32, 7);

test('a reply address is resolved case-insensitively and cannot be forged', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(id, id, (conversationId, accountId) => {
      const address = replyAddress({ conversationId, accountId }, 'reply.example.org', key);
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(readReplyAddress(address.toUpperCase(), 'reply.example.org', key)).toEqual({ conversationId, accountId });
      expect(readReplyAddress(address, 'other.example.org', key)).toBeUndefined();
      expect(readReplyAddress(address, 'reply.example.org', Buffer.alloc(32, 8))).toBeUndefined();
      expect(readReplyAddress(address.replace('+', '+1'), 'reply.example.org', key)).toBeUndefined();
    }),
  );
});
