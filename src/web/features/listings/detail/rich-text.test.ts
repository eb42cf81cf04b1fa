import { expect, test } from 'vitest';
import { withoutMarks } from '#kinds/text-marks.ts';
import { textBlocks } from './rich-text.ts';

const shown = (text: string) =>
  textBlocks(text).map(({ is, lines }) => [
    is,
    ...lines.map((runs) => runs.map(({ text: words, isBold }) => (isBold ? `<${words}>` : words)).join('')),
  ]);

test('paragraphs, lines and lists are distinguished', () => {
  expect(shown('Miód\nlipowy\n\n- słoik\n- wiadro\nOdbiór')).toEqual([
    ['paragraph', 'Miód', 'lipowy'],
    ['list', 'słoik', 'wiadro'],
    ['paragraph', 'Odbiór'],
  ]);
  expect(shown('a\r\n\r\n\r\nb')).toEqual([
    ['paragraph', 'a'],
    ['paragraph', 'b'],
  ]);
  expect(shown('- a\n\n- b')).toEqual([['list', 'a', 'b']]);
});

test('text between double asterisks is bold, unpaired marks stay text', () => {
  expect(shown('Tylko **świeże** i **wędzone**')).toEqual([['paragraph', 'Tylko <świeże> i <wędzone>']]);
  expect(shown('2 ** 3 ** 4')).toEqual([['paragraph', '2 ** 3 ** 4']]);
  expect(shown('**bez końca')).toEqual([['paragraph', '**bez końca']]);
  expect(shown('- **a** b')).toEqual([['list', '<a> b']]);
});

test('other markup is plain text', () => {
  expect(shown('<b>x</b> [a](http://b)')).toEqual([['paragraph', '<b>x</b> [a](http://b)']]);
  expect(shown('-20 stopni')).toEqual([['paragraph', '-20 stopni']]);
});

test('marks are stripped where a text is one line', () => {
  expect(withoutMarks('**Świeże**\n- ser\n- masło -5 zł')).toBe('Świeże\nser\nmasło -5 zł');
});
