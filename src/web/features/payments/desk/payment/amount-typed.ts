/** Parses an amount in PLN (`12,50`); null when invalid. */
export function amountTyped(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]|zł$/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Formats an amount as it is typed: `12,50`. */
export function typedAmount(pln: number): string {
  return pln.toFixed(2).replace('.', ',');
}
