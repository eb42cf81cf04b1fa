/** The number series, counted separately per month. Those with a `T` are for samples, which are no real invoices. */
export const SERIES = {
  invoice: { real: 'FV', sample: 'TFV' },
  correction: { real: 'KOR', sample: 'TKOR' },
} as const;

const DIGITS = 4;

/** An invoice's full number: `FV/2026/11/0001`. `month`: any day of it, or `YYYY-MM`. */
export function invoiceNumber({ series, month, number }: { series: string; month: string; number: number }): string {
  const [year, monthOfYear] = month.split('-');
  return `${series}/${year}/${monthOfYear}/${String(number).padStart(DIGITS, '0')}`;
}

/** Whether the invoices of a series are samples. */
export function isSampleSeries(series: string): boolean {
  return series === SERIES.invoice.sample || series === SERIES.correction.sample;
}

/** An invoice's file name: `FV-2026-11-0001.pdf`. */
export function invoiceFileName(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
