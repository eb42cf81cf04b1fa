/** The rows of numbers, each counted by itself in each month. Those with a `T` are of samples, which are no documents. */
export const SERIES = {
  invoice: { real: 'FV', sample: 'TFV' },
  correction: { real: 'KOR', sample: 'TKOR' },
} as const;

const DIGITS = 4;

/** How an invoice is called: `FV/2026/11/0001`. `month`: any day of it, or `YYYY-MM`. */
export function invoiceNumber({ series, month, number }: { series: string; month: string; number: number }): string {
  const [year, monthOfYear] = month.split('-');
  return `${series}/${year}/${monthOfYear}/${String(number).padStart(DIGITS, '0')}`;
}

/** Whether the invoices of a row of numbers are samples. */
export function isSampleSeries(series: string): boolean {
  return series === SERIES.invoice.sample || series === SERIES.correction.sample;
}

/** The name of an invoice as a file: `FV-2026-11-0001.pdf`. */
export function invoiceFileName(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
