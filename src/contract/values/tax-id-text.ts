/** Formats a NIP: `123-456-32-18`. */
export function taxIdText(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}
