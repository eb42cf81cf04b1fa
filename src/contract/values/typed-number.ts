const WHOLE_OR_DECIMAL = /^[-+]?\d+([.,]\d+)?$/;
/** Thousands separated by points, as some write them before a decimal comma: `1.200,00`. */
const PARTED_BY_POINTS = /^\d{1,3}(\.\d{3})+,\d+$/;
const CURRENCY = /(zł|zl|pln)\.?$/i;

/**
 * Parses a number as people type it: with a decimal comma or point, and spaces between thousands. NaN for anything else
 * that a programming language may accept as a number, such as `0x10` or `1e3`; undefined for an empty text.
 */
export function readTypedNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return undefined;
  const bare = PARTED_BY_POINTS.test(plain) ? plain.replaceAll('.', '') : plain;
  return WHOLE_OR_DECIMAL.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}

/** The same for a price, which may name its currency: `3,50 zł`. */
export function readTypedPrice(text: string): number | undefined {
  return readTypedNumber(text.trim().replace(CURRENCY, ''));
}
