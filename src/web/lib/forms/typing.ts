import { readTypedNumber, readTypedPrice } from '#contract/values/typed-number.ts';

/** Formats a postal code while typing: inserts the hyphen after the second digit. */
export function postalCodeText(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 5);
  return digits.length > 2 || /^\d{2}-$/.test(typed) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/** A number as a form shows it: decimal comma, grosze always two digits. */
export function numberValue(value: number, decimals?: number): string {
  const text = decimals === undefined || Number.isInteger(value) ? String(value) : value.toFixed(decimals);
  return text.replace('.', ',');
}

/** Parses a typed number for the preview; null when invalid. */
export function readNumber(text: string, as: 'number' | 'price' | 'pieces' = 'number'): number | null {
  const value = as === 'price' ? readTypedPrice(text) : readTypedNumber(text);
  return value === undefined || !Number.isFinite(value) || value < 0 ? null : value;
}

/** Few people type the protocol. */
export function withProtocol(text: string): string {
  const address = text.trim();
  return address && !/^[a-z]+:/i.test(address) && address.includes('.') ? `https://${address}` : address;
}
