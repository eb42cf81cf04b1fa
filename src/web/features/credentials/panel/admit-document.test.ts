import { expect, test } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '#contract/credentials/states.ts';
import { reasonAgainst } from './admit-document.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

test('a PDF and the usual pictures are documents, also where the phone names no type', () => {
  expect(reasonAgainst(file('certyfikat.pdf', 'application/pdf'))).toBeNull();
  expect(reasonAgainst(file('IMG_1.jpg', 'image/jpeg'))).toBeNull();
  expect(reasonAgainst(file('IMG_1.JPG', ''))).toBeNull();
});

test('other files are not', () => {
  expect(reasonAgainst(file('umowa.docx', 'application/vnd.openxmlformats'))).toBe('validation.documentFormat');
  expect(reasonAgainst(file('obraz.svg', 'image/svg+xml'))).toBe('validation.documentFormat');
  expect(reasonAgainst(file('plik', ''))).toBe('validation.documentFormat');
});

test('a PDF must fit as it is; a picture is made smaller first', () => {
  const size = DOCUMENT_MAX_BYTES + 1;
  expect(reasonAgainst(file('skan.pdf', 'application/pdf', size))).toBe('validation.documentTooLarge');
  expect(reasonAgainst(file('zdjecie.jpg', 'image/jpeg', size))).toBeNull();
});
