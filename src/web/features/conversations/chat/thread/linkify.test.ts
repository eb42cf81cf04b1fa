import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesSite, linkFacts, linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));
const phones = (text: string) => linkify(text).flatMap((part) => (part.kind === 'phone' ? [part.href] : []));

/** Texts of the characters of links and phone numbers, and of what may surround them. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'http://',
        'https://',
        'www.',
        'javascript:',
        'data:',
        'ftp://',
        '//',
        '@',
        '+48 ',
        '600 100 200',
      ),
      fc.constantFrom(
        'a.pl',
        'jarmark.pl/ad/1',
        '(',
        ')',
        '[',
        ']',
        ',',
        '.',
        ' ',
        '\n',
        '"',
        '<',
        '>',
        '\\',
        '\u202e',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

test('no character of any text is lost or changed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        linkify(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('a link leads only to http or https, a phone number only to tel', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const part of linkify(text)) {
        if (part.kind === 'link') expect(new URL(part.href).protocol).toMatch(/^https?:$/);
        if (part.kind === 'phone') expect(part.href).toMatch(/^tel:\+?\d{9,15}$/);
      }
    }),
  );
});

test.each([
  ['Zobacz https://jarmark.pl/ad/12.', ['https://jarmark.pl/ad/12']],
  ['(https://pl.wikipedia.org/wiki/Ser_(żywność))', ['https://pl.wikipedia.org/wiki/Ser_(żywność)']],
  ['www.serowar.pl, a potem http://miod.pl/?a=1&b=2!', ['www.serowar.pl', 'http://miod.pl/?a=1&b=2']],
  ['„https://miod.pl” i <https://ser.pl>', ['https://miod.pl', 'https://ser.pl']],
  ['HTTPS://MIOD.PL/Lipa', ['HTTPS://MIOD.PL/Lipa']],
  ['javascript:alert(1) data:text/html,x ftp://a.pl file:///etc', []],
  ['ser.pl, jan@www.pl, xhttps://a.pl, https://, http://localhost, www.', []],
])('the links in %j are %j', (text, found) => {
  expect(links(text)).toEqual(found);
});

test.each([
  ['Proszę dzwonić: 600 100 200, po 18.', ['tel:600100200']],
  ['tel.600-100-200 albo +48600100200', ['tel:+48600100200']],
  ['Biuro: 22 123 45 67. Z zagranicy +49 30 1234567.', ['tel:221234567', 'tel:+49301234567']],
  ['Konto 12 3456 7890 1234 5678 9012 3456', []],
  ['Cena 123 456 789 zł, dnia 2026-11-21, o 12:30, EAN 5901234123457', []],
])('the phone numbers in %j are %j', (text, found) => {
  expect(phones(text)).toEqual(found);
});

test('a link without a scheme opens as https', () => {
  expect(linkify('www.ser.pl/a')).toEqual([{ kind: 'link', text: 'www.ser.pl/a', href: 'https://www.ser.pl/a' }]);
});

test('lookalike characters and a user name before the host are detected', () => {
  expect(linkFacts('https://аllegro.pl/oferta')).toMatchObject({ isLookalike: true, isDisguised: false });
  expect(linkFacts('https://аllegro.pl').host).toMatch(/^xn--/);
  expect(linkFacts('https://allegro.pl@zlodziej.example/x')).toEqual({
    host: 'zlodziej.example',
    isLookalike: false,
    isDisguised: true,
  });
});

test("only the site's own hosts count as internal", () => {
  expect(leavesSite('https://jarmark.pl/ad/1', ['jarmark.pl'])).toBe(false);
  expect(leavesSite('https://jarmark.pl.zlodziej.example/ad/1', ['jarmark.pl'])).toBe(true);
  expect(leavesSite('https://jarmark.pl@zlodziej.example/', ['jarmark.pl'])).toBe(true);
});
