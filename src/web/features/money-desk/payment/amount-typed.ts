/** What somebody typed as an amount of złoty (`12,50`), PLN; null where that is none. */
export function amountTyped(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]|zł$/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** An amount as it is typed: `12,50`. */
export function typedAmount(pln: number): string {
  return pln.toFixed(2).replace('.', ',');
}
