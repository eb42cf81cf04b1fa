import { expect, test } from 'vitest';
import { numberValue, postalCodeText, readNumber, withProtocol } from './typing.ts';

test('the hyphen of a postal code is inserted automatically, and can be deleted', () => {
  expect(['3', '34', '345', '34-5', '34-500', '34 500', '345001', '34-', 'ab'].map(postalCodeText)).toEqual([
    '3',
    '34',
    '34-5',
    '34-5',
    '34-500',
    '34-500',
    '34-500',
    '34-',
    '',
  ]);
});

test('numbers are formatted with a comma and parsed with either separator', () => {
  expect([numberValue(24.5, 2), numberValue(24, 2), numberValue(0.5)]).toEqual(['24,50', '24', '0,5']);
  expect(['1 234,50', '12.5', '', 'x', '-3'].map((text) => readNumber(text))).toEqual([1234.5, 12.5, null, null, null]);
});

test('an address gets its protocol, other text does not', () => {
  expect(['sery.pl', 'http://a.pl', 'sery', ' '].map(withProtocol)).toEqual([
    'https://sery.pl',
    'http://a.pl',
    'sery',
    '',
  ]);
});
