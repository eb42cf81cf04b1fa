import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  component,
  escapeText,
  foldLine,
  momentProperty,
  plainProperty,
  textListProperty,
  textProperty,
} from './icalendar.ts';

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('\\', ';', ',', '\n', 'n', ' ', 'ą', 'ї', '€', '🐝', '👩‍🌾'), fc.string()),
});
const lineText = text.map((each) => each.replace(/[\r\n]/g, ''));

function unfold(lines: string): string {
  return lines.replace(/\r\n[ \t]/g, '').replace(/\r\n$/, '');
}

/** Unescapes a text like a calendar program. */
function parse(escaped: string): string {
  return escaped.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}

test('unfolding a folded line restores it', () => {
  fc.assert(fc.property(lineText, (line) => unfold(foldLine(line)) === line.toWellFormed()));
});

test('folded lines have at most 75 octets and never split a character', () => {
  const long = fc.array(lineText, { minLength: 5, maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(long, (line) => {
      for (const each of foldLine(line).split('\r\n')) {
        expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
        expect(each.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('a line is folded as late as possible', () => {
  expect(foldLine('x'.repeat(75))).toBe(`${'x'.repeat(75)}\r\n`);
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  expect(foldLine(`${'x'.repeat(74)}ą`)).toBe(`${'x'.repeat(74)}\r\n ą\r\n`);
  expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`);
});

test('unescaping restores the text, and escaped text is on one line', () => {
  const printable = text.map((each) => each.replace(/[\p{Cc}--\n]/gv, '').toWellFormed());
  fc.assert(fc.property(printable, (each) => parse(escapeText(each)) === each));
  fc.assert(fc.property(text, (each) => !/[\r\n]/.test(escapeText(each))));
});

test('escaping follows the standard', () => {
  expect(escapeText('Ser, miód; \\ chleb\r\nwstęp\rwolny\u0007')).toBe('Ser\\, miód\\; \\\\ chleb\\nwstęp\\nwolny');
});

test('a property with an empty text is left out', () => {
  expect(textProperty('SUMMARY', '')).toBe('');
  expect(textProperty('SUMMARY', null)).toBe('');
  expect(textListProperty('CATEGORIES', [])).toBe('');
});

test('several texts are separated by commas that are not escaped', () => {
  expect(textListProperty('CATEGORIES', ['Targi', 'Sery, miody'])).toBe('CATEGORIES:Targi,Sery\\, miody\r\n');
});

test('a non-text value cannot inject another property', () => {
  expect(plainProperty('URL', 'https://example.org/\r\nX-EVIL:1')).toBe('URL:https://example.org/X-EVIL:1\r\n');
});

test('a timestamp is in UTC, to the second', () => {
  expect(momentProperty('DTSTART', '2026-08-23T08:00:00.123Z')).toBe('DTSTART:20260823T080000Z\r\n');
  expect(momentProperty('DTSTART', new Date('2026-01-02T00:30:00+01:00'))).toBe('DTSTART:20260101T233000Z\r\n');
});

test('a component encloses its lines', () => {
  expect(component('VEVENT', 'A:1\r\n', '', 'B:2\r\n')).toBe('BEGIN:VEVENT\r\nA:1\r\nB:2\r\nEND:VEVENT\r\n');
});
