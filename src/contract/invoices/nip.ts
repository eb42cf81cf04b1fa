const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** The first three digits identify a tax office: none starts with 0 or ends with 00. KSeF rejects any other. */
const FORM = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

/** Whether ten digits are a NIP: the last is the weighted sum of the others modulo 11, which must not be 10. */
export function isNip(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return FORM.test(digits) && sum % 11 === Number(digits[9]);
}

/** A NIP without the spaces, hyphens and `PL` that people write. */
export function nipDigits(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/^PL/i, '');
}
