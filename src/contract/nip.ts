const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** The first three digits are the number of a tax office: none begins with 0 or ends with 00. KSeF takes no others. */
const FORM = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

/** Whether ten digits are a NIP: the last one is the weighted sum of the others modulo 11, which is never 10. */
export function isNip(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return FORM.test(digits) && sum % 11 === Number(digits[9]);
}

/** A NIP as people write it, without its gaps, lines and `PL`. */
export function nipDigits(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/^PL/i, '');
}
