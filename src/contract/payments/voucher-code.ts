/** A code as it is stored: four to twenty capital letters, digits and hyphens. */
export const VOUCHER_CODE = /^[A-ZĄĆĘŁŃÓŚŹŻ0-9][A-ZĄĆĘŁŃÓŚŹŻ0-9-]{3,19}$/;
export const VOUCHER_CODE_MAX_LENGTH = 20;

/** Converts a typed code to its stored form: people type lower case and spaces. */
export function codeText(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, '').toLocaleUpperCase('pl');
}
