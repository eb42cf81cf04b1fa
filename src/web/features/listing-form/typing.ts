/** Digits of a postal code as it is written: the dash comes by itself after the second. */
export function postalCodeText(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 5);
  return digits.length > 2 || /^\d{2}-$/.test(typed) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/** A number as a form shows it: with the decimal comma, grosze always as two digits. */
export function numberValue(value: number, decimals?: number): string {
  const text = decimals === undefined || Number.isInteger(value) ? String(value) : value.toFixed(decimals);
  return text.replace('.', ',');
}

/** A number that was typed, for the preview; null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) || value < 0 ? null : value;
}

/** Hardly anybody types what a browser leaves out. */
export function withProtocol(text: string): string {
  const address = text.trim();
  return address && !/^[a-z]+:/i.test(address) && address.includes('.') ? `https://${address}` : address;
}
