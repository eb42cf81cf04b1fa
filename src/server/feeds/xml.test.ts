import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, escapeAttribute, escapeText, withoutForbidden, xmlDocument } from './xml.ts';

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
const markupText = fc.string({
  unit: fc.constantFrom('<', '>', '&', '"', "'", ']', '\r', '\n', '\t', ';', 'a', 'ż', '🐝'),
});

/** Unescapes a text like an XML parser. */
function parse(escaped: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return escaped.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCharCode(Number(code)) : (named[name] ?? ''),
  );
}

test('unescaping restores the text', () => {
  fc.assert(fc.property(fc.oneof(anyText, markupText), (text) => parse(escapeText(text)) === withoutForbidden(text)));
  fc.assert(
    fc.property(fc.oneof(anyText, markupText), (text) => parse(escapeAttribute(text)) === withoutForbidden(text)),
  );
});

test('escaped text contains no markup and nothing that a parser would change', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, markupText),
      (text) => !/[<>"\r]|&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(escapeText(text)),
    ),
  );
  fc.assert(fc.property(fc.oneof(anyText, markupText), (text) => !/[<>"\r\n\t]/.test(escapeAttribute(text))));
});

test('control characters and lone surrogates are dropped, letters and emoji stay', () => {
  expect(withoutForbidden('a\u0000b\u0008c\u001Fd\uFFFEe\uD83Df')).toBe('abcdef');
  expect(withoutForbidden('Zażółć\tgęślą\njaźń 🐝 їжак')).toBe('Zażółć\tgęślą\njaźń 🐝 їжак');
});

test('an element escapes strings, keeps markup and omits missing values', () => {
  const inner = element('b', {}, 'a < b');
  expect(element('a', { href: '/?x=1&y="2"', rel: null, n: 3 }, inner, null, undefined, '&').markup).toBe(
    '<a href="/?x=1&amp;y=&quot;2&quot;" n="3"><b>a &lt; b</b>&amp;</a>',
  );
  expect(element('br').markup).toBe('<br/>');
  expect(element('p', {}, '').markup).toBe('<p/>');
});

test('a document starts with the XML declaration', () => {
  expect(xmlDocument(element('root'))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<root/>\n');
});
